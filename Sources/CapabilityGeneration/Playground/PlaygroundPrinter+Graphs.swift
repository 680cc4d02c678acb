import CapabilityGraphs

extension PlaygroundPrinter {
  /// Writes the graph, each use case as a function, so that the compiler's time stays linear.
  func graph(_ graph: CapabilityGraph, into writer: inout SourceWriter) {
    let type = library("PlaygroundGraph")
    function("graph", type, into: &writer) { writer in
      writer.line("\(type)(")
      writer.indented { writer in
        writer.line("world: \(literal(graph.world)),")
        let useCases = graph.useCases.map { SourcePiece.text("\(names.graph(of: $0.name))()") }
        writer.write(.array("useCases: ", useCases), ",")
        writer.line("capabilities: graphCapabilities()")
      }
      writer.line(")")
    }
    for useCase in graph.useCases {
      let name = names.graph(of: useCase.name)
      function(name, "\(type).UseCase", into: &writer) { self.useCase(useCase, into: &$0) }
    }
    function("graphCapabilities", "[\(type).Capability]", into: &writer) { writer in
      writer.write(.array("", graph.capabilities.map(capability)))
    }
  }

  private func useCase(_ useCase: CapabilityGraph.UseCase, into writer: inout SourceWriter) {
    writer.line(useCase.isValue ? ".value(" : ".useCase(")
    writer.indented { writer in
      writer.line("\(literal(useCase.name)),")
      writer.line("builder: \(literal(useCase.builder)),")
      writer.line("type: \(literal(useCase.type)),")
      writer.line("position: \(literal(useCase.position)),")
      writer.write(.array("needs: ", useCase.needs.map(need)))
    }
    writer.line(")")
  }

  private func need(_ need: CapabilityGraph.Need) -> SourcePiece {
    let (name, source): (String, [SourcePiece]) =
      switch need.source {
      case .useCase(let name): ("useCase", [.text(literal(name))])
      case .value(let name, let part):
        ("value", [.text(literal(name))] + (part.isEmpty ? [] : [.text("part: \(literal(part))")]))
      case .capability(let name): ("capability", [.text(literal(name))])
      case .endpoint(let name, let endpoint):
        ("endpoint", [.text(literal(name)), .text(literal(endpoint))])
      // An incomplete wiring has errors, and then the table has no graph.
      case .caller, .missing: ("caller", [])
      }
    let parameter = [need.label, need.type].map { SourcePiece.text(literal($0)) }
    return .list(".\(name)", parameter + source, "")
  }

  private func capability(_ capability: CapabilityGraph.Capability) -> SourcePiece {
    let endpoints = capability.endpoints
    var items: [SourcePiece] = [
      .text(literal(capability.name)), .text(literal(capability.type)),
      .array("", endpoints.map { .text(literal($0.name)) }),
    ]
    let unused = endpoints.filter { !$0.isUsed }
    if !capability.isUsed {
      items.append(.text("isUsed: false"))
    } else if !unused.isEmpty {
      items.append(.array("unused: ", unused.map { .text(literal($0.name)) }))
    }
    return .list(".init", items, "")
  }
}
