import CapabilityTranscripts

extension ScriptRunner: PlaygroundInterpreter {
  func prompt() -> PlaygroundPrompt {
    // The user has seen the failure, so no `expect error` is required.
    (isFailureSeen, isStopped) = (true, false)
    let row = worldState.row
    return PlaygroundPrompt(text: row.name + (row.isLive ? " (LIVE)> " : "> "), isLive: row.isLive)
  }

  func run(_ line: ScriptLine) async -> SessionStep {
    let place: Place = { line.location($0, in: "<session>") }
    do throws(ScriptError) {
      // An included script also ends after a `world` that failed.
      let proceeds = try await run(line.text(), at: place)
      if !proceeds, !isStopped { return .end(.success) }
    } catch {
      report.commands += 1
      problem(error.message, place(error.offset))
      // The next lines are meant for another world, or for a replay.
      let verb = String(decoding: line.bytes, as: UTF8.self).split(separator: " ").first
      isStopped = ["world", "replay"].contains(verb)
    }
    return isStopped ? .stopped : .proceed
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
