/// The calls of a capability's endpoints, for a conformance.
final class CapabilityCalls {
  let type: Nominal
  private(set) var calls: [SourcePiece] = []
  private(set) var generators: InputGenerators
  private(set) var diagnostics: [Diagnostic] = []

  /// Finds the calls.
  ///
  /// - Parameter existing: The names of the generators that other files declare, by type.
  init(of type: Nominal, in program: Program, existing: [String: String]) {
    self.type = type
    generators = InputGenerators(program: program, existing: existing)
    var endpoints = 0
    for property in type.stored {
      guard let function = program.endpoint(within: property.type) else { continue }
      endpoints += 1
      var tried = generators
      if property.access >= .internal, program.keys.expanded(property.type).function != nil,
        let call = call(property, function, &tried)
      {
        generators = tried
        generators.needsTestable = generators.needsTestable || property.access < .package
        calls.append(call)
      } else {
        let (reason, fix) = reason(property, function)
        let message = "`\(type.name).\(property.name)` is left out: \(reason)"
        diagnostics.append(.warning(property.position, message, fix))
      }
    }
    diagnostics += generators.written.flatMap { generators.warnings[$0.type.precise] ?? [] }
    diagnostics = diagnostics.byReason
    guard endpoints > 0, !type.isGeneric else {
      let (problem, fix) =
        endpoints == 0
        ? ("has no endpoints to call", "name a struct of closures")
        : ("is generic", "write the calls by hand, for the types that it is used with")
      diagnostics = [.error(type.position, "`\(type.name)` \(problem)", fix: fix)]
      return
    }
    guard calls.isEmpty else { return }
    diagnostics.append(.error(type.position, "no endpoint of `\(type.name)` can be called"))
  }

  /// Returns the call of an endpoint; `nil` if one of its inputs has no generator.
  private func call(
    _ property: Property,
    _ function: FunctionType,
    _ generators: inout InputGenerators
  ) -> SourcePiece? {
    var inputs: [String] = []
    for parameter in function.parameters {
      guard parameter.modifiers.isEmpty, !parameter.isVariadic,
        let input = generators.generator(of: parameter.type)
      else { return nil }
      inputs.append(input)
    }
    let values = inputs.indices.map { "$\($0 + 1)" }.joined(separator: ", ")
    let isActor =
      function.attributes.contains(where: \.isGlobalActor)
      || generators.program.isIsolated(property, of: type, from: "")
    var effects = function.effects
    effects.failure = generators.program.keys.plain(effects.failure)
    effects.isAsync = effects.isAsync || isActor
    let closure = "\(effects.marks)$0.\(identifier(property.name))(\(values))"
    return .call(".call", [stringLiteral(property.name)] + inputs, closure: closure)
  }

  /// Returns why an endpoint has no call, and the fix.
  private func reason(_ property: Property, _ function: FunctionType) -> (String, fix: String) {
    let (program, byHand) = (generators.program, "write the call by hand")
    guard property.access >= .internal else { return ("it is private", "make it internal") }
    guard program.keys.expanded(property.type).function != nil else {
      return ("it is an optional or a collection of closures", byHand)
    }
    var cause = ""
    var fix = "\(byHand), or a `static var` of that type in an extension of Generator"
    let types = function.parameters.compactMap { parameter -> String? in
      var tried = generators
      guard tried.generator(of: parameter.type) == nil else { return nil }
      let lacking = program.nominal(tried.lacking ?? parameter.type)
      let inits = lacking?.members.filter { $0.kind == "swift.init" && lacking?.word == "struct" }
      if cause.isEmpty, let actor = inits?.compactMap({ $0.declaration.globalActor(program) }).first
      {
        cause = ": the init of `\(lacking?.name ?? "")` runs on \(actor)"
        fix = "declare a `nonisolated` init; or \(fix)"
      }
      let (type, part) = (parameter.type.source, tried.lacking?.source)
      return part == type ? "`\(type)`" : "`\(part ?? type)`, a part of `\(type)`,"
    }
    guard !types.isEmpty else { return ("it has an `inout`, owned or variadic input", byHand) }
    return ("no generator of \(types.joined(separator: " or ")) is known\(cause)", fix)
  }
}

// MARK: Source

extension CapabilityCalls {
  /// Returns the source for a file of a module, without the header.
  func source(_ program: Program, at path: String, in home: String) -> String {
    var imports = Imports(home: home, program, beside: path)
    for used in generators.used { imports.insert(used, of: program, .internal) }
    for module in program.modules(naming: type.precise) { imports.insert(module, .internal) }
    let own = imports.modules.filter { program.folders[$0] != nil }
    imports.insert("CapabilitiesTesting", .internal)
    let isTestable = generators.needsTestable || program.access(of: type.precise) < .package
    let scope = imports.scope(of: program, nearer: [])
    var writer = SourceWriter()
    imports.testable = isTestable ? own : []
    imports.write(into: &writer)
    let name = scope.source(type)
    let property = identifier(camelCase(type.path))
    writer.line()
    writer.block("extension [ConformanceCall<\(name)>]") { writer in
      writer.documentation("The calls of the endpoints of `\(type.name)`.")
      let head = SourcePiece.pair("static var \(property):", .text("[ConformanceCall<\(name)>]"))
      writer.block(head) { $0.write(.array("", calls)) }
    }
    for generator in generators.written {
      let name = scope.source(generator.type)
      writer.line()
      writer.block("extension Generator<\(name)>") { writer in
        writer.documentation("A generator of `\(generator.type.name)`.")
        let type = SourcePiece.text("Generator<\(name)>")
        writer.block(.pair("static var \(generator.name):", type)) { $0.write(generator.value) }
      }
    }
    return writer.text
  }
}

extension SourcePiece {
  /// Returns a call with a trailing closure.
  static func call(_ name: String, _ inputs: [String], closure: String) -> SourcePiece {
    .trailing(.list(name, inputs.map(SourcePiece.text), ""), "", .text(closure))
  }
}
