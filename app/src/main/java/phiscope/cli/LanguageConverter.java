package phiscope.cli;

import java.util.Arrays;
import phiscope.text.Messages.Language;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Takes the tag of a language that Phiscope speaks, and no other. */
final class LanguageConverter implements ITypeConverter<String> {
  @Override
  public String convert(String tag) {
    if (Arrays.stream(Language.values()).noneMatch(language -> language.tag().equals(tag))) {
      throw new TypeConversionException(tag);
    }
    return tag;
  }
}
