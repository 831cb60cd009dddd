package phiscope.architecture;

import static com.tngtech.archunit.core.domain.JavaCall.Predicates.target;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.assignableTo;
import static com.tngtech.archunit.core.domain.properties.HasName.Predicates.name;
import static com.tngtech.archunit.core.domain.properties.HasOwner.Predicates.With.owner;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.fields;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.GeneralCodingRules.ACCESS_STANDARD_STREAMS;
import static com.tngtech.archunit.library.GeneralCodingRules.THROW_GENERIC_EXCEPTIONS;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.lang.ArchCondition;
import com.tngtech.archunit.lang.ConditionEvents;
import com.tngtech.archunit.lang.SimpleConditionEvent;
import java.util.List;

/** What holds in every part. */
final class EverywhereRules {
  private final String root;

  EverywhereRules(String root) {
    this.root = root;
  }

  List<Rule> all() {
    return List.of(
        new Rule(
            "sealed families are closed over values",
            classes()
                .that(areSealed())
                .should(permitOnlyValues())
                .because("whoever handles all cases must be able to compare and to keep them")),
        new Rule(
            "only commands and the launch touch the standard streams",
            noClasses()
                .that()
                .resideOutsideOfPackages(root, root + ".cli..")
                .should(ACCESS_STANDARD_STREAMS)
                .because("a user reads problems where he looks, never a stray line")),
        new Rule(
            "only the program ends the process",
            noClasses()
                .that()
                .doNotHaveFullyQualifiedName(root + ".Phiscope")
                .and()
                // Once Ctrl+C is ending the process, nobody is there to give an exit code back to.
                .doNotHaveFullyQualifiedName(root + ".cli.Interruption")
                .should()
                .accessTargetWhere(
                    new Calls(
                        "it ends the process",
                        "java.lang.System.exit",
                        "java.lang.Runtime.exit",
                        "java.lang.Runtime.halt"))
                .because("an exit code is given back, so that a test can read it")),
        new Rule(
            "no generic exception is thrown",
            noClasses()
                .should(THROW_GENERIC_EXCEPTIONS)
                .because("an error says what was got and what would be right")),
        new Rule(
            "what is static does not change",
            fields()
                .that()
                .areStatic()
                .should()
                .beFinal()
                .because("two windows, two tests or two runs must not meet there")),
        new Rule(
            "names say what a thing is",
            noClasses()
                .should()
                .haveNameMatching(".*(Util|Utils|Helper|Manager|Impl|Processor|Info|Data)")
                .orShould()
                .haveSimpleNameStartingWith("Abstract")
                .because("such a word in a name means that the name is missing")),
        new Rule(
            "view models are in their package",
            classes()
                .that()
                .haveSimpleNameEndingWith("ViewModel")
                .should()
                .resideInAPackage(root + ".ui.viewmodel..")
                .because("the rules about them go by the package")),
        new Rule(
            "style lives in style sheets",
            noClasses()
                .should()
                .callMethodWhere(
                    target(name("setStyle"))
                        .and(target(owner(assignableTo("javafx.css.Styleable")))))
                .because("light, dark and projector mode change sheets, not code")),
        new Rule(
            "there is one door to the thread of the window",
            noClasses()
                .that()
                .doNotHaveSimpleName("FxThread")
                .should()
                .accessTargetWhere(
                    new Calls(
                        "it goes to the thread of the window",
                        "javafx.application.Platform.runLater",
                        "javafx.application.Platform.runAndWait"))
                .because("what comes back from the background is ordered in one place")),
        new Rule(
            "whoever formats names the locale",
            noClasses()
                .should()
                .accessTargetWhere(
                    new Calls(
                        "its result depends on the machine's locale",
                        "java.lang.String.format(java.lang.String,[Ljava.lang.Object;)",
                        "java.lang.String.formatted([Ljava.lang.Object;)",
                        "java.lang.String.toLowerCase()",
                        "java.lang.String.toUpperCase()",
                        "java.io.PrintStream.printf(java.lang.String,[Ljava.lang.Object;)",
                        "java.io.PrintWriter.printf(java.lang.String,[Ljava.lang.Object;)",
                        "java.text.NumberFormat.getInstance()",
                        "java.text.NumberFormat.getIntegerInstance()",
                        "java.text.NumberFormat.getPercentInstance()",
                        "java.text.DecimalFormat.<init>(java.lang.String)",
                        "java.text.MessageFormat.<init>(java.lang.String)",
                        "java.text.MessageFormat.format(java.lang.String,[Ljava.lang.Object;)",
                        "java.time.format.DateTimeFormatter.ofPattern(java.lang.String)",
                        "java.util.Scanner.<init>(java.io.InputStream)"))
                .because("a file is the same under German, Arabic and Chinese locales")),
        new Rule(
            "whoever turns bytes into text names the charset",
            noClasses()
                .should()
                .accessTargetWhere(
                    new Calls(
                        "its result depends on the machine's charset",
                        "java.lang.String.getBytes()",
                        "java.lang.String.<init>([B)",
                        "java.io.InputStreamReader.<init>(java.io.InputStream)",
                        "java.io.OutputStreamWriter.<init>(java.io.OutputStream)",
                        "java.io.PrintStream.<init>(java.io.OutputStream)",
                        "java.io.PrintStream.<init>(java.io.OutputStream,boolean)",
                        "java.io.PrintWriter.<init>(java.io.OutputStream)"))
                .orShould()
                .dependOnClassesThat(
                    new NamedLike(List.of("java.io.FileReader", "java.io.FileWriter")))
                .because("before Java 18 the default charset is that of the machine")),
        new Rule(
            "nothing from a document is executed",
            noClasses()
                .should()
                .dependOnClassesThat(
                    new NamedLike(
                        List.of(
                            "java.lang.ProcessBuilder",
                            "java.io.ObjectInputStream",
                            "javax.script..",
                            "javafx.scene.web..")))
                .orShould()
                .accessTargetWhere(
                    new Calls(
                        "it runs a program or loads code by a name",
                        "java.lang.Runtime.exec",
                        "java.lang.Runtime.load",
                        "java.lang.Runtime.loadLibrary",
                        "java.lang.System.load",
                        "java.lang.System.loadLibrary",
                        "java.lang.Class.forName",
                        "java.lang.ClassLoader.loadClass",
                        "com.fasterxml.jackson.databind.ObjectMapper.activateDefaultTyping",
                        "com.fasterxml.jackson.databind.ObjectMapper.enableDefaultTyping"))
                .because("a lesson, a document and a data file from elsewhere are untrusted")));
  }

  private static DescribedPredicate<JavaClass> areSealed() {
    return DescribedPredicate.describe("are sealed", type -> type.reflect().isSealed());
  }

  private static ArchCondition<JavaClass> permitOnlyValues() {
    return new ArchCondition<>("permit only records, enums and sealed types") {
      @Override
      public void check(JavaClass candidate, ConditionEvents events) {
        for (Class<?> permitted : candidate.reflect().getPermittedSubclasses()) {
          if (!permitted.isRecord() && !permitted.isEnum() && !permitted.isSealed()) {
            events.add(
                SimpleConditionEvent.violated(candidate, permitted.getName() + " is no value"));
          }
        }
      }
    };
  }
}
