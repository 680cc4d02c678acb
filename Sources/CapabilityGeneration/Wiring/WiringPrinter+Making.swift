/// How each use case and value is made.
extension WiringPrinter {
  /// Writes what makes the steps of a class, in its init.
  ///
  /// - Parameter cleanups: Where it is noted how to end what was made.
  func make(
    _ part: WiringLayer.Part,
    in room: Room,
    cleanups: String,
    _ writer: inout SourceWriter
  ) {
    /// The properties that closures at the top of the init hold already.
    var held: Set<String> = []
    for step in part.steps {
      let own = Set(part.steps.map(\.name))
      guard !step.isValue else {
        make(step, own: own, in: room, cleanups: cleanups, held: &held, &writer)
        continue
      }
      let name = identifier(step.name)
      writer.line("if let \(names.replacement) = \(names.replaced).\(name) {")
      writer.line("  \(name) = \(names.replacement)")
      writer.line("} else {")
      writer.indented { writer in
        var held: Set<String> = []
        make(step, own: own, in: room, cleanups: cleanups, held: &held, &writer)
      }
      writer.line("}")
    }
  }

  private func make(
    _ step: Wiring.Step,
    own: Set<String>,
    in room: Room,
    cleanups: String,
    held: inout Set<String>,
    _ writer: inout SourceWriter
  ) {
    let name = identifier(step.name)
    guard step.isDeferred else {
      guard step.close != nil else { return assign(call(step, in: room), to: name, &writer) }
      let both = "\(step.name)AndClose"
      assign(call(step, in: room), to: "let \(identifier(both))", &writer)
      writer.line("\(name) = \(identifier(both)).0")
      writer.line("\(cleanups).add(\(identifier(both)).close)")
      return
    }
    // A closure cannot hold what is still being made.
    for other in step.arguments.compactMap(\.source.step)
    where own.contains(other) && held.insert(other).inserted {
      let other = identifier(other)
      writer.write(
        writer.fits("let \(other) = self.\(other)")
          ? .text("let \(other) = self.\(other)") : .pair("let \(other) =", .text("self.\(other)"))
      )
    }
    let typed = if case .typed = step.failure { true } else { false }
    let signature = typed ? "()\(step.isAsync ? " async" : "")\(step.failure.source) in" : ""
    let label = SourcePiece.text("\"\(step.name)\"")
    let head =
      isSingle
      ? SourcePiece.list("\(name) = \(lifetime("single"))", [label], "") : .text("\(name) =")
    writer.opening(head, signature)
    writer.indented { writer in
      guard step.close != nil else { return writer.write(call(step, in: room)) }
      let both = identifier("\(step.name)AndClose")
      assign(call(step, in: room), to: "let \(both)", &writer)
      writer.line("\(cleanups).add(\(both).close)")
      writer.line("return \(both).0")
    }
    writer.line("}")
  }

  private func assign(_ call: SourcePiece, to name: String, _ writer: inout SourceWriter) {
    let head = if case .list(let head, _, _) = call { head } else { call.flat }
    let isRoom = writer.fits("\(name) = \(head)(")
    writer.write(isRoom ? call.prefixed("\(name) = ") : .pair("\(name) =", call))
  }

  /// The call of a builder.
  func call(_ step: Wiring.Step, in room: Room) -> SourcePiece {
    let marks = (step.failures.isEmpty ? "" : "try ") + (step.isAsync ? "await " : "")
    let callee = scope.source(step.builder.path, of: step.builder.root)
    let arguments = step.arguments.map { argument in
      let label = argument.parameter.label.map { labelIdentifier($0) + ": " } ?? ""
      return expression(argument, in: room).prefixed(label)
    }
    return .list(marks + callee, arguments, "")
  }

  private func expression(_ argument: Wiring.Argument, in room: Room) -> SourcePiece {
    switch argument.source {
    case .property(let path), .endpoint(let path): .path(room.world, path)
    case .made(let path, _, _): .path(room.world, path, "()")
    case .useCase(let name, let isDeferred, _, _):
      if let open = methods.first(where: { $0.name == name }) {
        .list(room.reach(name), open.openInputs.map(\.passedOn), "")
      } else {
        .text(room.reach(name) + (isDeferred ? "()" : ""))
      }
    case .value(let name, let path, let isDeferred, _, _):
      .path(
        room.reach(name) + (isDeferred ? "()" : ""),
        path,
        argument.source.isCalled ? "()" : ""
      )
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
