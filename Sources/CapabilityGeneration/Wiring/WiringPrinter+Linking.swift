/// What is behind the properties that callers see.
extension WiringPrinter {
  func replaced(into writer: inout SourceWriter) {
    writer.documentation("The use cases that were set.")
    writer.block("private struct Replaced\(isSendable ? ": Sendable" : "")") { writer in
      for step in properties {
        let type = type(of: step)
        let needsParentheses = step.isDeferred || step.builder.product.function != nil
        let optional = needsParentheses ? .list("", [type], "?") : SourcePiece.text(type.flat + "?")
        writer.write(.pair("var \(identifier(step.name)):", optional))
      }
    }
  }

  func linked(into writer: inout SourceWriter) {
    writer.documentation("Every use case, made from the world or replaced.")
    writer.block("private struct Linked\(isSendable ? ": Sendable" : "")") { writer in
      for step in properties {
        writer.write(.pair("let \(identifier(step.name)):", type(of: step)))
      }
      writer.line()
      writer.block("init(_ world: \(wiring.world.name), _ replaced: Replaced)") { writer in
        for step in properties { link(step, into: &writer) }
      }
    }
  }

  private func link(_ step: Wiring.Step, into writer: inout SourceWriter) {
    let name = identifier(step.name)
    writer.line("if let replacement = replaced.\(name) {")
    writer.line("  \(name) = replacement")
    writer.line("} else {")
    writer.indented { writer in
      guard step.isDeferred else {
        assign(callee(step.builder), arguments(step, useCases: ""), to: name, &writer)
        return
      }
      for case .useCase(let other, _, _, _) in step.arguments.map(\.source) {
        let name = identifier(other)
        writer.write(
          writer.fits("let \(name) = self.\(name)")
            ? .text("let \(name) = self.\(name)") : .pair("let \(name) =", .text("self.\(name)"))
        )
      }
      let typed = if case .typed = step.failure { true } else { false }
      let signature = typed ? "()\(step.isAsync ? " async" : "")\(step.failure.source) in" : ""
      let label = SourcePiece.text("\"\(step.name)\"")
      let head =
        isSingle ? SourcePiece.list("\(name) = single", [label], "") : .text("\(name) =")
      writer.opening(head, signature)
      writer.indented { writer in
        let callee = marks(step) + callee(step.builder)
        writer.write(.list(callee, arguments(step, useCases: ""), ""))
      }
      writer.line("}")
    }
    writer.line("}")
  }

  private func assign(
    _ callee: String,
    _ arguments: [SourcePiece],
    to name: String,
    _ writer: inout SourceWriter
  ) {
    let call = SourcePiece.list(callee, arguments, "")
    let isRoom = writer.fits("\(name) = \(callee)(")
    writer.write(isRoom ? call.prefixed("\(name) = ") : .pair("\(name) =", call))
  }

  /// `try await`, as far as a call needs it.
  func marks(_ step: Wiring.Step) -> String {
    (step.failures.isEmpty ? "" : "try ") + (step.isAsync ? "await " : "")
  }

  func callee(_ builder: Builder) -> String {
    scope.source(builder.path, of: builder.root)
  }

  func arguments(_ step: Wiring.Step, useCases: String) -> [SourcePiece] {
    step.arguments.map { argument in
      let label = argument.parameter.label.map { labelIdentifier($0) + ": " } ?? ""
      return expression(argument, useCases: useCases).prefixed(label)
    }
  }

  private func expression(_ argument: Wiring.Argument, useCases: String) -> SourcePiece {
    switch argument.source {
    case .property(let path), .endpoint(let path): .path("world", path)
    case .made(let path, _, _): .path("world", path, "()")
    case .useCase(let name, let isDeferred, _, _):
      if let open = methods.first(where: { $0.name == name }) {
        .list(identifier(name), open.openInputs.map(\.passedOn), "")
      } else {
        .text(useCases + identifier(name) + (isDeferred ? "()" : ""))
      }
    case .value(let name, let path, let isDeferred, _, _):
      .path(useCases + identifier(name) + (isDeferred ? "()" : ""), path)
    case .caller: .text(identifier(argument.parameter.name))
    }
  }
}

extension SourcePiece {
  /// A value and its members, from the outermost inwards.
  fileprivate static func path(_ value: String, _ names: [String], _ end: String = "") -> Self {
    guard let last = names.last else { return .text(value + end) }
    let owner = ([value] + names.dropLast().map { identifier($0) }).joined(separator: ".")
    return .member(owner, identifier(last) + end)
  }
}

extension Builder.Parameter {
  /// What stands in a call that passes the input on.
  fileprivate var passedOn: SourcePiece {
    .text((label.map { labelIdentifier($0) + ": " } ?? "") + identifier(name))
  }
}
