extension PlaygroundProgram {
  /// What `--help` shows.
  ///
  /// - Parameter topic: A command; empty for the program.
  func helpText(_ topic: String) -> String {
    if let own = subcommands.first(where: { $0.name == topic }) {
      return own.help.endingWithNewLine
    }
    switch topic {
    case "script": return scriptText
    case "repl": return sessionText
    case "commands":
      return "Lists the commands of scripts and sessions, and what cannot be used and why.\n\n"
        + "Usage: \(name) commands\n"
    case "endpoints":
      return "Lists the endpoints of the world, with what they take, return and throw.\n\n"
        + "Usage: \(name) endpoints\n"
    case "graph": return graphText
    default: return programText
    }
  }

  private var programText: String {
    let rows =
      subcommands.map { own in
        ([own.name, own.operands].filter { !$0.isEmpty }.joined(separator: " "), own.summary)
      } + [
        ("script FILE", "Runs commands from a file, or from standard input for \"-\"."),
        ("repl", "Runs commands that you type."),
        ("commands", "Lists the commands of scripts and sessions."),
        ("endpoints", "Lists the endpoints of the world."),
        ("graph", "Shows who needs what."),
        ("help [COMMAND]", "Tells more; so does COMMAND --help."),
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

      Without a command it is \(first).

      Exit status: 0 all went well; 1 a command or an expectation failed; 64 the command line or a
      setting is wrong; 65 a script cannot be read; 130 interrupted.
      Colour is used on a terminal only, and never where NO_COLOR is set.

      """
  }

  private var optionsText: String {
    let worlds = language.table.worlds
    let first = worlds.first { !$0.isLive }?.name
    let live = worlds.filter(\.isLive).map(\.name)
    let remark =
      live.isEmpty
      ? ""
      : "\n                  \(live.joined(separator: ", ")): in earnest, only if told so here."
    return """
        --world NAME    The world to begin in: \(worlds.map(\.name).joined(separator: ", "))\
      \(first.map { "; \($0) unless told" } ?? "").\(remark)
        --timeout TIME  How long a command may take, such as 500ms or 30s; for ever unless told.
        --help          Shows this.
      """
  }

  private var scriptText: String {
    """
    Runs commands from a file, one a line; "-" reads them from standard input.

    Usage: \(name) script FILE [--world NAME] [--timeout TIME]

    \(optionsText)

    A # at the start of a word begins a comment. Text with blanks stands in quotation marks;
    \\" \\\\ \\n \\t \\u{…} are escapes. A value is a plain word, text, JSON, a case of an enum such as
    declined("card expired"), or a result of an earlier line: $name, $name.part, $name.0.
    An input is given by its label, label=value, or in its order.

    \(language.commandsText(in: nil))
    The whole script is read before anything is run: where a line is wrong, every error is shown
    and nothing is run. A command that fails prints its error and the script goes on.

    Exit status: 0 all went well; 1 an expectation failed, or a command failed and no expect error
    before the next command accounts for it; 64 the command line or a setting is wrong; 65 the
    script cannot be read.

    """
  }

  private var sessionText: String {
    """
    Runs commands that you type, as in a script: see '\(name) commands' and '\(name) script --help'.

    Usage: \(name) repl [--world NAME] [--timeout TIME] [--history FILE]

    \(optionsText)
      --history FILE  Keeps the lines in FILE for later sessions; PLAYGROUND_HISTORY does so, too.
                      Lines that hold a secret, or begin with a blank, are not kept.

    On a terminal the line can be edited: the arrows go through earlier lines, Ctrl-R looks for one,
    Tab completes commands, endpoints and labels. Text that is pasted runs when Enter is pressed.
    Ctrl-C cancels the command that is running; pressed again, it ends a session whose command does
    not stop. quit, or Ctrl-D, ends the session.

    Where input is no terminal, lines run as they come, without a prompt, and the exit status is as
    for a script. Where output is none, the prompt is on standard error.

    """
  }

  private var graphText: String {
    let formats = language.table.graphs.map(\.format)
    let option =
      formats.isEmpty
      ? "This playground's table has no graph: have it written anew."
      : "  --format FORMAT  \(formats.joined(separator: ", ")); \(formats[0]) unless told."
    return """
      Shows who needs what in the world: each use case with the capabilities that it names.

      Usage: \(name) graph [--format FORMAT]

      \(option)

      """
  }
}
