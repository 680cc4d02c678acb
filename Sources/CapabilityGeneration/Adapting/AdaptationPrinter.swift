/// Writes an adapted capability as Swift source.
final class AdaptationPrinter {
  private let adaptation: Adaptation
  /// Its endpoints, with the types as the file names them.
  private let endpoints: [Adaptation.Endpoint]
  private let imports: Imports
  private var adapted: Nominal { adaptation.source }
  private var name: String { identifier(adaptation.name) }
  private let level: AccessLevel
  private var access: String { level.prefix }
  private let stored: String
  /// The associated types, qualified by their modules if necessary.
  private let associated: [(name: String, type: SwiftType)]

  init(_ adaptation: Adaptation) {
    self.adaptation = adaptation
    let program = adaptation.program
    level = min(program.access(of: adaptation.source.precise), .public)
    let isTaken = adaptation.endpoints.contains { $0.requirement == "capability" }
    stored = isTaken ? "endpoints" : "capability"
    var imports = Imports(beside: adaptation.source, level, program)
    let types = adaptation.endpoints.map { SwiftType.function($0.type) }
    for type in types + adaptation.associated.map(\.type) {
      imports.insert(type, of: program, level)
    }
    for module in adaptation.modules { imports.insert(module, level) }
    let nearer = [Self.wayBack(adaptation.source)] + adaptation.associated.map(\.name)
    let scope = imports.scope(of: program, nearer: Set(nearer))
    self.imports = imports
    endpoints = adaptation.endpoints.map { $0.qualified(in: scope) }
    associated = adaptation.associated.map { ($0.name, scope.qualified($0.type)) }
  }

  /// Returns the name of the type that calls the endpoints.
  static func wayBack(_ type: Nominal) -> String { "As" + (type.path.last ?? "") }

  func source() -> String {
    var writer = SourceWriter()
    imports.write(into: &writer)
    if !imports.modules.isEmpty { writer.line() }
    capability(into: &writer)
    writer.line()
    adapter(into: &writer)
    if adaptation.hasWayBack {
      writer.line()
      wayBack(into: &writer)
    }
    return writer.text
  }

  // MARK: The capability

  private func capability(into writer: inout SourceWriter) {
    writer.document(adapted.symbol.documentation, else: ["The operations of `\(adapted.name)`."])
    writer.block("nonisolated \(access)struct \(name): Sendable") { writer in
      for endpoint in endpoints {
        writer.document(endpoint.documentation, else: ["Calls `\(endpoint.requirement)`."])
        writer.write(.pair("\(access)var \(identifier(endpoint.name)):", endpoint.type.piece()))
      }
      writer.line()
      initializer(into: &writer)
      for endpoint in endpoints where endpoint.needsMethod {
        writer.line()
        method(endpoint, into: &writer)
      }
    }
  }

  private func initializer(into writer: inout SourceWriter) {
    writer.documentation("Creates a capability from its endpoints.")
    let inputs = endpoints.map { endpoint in
      SourcePiece.pair("\(labelIdentifier(endpoint.name)):", endpoint.type.piece(isEscaping: true))
    }
    writer.block(.list("\(access)init", inputs, "")) { writer in
      for name in endpoints.map({ identifier($0.name) }) {
        writer.write(.pair("self.\(name) =", .text(name)))
      }
    }
  }

  private func method(_ endpoint: Adaptation.Endpoint, into writer: inout SourceWriter) {
    let title = endpoint.inputs.map { ($0.label ?? "_") + ":" }.joined()
    let call = "Calls the endpoint as `\(endpoint.requirement)(\(title))`."
    writer.document(endpoint.documentation, else: [call])
    write(endpoint, calling: "self.\(identifier(endpoint.name))", into: &writer)
  }

