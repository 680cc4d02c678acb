import CapabilityTranscripts

extension Engine: PlaygroundInterpreter {
  func welcome() -> String {
    "help lists the commands, Tab completes them, and quit ends the session."
  }

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
      // The user has seen the failure, so no `expect error` is required.
      last = last.seen
      return try await run(line, at: place) ? .proceed : .end(.success)
    } catch {
      let column = place(error.offset).column
      console.writeError(
        "\(console.errorStyle(.red, "error:")) column \(column): \(error.message)\n"
      )
      return .rejected
    }
  }

  func completions(for line: String, at offset: Int) -> Completions {
    language.completions(for: line, at: offset, in: scope)
  }
}

extension Engine.LastResult {
  /// The same result, with its failure marked as expected.
  fileprivate var seen: Self {
    guard case .failure(var failure) = self else { return self }
    failure.isExpected = true
    return .failure(failure)
  }
}

extension Engine {
  /// Returns where a line can be stored. The types of its values determine whether it has a secret.
  func retention(of line: String) -> LineRetention {
    guard let statement = try? language.statement(line, in: scope) else {
      return line.allSatisfy(\.isWhitespace) ? .file : .session
    }
    return isSecret(statement.instruction) ? .none : .file
  }

  private func isSecret(_ instruction: Instruction<World>) -> Bool {
    switch instruction {
    case .perform(let performance): isSecret(performance)
    case .override(let endpoint, let steps):
      steps.contains { $0.description(for: endpoint, in: scope).contains(concealed) }
    case .set(let setting, let value): isSecret(value, setting.reader)
    case .expect(.answer(let performance, let value)):
      isSecret(performance) || isSecret(value, performance.action.output)
    case .expect(.result(let value)), .expect(.kept(_, _, let value)): isSecretResult(value)
    default: false
    }
  }

  private func isSecret(_ performance: Performance<World>) -> Bool {
    zip(performance.action.inputs, performance.given).contains { isSecret($1, $0.reader) }
  }

  /// Whether the type of a value conceals it, or a part of it.
  private func isSecret(_ node: Node, _ reader: AnyReader) -> Bool {
    guard let known = try? scope.resolved(node), let value = try? reader.read(known) else {
      return false
    }
    return describe(value).contains(concealed)
  }

  private func isSecretResult(_ node: Node) -> Bool {
    guard case .result(_, _, let reader) = last else { return false }
    return isSecret(node, reader)
  }
}
