/// A shell that completes the command line of a playground.
enum CompletionShell: String, CaseIterable {
  case bash
  case zsh
  case fish

  /// - Throws: ``PlaygroundUsageError`` if there is no such shell.
  init(named name: String) throws(PlaygroundUsageError) {
    guard let shell = CompletionShell(rawValue: name) else {
      let names = Self.allCases.map(\.rawValue)
      throw PlaygroundUsageError(
        message: "expected one of \(names.joined(separator: ", ")), found \(name.quoted)"
          + didYouMean(name, among: names)
      )
    }
    self = shell
  }
}

extension PlaygroundProgram {
  /// Returns the script with which a shell completes the commands, options, worlds and formats.
  func completionScript(for shell: CompletionShell) -> String {
    switch shell {
    case .bash: bashScript
    // zsh runs completions of bash.
    case .zsh: "autoload -U +X bashcompinit && bashcompinit\n" + bashScript
    case .fish: fishScript
    }
  }

  private var commandNames: [String] { subcommands.map(\.name) + ParsedCommandLine.verbs }

  private var optionNames: [String] { RunOptions.allNames + ["format", "help", "version"] }

  private var functionName: String {
    "_" + String(name.unicodeScalars.map { $0.properties.isAlphabetic ? Character($0) : "_" })
  }

  private var bashScript: String {
    """
    \(functionName)() {
      local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD-1]} words
      case "$before" in
        --world) words='\(joined(vocabulary.table.worlds.map(\.name)))' ;;
        --format) words='\(joined(vocabulary.table.graphs.map(\.format)))' ;;
        --history|--junit|script) COMPREPLY=($(compgen -f -- "$word")); return ;;
        completions) words='\(joined(CompletionShell.allCases.map(\.rawValue)))' ;;
        help) words='\(joined(commandNames + vocabulary.topics))' ;;
        *) words='\(joined(commandNames + optionNames.map { "--" + $0 }))' ;;
      esac
      COMPREPLY=($(compgen -W "$words" -- "$word"))
    }
    complete -F \(functionName) \(shellQuoted(name))

    """
  }

  private var fishScript: String {
    let command = "complete -c \(shellQuoted(name))"
    let rows =
      commandNames.map { "\(command) -n __fish_use_subcommand -f -a \(shellQuoted($0))" }
      + optionNames.map { name in
        let values: [String]? =
          switch name {
          case "world": vocabulary.table.worlds.map(\.name)
          case "format": vocabulary.table.graphs.map(\.format)
          default: nil
          }
        let isFlag = (RunOptions.scriptFlags + ["help", "version"]).contains(name)
        let choices = values.map { " -x -a '\(joined($0))'" } ?? (isFlag ? "" : " -r")
        return "\(command) -l \(name)\(choices)"
      }
    return rows.joined(separator: "\n") + "\n"
  }

  /// Returns names as a list in single quotation marks. Names with other characters are left out.
  private func joined(_ names: [String]) -> String {
    names.filter { !$0.contains { $0.isWhitespace || "'\"\\$`".contains($0) } }
      .joined(separator: " ")
  }

  private func shellQuoted(_ text: String) -> String { "'\(text.replacing("'", with: "'\\''"))'" }
}
