import CapabilityTranscripts

extension ScriptRunner: PlaygroundInterpreter {
  func welcome() -> String {
    "help lists the commands, Tab completes them, and quit ends the session."
  }

  func prompt() -> PlaygroundPrompt {
    // The user has seen the failure, so no `expect error` is required.
    (isFailureSeen, isStopped) = (true, false)
    let row = worldState.row
    return PlaygroundPrompt(text: row.name + (row.isLive ? " (LIVE)> " : "> "), isLive: row.isLive)
  }

  func run(_ line: String) async -> SessionStep {
    lines += 1
    let row = ScriptLine(number: lines, bytes: Array(line.utf8), isTooLong: false)
    let place: Place = { row.location($0, in: "<session>") }
    do throws(ScriptError) {
      let proceeds = try await run(line, at: place)
      return isStopped ? .stopped : proceeds ? .proceed : .end(.success)
    } catch {
      let column = place(error.offset).column
      console.writeError(
        "\(console.errorStyle(.red, "error:")) column \(column): \(error.message)\n"
      )
      // The next lines are meant for another world, or for a replay.
      isStopped = ["world", "replay"].contains(line.split(separator: " ").first)
      return isStopped ? .stopped : .rejected
    }
  }

  func completions(for line: String, at offset: Int) -> Completions {
    vocabulary.completions(for: line, at: offset, in: scope)
  }
}

extension ScriptRunner {
  /// Returns where a line can be stored. The types of its values determine whether it has a secret.
  func retention(of line: String) -> LineRetention {
    guard let statement = try? vocabulary.statement(line, in: scope) else {
      return line.allSatisfy(\.isWhitespace) ? .file : .session
    }
    return isSecret(statement.kind) ? .none : .file
  }

  private func isSecret(_ kind: StatementKind<World>) -> Bool {
    switch kind {
    case .perform(let scriptCall): isSecret(scriptCall)
    case .override(let endpoint, let steps):
      steps.contains { $0.description(for: endpoint, in: scope).contains(concealed) }
    case .set(let setting, let value): setting.reader.secretText(of: value, in: scope) != nil
    case .expect(.answer(let scriptCall, _)) where isSecret(scriptCall): true
    case .expect(let expectation): description(of: expectation).contains(concealed)
    default: false
    }
  }

  private func isSecret(_ scriptCall: ScriptCall<World>) -> Bool {
    zip(scriptCall.action.inputs, scriptCall.given).contains { input, value in
      input.reader.secretText(of: value, in: scope) != nil
    }
  }
}
