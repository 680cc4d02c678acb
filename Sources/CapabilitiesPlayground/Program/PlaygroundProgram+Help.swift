extension PlaygroundProgram {
  func helpText(_ topic: String) -> String {
    if let own = subcommands.first(where: { $0.name == topic }) {
      return own.help.endingWithNewLine
    }
    switch topic {
    case "script": return scriptText
    case "repl": return sessionText
    case "commands":
      return "Lists the commands of scripts and sessions, and what scripts cannot use.\n\n"
        + "Usage: \(name) commands\n"
    case "endpoints":
      return "Lists the endpoints of the world, with their inputs, results and errors.\n\n"
        + "Usage: \(name) endpoints\n"
    case "graph": return graphText
    case "completions": return completionsText
    case "", "help": return programText
    default: return vocabulary.helpText(topic)
    }
  }

  private var programText: String {
    let rows =
      subcommands.map { own in
        ([own.name, own.operands].filter { !$0.isEmpty }.joined(separator: " "), own.summary)
      } + [
        ("script FILE …", "Runs the commands in a file, or on standard input if FILE is \"-\"."),
        ("repl", "Runs the commands that you type."),
        ("commands", "Lists the commands of scripts and sessions."),
        ("endpoints", "Lists the endpoints of the world."),
        ("graph", "Prints the dependency graph."),
        ("completions SHELL", "Prints completions for bash, zsh or fish."),
        ("help [COMMAND]", "Prints help on a command, a use case or an endpoint."),
      ]
    let width = rows.map(\.0.count).max() ?? 0
    let lines = rows.map { row in
      "  \(row.0)\(String(repeating: " ", count: width - row.0.count))  \(row.1)"
    }
    let first = subcommands.first(where: \.isDefault)?.name ?? "repl"
    return """
      \(summary)

      Usage: \(name) [COMMAND]

      \(lines.joined(separator: "\n"))

      Without a command, it runs \(first). The options of script and repl can also be before the
      command. --version prints the version.

      Exit status: 0 success; 1 a command or an expectation failed; 64 the command line or a
      setting is wrong; 65 a script has syntax errors; 130 interrupted.
      Colors are used only on a terminal, and only if NO_COLOR is not set.

      """
  }

  private var optionsText: String {
    let worlds = vocabulary.table.worlds
    let first = worlds.first { !$0.isLive }?.name
    let live = worlds.filter(\.isLive).map(\.name)
    let remark =
      live.isEmpty
      ? ""
      : "\n                  Live worlds, entered only with this option: \(live.joined(separator: ", "))."
    return """
        --world NAME    The world to start in: \(worlds.map(\.name).joined(separator: ", "))\
      \(first.map { " (default: \($0))" } ?? "").\(remark)
        --timeout TIME  The time limit of a command, such as 500ms or 2min (default: none).
        --help          Prints this help.
      """
  }

  private var scriptText: String {
    """
    Runs the commands in a file, one per line; "-" reads standard input.

    Usage: \(name) script FILE [ARGUMENT…] [--world NAME] [--timeout TIME] [--set NAME=VALUE]…
           [--json] [--junit FILE]

    \(optionsText)
      --set NAME=VALUE
                      Defines $NAME for the script. ARGUMENT… are $1, $2 and so on.
      --json          Prints a JSON object for each line that ran, each problem, and the totals.
      --junit FILE    Writes a report in JUnit's format: each line is a test case.

    A # at the start of a word starts a comment. Text with spaces requires quotation marks;
    \\" \\\\ \\n \\t \\u{…} are escapes. A value is a plain word, text, JSON, an enum case such as
    declined("card expired"), or a result of an earlier line: $name, $name.part, $name.0.
    Write inputs with their labels, label=value, or in order.

    \(vocabulary.commandsText(in: nil))
    The script is checked before it runs: if it has syntax errors, all of them are printed and
    nothing runs. A command that fails prints its error, and the script continues.

    Exit status: 0 success; 1 an expectation failed, or a command failed without an expect error
    before the next command; 64 the command line or a setting is wrong; 65 the script has syntax
    errors.

    """
  }

  private var sessionText: String {
    """
    Runs the commands that you type. The syntax is that of scripts: see '\(name) commands' and
    '\(name) script --help'.

    Usage: \(name) repl [--world NAME] [--timeout TIME] [--history FILE]

    \(optionsText)
      --history FILE  Stores the lines in FILE for later sessions. The default is the file in the
                      variable PLAYGROUND_HISTORY; if it is not set, a file in the user's folder
                      for state, ~/.local/state/\(name). An empty variable stores no lines. Lines
                      that have a secret or start with a space are not stored.

    On a terminal you can edit the line: the arrow keys recall earlier lines, Ctrl-R searches them,
    and Tab completes commands, endpoints and labels. Pasted text runs when you press Enter.
    Ctrl-C cancels the running command; a second Ctrl-C ends the session if the command does not
    stop. quit or Ctrl-D ends the session.

    If input is not a terminal, lines run without a prompt, and the exit status is that of a
    script. If output is not a terminal, the prompt is written to standard error.

    """
  }

  private var completionsText: String {
    """
    Prints a script with which a shell completes the commands and options of this program.

    Usage: \(name) completions bash|zsh|fish

      bash  Add to ~/.bashrc:  source <(\(name) completions bash)
      zsh   Add to ~/.zshrc:   source <(\(name) completions zsh)
      fish  Run once:          \(name) completions fish > ~/.config/fish/completions/\(name).fish

    """
  }

  private var graphText: String {
    let formats = vocabulary.table.graphs.map(\.format)
    let option =
      formats.isEmpty
      ? "This playground has no graph: generate its table again."
      : "  --format FORMAT  \(formats.joined(separator: ", ")) (default: \(formats[0]))."
    return """
      Prints the dependency graph of the world: each use case with the capabilities that it uses.

      Usage: \(name) graph [--format FORMAT]

      \(option)

      """
  }
}
