package phiscope.architecture;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.PackageMatcher;
import java.util.List;
import java.util.regex.Pattern;

/** Classes in packages (written {@code a.b..}) or with names (written {@code a.b.C*}). */
final class NamedLike extends DescribedPredicate<JavaClass> {
  private final List<String> patterns;

  NamedLike(List<String> patterns) {
    super("are among %s", patterns);
    this.patterns = patterns;
  }

  @Override
  public boolean test(JavaClass candidate) {
    return patterns.stream().anyMatch(pattern -> matches(pattern, candidate));
  }

  private static boolean matches(String pattern, JavaClass candidate) {
    if (pattern.endsWith("..")) {
      return PackageMatcher.of(pattern).matches(candidate.getPackageName());
    }
    String regex = Pattern.quote(pattern).replace("*", "\\E[^.]*\\Q");
    return candidate.getName().matches(regex);
  }
}
