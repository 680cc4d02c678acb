extension Engine: PlaygroundInterpreter {
  func prompt() -> PlaygroundPrompt {
    let name = stage.row.name
    return stage.row.isLive
      ? PlaygroundPrompt(text: "\(name) (LIVE)> ", isLive: true)
      : PlaygroundPrompt(text: "\(name)> ", isLive: false)
  }

  func run(_ line: String) async -> SessionStep {
    let row = ScriptLine(number: 1, bytes: Array(line.utf8), isTooLong: false)
    let place: Place = { row.location($0, in: "<session>") }
    do throws(ScriptError) {
      // What went wrong was seen: nobody has to account for it.
      last = last.seen
      return try await run(line, at: place) ? .goOn : .end(.success)
    } catch {
      let column = place(error.offset).column
      console.writeError(
        "\(console.errorStyle(.red, "error:")) column \(column): \(error.message)\n"
      )
      return .refused
    }
  }

  func completions(for line: String, at offset: Int) -> Completions {
    language.completions(for: line, at: offset, in: scope)
  }
}

extension Engine.Last {
  /// The same, with a failure that somebody has seen.
  fileprivate var seen: Self {
    guard case .failure(var failure) = self else { return self }
    failure.isAccountedFor = true
    return .failure(failure)
  }
}
