package phiscope.architecture;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaAccess;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaCodeUnitAccess;
import java.util.Arrays;
import java.util.HashSet;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Calls of and references to named methods: {@code a.b.C.method} with any parameters, {@code
 * a.b.C.method(int,a.b.D)} with these; a constructor is {@code a.b.C.<init>}.
 */
final class Calls extends DescribedPredicate<JavaAccess<?>> {
  private final Set<String> methods;

  Calls(String what, String... methods) {
    super("%s", what);
    this.methods = new HashSet<>(Arrays.asList(methods));
  }

  @Override
  public boolean test(JavaAccess<?> access) {
    return access instanceof JavaCodeUnitAccess<?> call && isNamed(call);
  }

  private boolean isNamed(JavaCodeUnitAccess<?> call) {
    String name = call.getTargetOwner().getName() + "." + call.getName();
    String parameters =
        call.getTarget().getRawParameterTypes().stream()
            .map(JavaClass::getName)
            .collect(Collectors.joining(",", "(", ")"));
    return methods.contains(name) || methods.contains(name + parameters);
  }
}
