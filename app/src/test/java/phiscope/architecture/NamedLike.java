package phiscope.architecture;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.PackageMatcher;
import java.util.List;
import java.util.function.Predicate;
import java.util.regex.Pattern;

/** Classes in packages (written {@code a.b..}) or with names (written {@code a.b.C*}). */
final class NamedLike extends DescribedPredicate<JavaClass> {
  private final List<Predicate<JavaClass>> matchers;

  NamedLike(List<String> patterns) {
    super("are among %s", patterns);
    this.matchers = patterns.stream().map(NamedLike::matcher).toList();
  }

  @Override
  public boolean test(JavaClass candidate) {
    return matchers.stream().anyMatch(matcher -> matcher.test(candidate));
  }

  /** Compiled once: a rule asks about every dependency of every class. */
  private static Predicate<JavaClass> matcher(String pattern) {
    if (pattern.endsWith("..")) {
      PackageMatcher packages = PackageMatcher.of(pattern);
      return candidate -> packages.matches(candidate.getPackageName());
    }
    Predicate<String> named =
        Pattern.compile(Pattern.quote(pattern).replace("*", "\\E[^.]*\\Q")).asMatchPredicate();
    return candidate -> named.test(candidate.getName());
  }
}
