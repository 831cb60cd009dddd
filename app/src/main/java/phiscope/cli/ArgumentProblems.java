package phiscope.cli;

import java.util.List;
import phiscope.text.Messages;
import picocli.CommandLine;
import picocli.CommandLine.IParameterExceptionHandler;
import picocli.CommandLine.MissingParameterException;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.OverwrittenOptionException;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.UnmatchedArgumentException;

/** Says in the user's language what is wrong with the arguments, one line a problem. */
final class ArgumentProblems implements IParameterExceptionHandler {
  private final Messages messages;

  ArgumentProblems(Messages messages) {
    this.messages = messages;
  }

  @Override
  public int handleParseException(ParameterException problem, String[] arguments) {
    CommandLine command = problem.getCommandLine();
    lines(problem).forEach(command.getErr()::println);
    String name = command.getCommandSpec().qualifiedName();
    command.getErr().println(messages.get("cli.problem.seeHelp", name));
    command.getErr().flush();
    return ExitCode.BAD_INPUT;
  }

  private List<String> lines(ParameterException problem) {
    if (problem instanceof UnmatchedArgumentException unmatched) {
      return unmatched.getUnmatched().stream()
          .map(argument -> messages.get("cli.problem.unknownArgument", argument))
          .toList();
    }
    if (problem instanceof MissingParameterException missing) {
      return missing.getMissing().stream()
          .map(argument -> messages.get("cli.problem.missingArgument", name(argument)))
          .toList();
    }
    if (problem instanceof OverwrittenOptionException twice) {
      return List.of(messages.get("cli.problem.twice", name(twice.getOverwritten())));
    }
    if (problem.getArgSpec() != null && problem.getValue() != null) {
      String name = name(problem.getArgSpec());
      return List.of(messages.get("cli.problem.value", problem.getValue(), name));
    }
    return List.of(problem.getMessage());
  }

  private static String name(ArgSpec argument) {
    return argument instanceof OptionSpec option ? option.longestName() : argument.paramLabel();
  }
}
