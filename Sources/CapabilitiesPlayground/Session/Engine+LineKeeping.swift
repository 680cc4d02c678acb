import CapabilityTranscripts

extension Engine {
  /// Where a line may be kept: the types that read its values tell whether one is secret.
  func keeping(of line: String) -> LineKeeping {
    guard let statement = try? language.statement(line, in: scope) else {
      return line.allSatisfy(\.isWhitespace) ? .anywhere : .session
    }
    return isSecret(statement.instruction) ? .nowhere : .anywhere
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

  /// Whether a value is read as something that is never shown. What cannot be read may be one.
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