  private func write(
    _ endpoint: Adaptation.Endpoint,
    _ isolation: String = "",
    calling target: String,
    into writer: inout SourceWriter
  ) {
    if let actor = endpoint.actor { writer.line(actor.attribute) }
    if endpoint.isDiscardable { writer.line("@discardableResult") }
    let inputs = endpoint.inputs.map { input in
      let label = input.label.map(labelIdentifier) ?? "_"
      let head = input.label == input.innerName ? label : "\(label) \(identifier(input.innerName))"
      let value = input.defaultValue.map { " = " + $0 } ?? ""
      return SourcePiece.pair("\(head):", .text(input.spelling + value))
    }
    let result = endpoint.result == .void ? "" : endpoint.type.arrow + endpoint.result.source
    let prefix = endpoint.isolation.map { $0 + " " } ?? isolation
    let head = "\(prefix)\(access)func \(identifier(endpoint.requirement))"
    writer.block(.list(head, inputs, "\(endpoint.effects.source)\(result)")) { writer in
      writer.list(endpoint.effects.marks + target, endpoint.inputs.map { identifier($0.innerName) })
    }
  }
}

extension Adaptation.Endpoint {
  /// Qualifies names by their modules if necessary.
  fileprivate func qualified(in scope: NameScope) -> Self {
    var endpoint = self
    endpoint.result = scope.qualified(result)
    endpoint.effects.failure = effects.failure.map(scope.qualified)
    for index in inputs.indices {
      endpoint.inputs[index].type = scope.qualified(inputs[index].type)
    }
    return endpoint
  }
}

// The adapters from a value of the protocol to the capability, and back.
extension AdaptationPrinter {
  private func adapter(into writer: inout SourceWriter) {
    writer.block("nonisolated extension \(name)") { writer in
      writer.documentation("Creates a capability that calls a value of `\(adapted.name)`.")
      writer.block(adapterHead) { writer in
        writer.line("self.init(")
        writer.indented { writer in
          for (index, endpoint) in endpoints.enumerated() {
            let comma = index + 1 < endpoints.count ? "," : ""
            closure(endpoint, comma, into: &writer)
          }
        }
        writer.line(")")
      }
    }
  }

  private var adapterHead: SourcePiece {
    guard adaptation.isProtocol else {
      return .list("\(access)init", [.text("adapting adaptee: \(adapted.name)")], "")
    }
    // Setting a property of a value would change a copy.
    let object = endpoints.contains(where: \.setsVariable) ? " & AnyObject" : ""
    let constraint = adapted.name + object + (adaptation.isSendable ? "" : " & Sendable")
    guard !associated.isEmpty else {
      return .list("\(access)init", [.text("adapting adaptee: some \(constraint)")], "")
    }
    let types = associated.map { "Adaptee.\(identifier($0.name)) == \($0.type.source)" }
    let head = "\(access)init<Adaptee: \(constraint)>"
    let tail = " where \(types.joined(separator: ", "))"
    return .list(head, [.text("adapting adaptee: Adaptee")], tail)
  }

  private func closure(
    _ endpoint: Adaptation.Endpoint,
    _ comma: String,
    into writer: inout SourceWriter
  ) {
    let names = endpoint.inputs.map(closureName).joined(separator: ", ")
    let failure = endpoint.effects.failure
    let inputs = failure.isTyped && names.isEmpty ? "()" : names
    let signature = inputs.isEmpty ? "" : "\(inputs)\(failure.isTyped ? failure.source : "") in"
    let label = argumentLabel(endpoint.name)
    let isBroken = !signature.isEmpty && !writer.fits("\(label): { \(signature)")
    guard isBroken || endpoint.setsVariable else {
      return writer.write(.trailing(.text("\(label):"), signature, call(endpoint)), comma)
    }
    writer.line(isBroken ? "\(label): {" : "\(label): { \(signature)")
    writer.indented { writer in
      let lines = isBroken ? signature.replacing(", ", with: ",\n").lines : []
      for name in lines { writer.line(String(name)) }
      // Values can conform to the protocol too, so the setter requires a variable. It refers to the
      // same object.
      if endpoint.setsVariable { writer.line("var adaptee = adaptee") }
      writer.write(call(endpoint))
    }
    writer.line("}\(comma)")
  }

