package phiscope.architecture;

import static com.tngtech.archunit.base.DescribedPredicate.alwaysTrue;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.domain.Dependency;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.lang.ArchCondition;
import com.tngtech.archunit.lang.ConditionEvents;
import com.tngtech.archunit.lang.SimpleConditionEvent;
import java.util.List;

/** Who may know whom. */
final class LayerRules {
  /** From the bottom up: each may know those before it. */
  private static final List<String> LAYERS =
      List.of("core", "bench", "text", "figure", "dataset", "lesson", "example", "cli", "ui");

  private final String root;

  LayerRules(String root) {
    this.root = root;
  }

  List<Rule> all() {
    return List.of(
        new Rule(
            "arrows point up the list of layers only",
            classes()
                .that()
                .resideInAPackage(root + "..")
                .should(onlyKnowLayersBelow())
                .because(
                    "a bench is read, drawn, explained and exported by functions of one document;"
                        + " a part that knew a later one could not be tested or used without it")),
        new Rule(
            "core knows nothing but Java and the numeric libraries",
            classes()
                .that()
                .resideInAPackage(root + ".core..")
                .should()
                .onlyDependOnClassesThat()
                .resideInAnyPackage(
                    root + ".core..",
                    "java.lang..",
                    "java.util",
                    "java.util.function",
                    "java.util.stream",
                    "java.util.regex",
                    "java.math",
                    "org.apache.commons.math3..",
                    "org.apache.commons.numbers..")
                .because("without input and output, clocks and toolkits it gives the same bits")),
        only(
            "only the window knows the toolkit",
            List.of("javafx..", "com.sun.javafx..", "org.kordamp..", "atlantafx.."),
            List.of(root + ".ui.."),
            "commands and exports must run, and start quickly, where no window can open"),
        only(
            "only figures know the drawing of the JDK",
            List.of("java.awt..", "javax.imageio..", "javax.swing.."),
            List.of(root + ".figure.."),
            "what is drawn is decided by figures, and drawn by their painters, in one place"),
        only(
            "only documents, data files, lessons, examples and commands know JSON",
            List.of("com.fasterxml.jackson.."),
            List.of(
                root + ".bench..",
                root + ".dataset..",
                root + ".lesson..",
                root + ".example..",
                root + ".cli.."),
            "a format is read and written at the edge; inside there are values"),
        only(
            "only commands know the command line library",
            List.of("picocli.."),
            List.of(root + ".cli.."),
            "the same work is done from the window"),
        only(
            "only the capture opens sockets",
            List.of(
                "java.net.http..",
                "java.nio.channels.Datagram*",
                "java.net.Datagram*",
                "java.net.*Socket"),
            List.of(root + ".dataset..", root + ".cli.."),
            "a lesson or a document from elsewhere must not reach the network"),
        new Rule(
            "the topics of core do not know each other",
            slices()
                .matching(root + ".core.(*)..")
                .should()
                .notDependOnEachOther()
                .ignoreDependency(
                    alwaysTrue(),
                    resideInAnyPackage(
                        root + ".core.numeric..",
                        root + ".core.trace..",
                        root + ".core.detector..",
                        root + ".core.kernel.."))
                .because("each topic can be read, taught and changed alone")),
        new Rule(
            "no package of core depends on itself in a circle",
            slices()
                .matching(root + ".core.(*)..")
                .should()
                .beFreeOfCycles()
                .because(
                    "numeric, trace, detector and kernel are the ground that topics stand on")),
        new Rule(
            "view models have no scene",
            noClasses()
                .that()
                .resideInAPackage(root + ".ui.viewmodel..")
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage(
                    "javafx.scene..",
                    "javafx.stage..",
                    "javafx.application..",
                    "javafx.animation..",
                    root + ".ui.view..")
                .because("what the window does is tested without opening one")));
  }

  private static Rule only(
      String name, List<String> libraries, List<String> packages, String reason) {
    return new Rule(
        name,
        noClasses()
            .that()
            .resideOutsideOfPackages(packages.toArray(String[]::new))
            .should()
            .dependOnClassesThat(new NamedLike(libraries))
            .because(reason));
  }

  private ArchCondition<JavaClass> onlyKnowLayersBelow() {
    return new ArchCondition<>("know only themselves and the layers before them") {
      @Override
      public void check(JavaClass from, ConditionEvents events) {
        for (Dependency dependency : from.getDirectDependenciesFromSelf()) {
          JavaClass to = dependency.getTargetClass().getBaseComponentType();
          boolean own = to.getPackageName().startsWith(root);
          if (own && level(to.getPackageName()) > level(from.getPackageName())) {
            events.add(SimpleConditionEvent.violated(from, dependency.getDescription()));
          }
        }
      }
    };
  }

  /** The root package, where everything is put together, is above all. */
  private int level(String packageName) {
    if (packageName.equals(root)) {
      return LAYERS.size();
    }
    int level = LAYERS.indexOf(packageName.substring(root.length() + 1).split("\\.")[0]);
    if (level < 0) {
      throw new AssertionError(packageName + " is in no layer: name it in LayerRules.LAYERS");
    }
    return level;
  }
}
