package phiscope.example;

import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import java.util.TreeSet;
import javax.xml.parsers.DocumentBuilder;
import javax.xml.parsers.DocumentBuilderFactory;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NamedNodeMap;
import org.w3c.dom.Node;
import org.w3c.dom.NodeList;
import org.xml.sax.ErrorHandler;
import org.xml.sax.SAXParseException;

/** A page or a drawing as a strict XML parser sees it. */
final class Page {
  private final Document document;

  private Page(Document document) {
    this.document = document;
  }

  static Page parse(String markup) throws Exception {
    DocumentBuilderFactory factory = DocumentBuilderFactory.newInstance();
    factory.setNamespaceAware(true);
    factory.setFeature("http://apache.org/xml/features/nonvalidating/load-external-dtd", false);
    DocumentBuilder builder = factory.newDocumentBuilder();
    builder.setErrorHandler(new Strict());
    byte[] bytes = markup.getBytes(StandardCharsets.UTF_8);
    return new Page(builder.parse(new ByteArrayInputStream(bytes)));
  }

  private static final class Strict implements ErrorHandler {
    @Override
    public void warning(SAXParseException problem) throws SAXParseException {
      throw problem;
    }

    @Override
    public void error(SAXParseException problem) throws SAXParseException {
      throw problem;
    }

    @Override
    public void fatalError(SAXParseException problem) throws SAXParseException {
      throw problem;
    }
  }

  List<Element> elements(String name) {
    return list(document.getElementsByTagNameNS("*", name));
  }

  List<Element> all() {
    return elements("*");
  }

  private static List<Element> list(NodeList nodes) {
    List<Element> elements = new ArrayList<>();
    for (int i = 0; i < nodes.getLength(); i++) {
      elements.add((Element) nodes.item(i));
    }
    return elements;
  }

  /** The names of all elements. */
  TreeSet<String> elementNames() {
    TreeSet<String> names = new TreeSet<>();
    all().forEach(element -> names.add(element.getLocalName()));
    return names;
  }

  /** The names of all attributes, with one value of each. */
  TreeMap<String, String> attributes() {
    TreeMap<String, String> attributes = new TreeMap<>();
    for (Element element : all()) {
      NamedNodeMap of = element.getAttributes();
      for (int i = 0; i < of.getLength(); i++) {
        Node attribute = of.item(i);
        attributes.put(attribute.getNodeName(), attribute.getNodeValue());
      }
    }
    return attributes;
  }

  List<String> ids() {
    return all().stream()
        .map(element -> element.getAttribute("id"))
        .filter(id -> !id.isEmpty())
        .toList();
  }

  Element root() {
    return document.getDocumentElement();
  }

  /** All text of the body, with blanks between the elements. */
  String text() {
    StringBuilder text = new StringBuilder();
    collect(elements("body").get(0), text);
    return text.toString();
  }

  private static void collect(Node node, StringBuilder to) {
    for (Node child = node.getFirstChild(); child != null; child = child.getNextSibling()) {
      if (child.getNodeType() == Node.TEXT_NODE) {
        to.append(child.getNodeValue());
      } else if (!"script".equals(child.getLocalName())) {
        collect(child, to);
      }
    }
    to.append(' ');
  }
}