  /// Returns the name of an input within a closure, where `adaptee` is reserved.
  private func closureName(_ input: FunctionDeclaration.Input) -> String {
    input.innerName == "adaptee" ? "adapteeInput" : identifier(input.innerName)
  }

  private func call(_ endpoint: Adaptation.Endpoint) -> SourcePiece {
    let target = "\(endpoint.effects.marks)adaptee.\(identifier(endpoint.requirement))"
    if endpoint.kind == .setter { return .text("\(target) = newValue") }
    guard endpoint.kind == .method else { return .text(target) }
    let inputs = endpoint.inputs.map { SourcePiece.argument($0.label, .text(closureName($0))) }
    return .list(target, inputs, "")
  }

  private func wayBack(into writer: inout SourceWriter) {
    let type = Self.wayBack(adapted)
    writer.block("nonisolated extension \(name)") { writer in
      writer.documentation("A value of `\(adapted.name)` that calls these endpoints.")
      let property = SourcePiece.pair("\(access)var as\(adapted.path.last ?? ""):", .text(type))
      writer.write(property, body: .text("\(type)(\(stored): self)"))
      writer.line()
      writer.documentation(
        "An implementation of `\(adapted.name)` that calls the endpoints of ``\(adaptation.name)``."
      )
      let sendable = adaptation.isSendable ? "" : ", Sendable"
      let word = adaptation.isClassBound ? "final class" : "struct"
      let isolation = adapted.isOnActor ? "" : "nonisolated "
      let head = "\(isolation)\(access)\(word) \(type):"
      writer.block(.pair(head, .text("\(adapted.name)\(sendable)"))) { writer in
        for (name, type) in associated {
          writer.documentation("The `\(name)` of the capability.")
          writer.line("\(access)typealias \(identifier(name)) = \(type.source)")
          writer.line()
        }
        writer.line("fileprivate let \(stored): \(name)")
        if adaptation.isClassBound {
          writer.line()
          let isolation = adapted.isOnActor ? "nonisolated " : ""
          writer.block("\(isolation)fileprivate init(\(stored): \(name))") {
            $0.line("self.\(stored) = \(stored)")
          }
        }
        for endpoint in endpoints where endpoint.kind != .setter {
          writer.line()
          witness(endpoint, into: &writer)
        }
      }
    }
  }

  private func witness(_ endpoint: Adaptation.Endpoint, into writer: inout SourceWriter) {
    let isHidden = endpoint.inputs.contains { $0.innerName == stored }
    let owner = isHidden ? "self.\(stored)" : stored
    let target = "\(owner).\(identifier(endpoint.name))"
    writer.documentation("Calls ``\(adaptation.name)/\(endpoint.name)``.")
    let isolation = adapted.isOnActor && endpoint.actor == nil ? "nonisolated " : ""
    guard endpoint.kind == .getter else {
      return write(endpoint, isolation, calling: target, into: &writer)
    }
    if let actor = endpoint.actor { writer.line(actor.attribute) }
    let head = SourcePiece.pair(
      "\(isolation)\(access)var \(identifier(endpoint.requirement)):",
      endpoint.result.piece()
    )
    let setter = endpoints.first {
      $0.kind == .setter && $0.requirement == endpoint.requirement
    }
    let call = endpoint.effects.marks + target
    writer.block(head) { writer in
      if let setter {
        let mutation = adaptation.isClassBound ? "" : "nonmutating "
        writer.line("get { \(call)() }")
        writer.line("\(mutation)set { \(stored).\(identifier(setter.name))(newValue) }")
      } else if endpoint.effects == Effects() {
        writer.line("\(call)()")
      } else {
        writer.write(.closure("get\(endpoint.effects.source)", .text("\(call)()")))
      }
    }
  }
}
