/// Writes the missing members of a struct as Swift source.
final class DerivationPrinter {
  private let derivation: Derivation
  /// Its properties, with the types as the file names them.
  private let parts: [Derivation.Part]
  private let imports: Imports
  private var type: Nominal { derivation.type }
  private let access: String
  /// The names of the struct's members.
  private let hidden: Set<String>
  private let scope: NameScope

  static let testable = "s:12Capabilities18TestableCapabilityP"
  static let interceptable = "s:12Capabilities13InterceptableP"
  private static let remark =
    " Omit its last parameter, which only distinguishes it from the synthesized init."

  init(_ derivation: Derivation) {
    self.derivation = derivation
    let program = derivation.program
    let level = min(program.access(of: derivation.type.precise), .public)
    // The compiler treats a conformance of such a type as a public one.
    let isUsable = derivation.type.declaration.contains { $0.text.hasSuffix("usableFromInline") }
    access = isUsable ? "@usableFromInline " : level.prefix
    hidden = program.memberNames(of: derivation.type).union(derivation.parts.map(\.property.name))
    var imports = Imports(beside: derivation.type, level, program)
    let isConforming = !derivation.type.conformances.contains(Self.testable)
    if !derivation.hasTest || !derivation.hasIntercepted {
      // Only a public conformance requires an import of its own level.
      let isExposed = !derivation.hasIntercepted || isConforming && level == .public
      imports.insert("Capabilities", isUsable ? .public : isExposed ? level : .internal)
    }
    for part in derivation.parts {
      // Only the init and the methods expose the types to other modules.
      if !derivation.hasInit { imports.insert(part.property.type, of: program, derivation.access) }
      // The values in `test` and the calls of `intercepted(by:)` must be visible.
      let type = program.keys.expanded(part.property.type)
      if !derivation.hasTest || !derivation.hasIntercepted {
        imports.insert(type, of: program, .internal)
      }
      if !derivation.hasTest {
        for module in type.all.compactMap(derivation.placeholders.extended) {
          imports.insert(module, .internal)
        }
      }
      if let missing = part.missing { imports.insert(missing, of: program, derivation.access) }
      guard let method = part.method else { continue }
      imports.insert(.function(method.type), of: program, method.access)
    }
    scope = imports.scope(of: program, nearer: program.memberNames(of: derivation.type))
    self.imports = imports
    parts = derivation.parts.map { [scope] part in
      var part = part
      part.property.type = scope.qualified(part.property.type)
      part.missing = part.missing.map(scope.qualified)
      if let method = part.method, let type = scope.qualified(.function(method.type)).function {
        part.method?.type = type
      }
      return part
    }
  }

  func source() -> String {
    var writer = SourceWriter()
    imports.write(into: &writer)
    var members: [(inout SourceWriter) -> Void] = []
    if !derivation.hasInit { members.append(initializer) }
    if !derivation.hasTest { members.append(test) }
    if !derivation.hasIntercepted { members.append(intercepted) }
    for part in parts {
      guard let method = part.method else { continue }
      members.append { method.write(calling: "self", into: &$0) }
    }
    guard !members.isEmpty else { return writer.text }
    if !imports.modules.isEmpty { writer.line() }
    writer.block(head) { writer in
      for (index, member) in members.enumerated() {
        if index > 0 { writer.line() }
        member(&writer)
      }
    }
    return writer.text
  }

  /// The type within its extension, where the path of a nested generic type needs arguments.
  private var own: String { type.isGeneric && type.path.count > 1 ? "Self" : type.name }

  /// The head of the extension, with the conformances that it adds.
  private var head: SourcePiece {
    let head = "nonisolated extension \(type.name)"
    var added: [String] = []
    if !derivation.hasTest, derivation.unknown.isEmpty, !type.conformances.contains(Self.testable) {
      added.append(toolkit("TestableCapability"))
    }
    if !derivation.hasIntercepted, !type.conformances.contains(Self.interceptable) {
      added.append(toolkit("Interceptable"))
    }
    return added.isEmpty ? .text(head) : .pair(head + ":", .text(added.joined(separator: ", ")))
  }

  private func initializer(into writer: inout SourceWriter) {
    let isWorld = parts.contains { $0.kind == .capability }
    let what = isWorld ? "world from its capabilities" : "capability from its endpoints"
    writer.documentation("Creates a \(what)." + (derivation.hasImplicitInit ? Self.remark : ""))
    let known = parts.compactMap { part in
      part.property.documentation.first.map { (part.property.name, $0) }
    }
    if !known.isEmpty {
      writer.line("///")
      writer.line("/// - Parameters:")
    }
    for (name, text) in known { writer.documentation("- \(name): \(text)", margin: "  ") }
    var inputs = parts.map { part in
      let type = part.property.type
      let known = part.defaultValue.map { "\(type.source) = \($0)" }
      let hidden = part.hasHiddenDefault ? SwiftType.optional(type).source + " = nil" : nil
      let piece = type.piece(isEscaping: part.kind == .endpoint)
      return SourcePiece.pair("\(label(part)):", (known ?? hidden).map(SourcePiece.text) ?? piece)
    }
    // The synthesized init has the same labels, so this one needs another parameter.
    if derivation.hasImplicitInit { inputs.append(.text("_: Void = ()")) }
    writer.block(.list("\(derivation.access.prefix)init", inputs, "")) { writer in
      for part in parts {
        let name = identifier(part.property.name)
        let assignment = SourcePiece.pair("self.\(name) =", .text(name))
        writer.write(part.hasHiddenDefault ? .closure("if let \(name)", assignment) : assignment)
      }
    }
  }

  private func test(into writer: inout SourceWriter) {
    let inputs = parts.filter { $0.missing != nil }.map { part in
      let missing = part.missing ?? .void
      let piece = missing.piece(isEscaping: missing.function != nil)
      return SourcePiece.pair("\(label(part)):", piece)
    }
    writer.documentation(
      inputs.isEmpty
        ? "The value for tests: every endpoint is unimplemented and reports an issue when called."
        : "Returns the value for tests, with the values that reported calls return."
    )
    let head =
      inputs.isEmpty
      ? SourcePiece.text("\(access)static var test: \(own)")
      : .list("\(derivation.access.prefix)static func test", inputs, " -> \(own)")
    writer.block(head) { writer in
      let module = hidden.contains("unimplemented") ? "Capabilities." : ""
      let parts = self.parts.filter { !$0.keepsDefault }
      let shared = shared(parts, "unimplementedEndpoint") { $0.reason }
      for (function, part) in shared.functions {
        let (text, number) = (standard("String"), standard("Int"))
        let inputs = ["_ name: \(text)", "line: \(number) = #line", "column: \(number) = #column"]
        let head = declaration(of: function, inputs, for: part)
        let arguments = ["name"] + part.reason + ["line: line", "column: column"]
        writer.block(head) { writer in
          writer.list("\(module)unimplemented", arguments)
        }
      }
      let arguments = parts.map { part in
        guard let function = shared.names[part.property.name] else {
          let prefix = part.kind == .endpoint ? module : ""
          return SourcePiece.argument(part.property.name, part.test.prefixed(prefix))
        }
        let title = stringLiteral(derivation.title(of: part.property))
        return .argument(part.property.name, .list(function, [.text(title)], ""))
      }
      // Without the argument of a default that cannot be written, only the synthesized init fits.
      let isShorter = self.parts.contains { $0.keepsDefault && $0.defaultValue == nil }
      let result = SourcePiece.list(own, arguments + (isShorter ? [] : distinction), "")
      writer.write(shared.functions.isEmpty ? result : result.prefixed("return "))
    }
  }

  /// Returns the declaration of a function that endpoints of one type share.
  private func declaration(
    of function: String,
    _ inputs: [String],
    for part: Derivation.Part
  ) -> SourcePiece {
    let type = part.property.type.piece().flat
    let name = "@inline(never) func \(function)"
    return .list(name, inputs.map(SourcePiece.text), " -> \(type)")
  }

  /// The number of endpoints of one type that share a function. Each other endpoint needs several
  /// hundred bytes of code to convert it, which takes most of the compile time in release.
  private static let sharing = 8

  /// Returns the local functions that endpoints of one type share.
  ///
  /// - Parameter distinction: What else endpoints that share a function have in common.
  /// - Returns: The functions, each with one of its endpoints, and their names by endpoint.
  private func shared(
    _ parts: [Derivation.Part],
    _ name: String,
    by distinction: (Derivation.Part) -> [String]
  ) -> (functions: [(name: String, part: Derivation.Part)], names: [String: String]) {
    let endpoints = parts.filter { $0.kind == .endpoint }
    let groups = Dictionary(grouping: endpoints) { [$0.property.type.source] + distinction($0) }
    var names: [String: String] = [:]
    var functions: [(name: String, part: Derivation.Part)] = []
    for part in endpoints where names[part.property.name] == nil {
      let group = groups[[part.property.type.source] + distinction(part)] ?? []
      guard group.count >= Self.sharing else { continue }
      var function = name + (functions.isEmpty ? "" : "\(functions.count + 1)")
      while hidden.contains(function) { function += "Here" }
      functions.append((function, part))
      for other in group { names[other.property.name] = function }
    }
    return (functions, names)
  }

  private func intercepted(into writer: inout SourceWriter) {
    writer.documentation("Returns a copy with every endpoint wrapped by the interceptor.")
    let head = SourcePiece.list(
      "\(access)func intercepted",
      [.text("by interceptor: some \(toolkit("Interceptor"))")],
      " -> \(own)"
    )
    writer.block(head) { writer in
      let shared = shared(parts, "wrapped") { _ in [] }
      for (function, part) in shared.functions {
        let inputs = [
          "_ name: \(standard("String"))",
          "_ endpoint: \(part.property.type.piece(isEscaping: true).flat)",
        ]
        let head = declaration(of: function, inputs, for: part)
        writer.block(head) { $0.line("interceptor.wrap(name, endpoint)") }
      }
      let arguments = parts.map { part in
        SourcePiece.argument(part.property.name, intercepted(part, shared.names))
      }
      let result = SourcePiece.list(own, arguments + distinction, "")
      writer.write(shared.functions.isEmpty ? result : result.prefixed("return "))
    }
  }

  private func intercepted(_ part: Derivation.Part, _ shared: [String: String]) -> SourcePiece {
    let title = stringLiteral(derivation.title(of: part.property))
    let name = part.property.name
    let value = name == "interceptor" ? "self.\(name)" : identifier(name)
    if let function = shared[name] { return .list(function, [.text(title), .text(value)], "") }
    return intercepted(part.kind, value, title, renaming(part))
  }

  private func intercepted(
    _ kind: Derivation.Kind,
    _ value: String,
    _ title: String,
    _ interceptor: SourcePiece
  ) -> SourcePiece {
    switch kind {
    case .endpoint: .list("interceptor.wrap", [.text(title), .text(value)], "")
    case .capability: .list("\(value).intercepted", [interceptor.prefixed("by: ")], "")
    case .many(let map, let kind):
      .closure("\(value).\(map)", intercepted(kind, "$0", title, interceptor))
    case .value: .text(value)
    }
  }

  /// Returns the interceptor of a property, which names capabilities by their paths if the world has
  /// several of their type.
  private func renaming(_ part: Derivation.Part) -> SourcePiece {
    guard !part.renamed.isEmpty else { return .text("interceptor") }
    let pairs = part.renamed.map { name in
      SourcePiece.pair("\(stringLiteral(name.inner)):", .text(stringLiteral(name.name)))
    }
    return .list("interceptor.renaming", [.array("", pairs)], "")
  }

  /// The argument that distinguishes the derived init from the synthesized one. With two candidates,
  /// the compiler takes exponential time.
  private var distinction: [SourcePiece] {
    !derivation.hasInit && derivation.hasImplicitInit ? [.text("()")] : []
  }

  /// Returns the name of a type of the standard library.
  private func standard(_ name: String) -> String { scope.source([name], of: "Swift") }

  /// Returns the name of a protocol of the core.
  private func toolkit(_ name: String) -> String { scope.source([name], of: "Capabilities") }

  private func label(_ part: Derivation.Part) -> String { labelIdentifier(part.property.name) }
}

extension Derivation.Part {
  /// The arguments of its unimplemented endpoint after the name.
  fileprivate var reason: [String] {
    guard case .list(_, let arguments, _) = test else { return [] }
    return arguments.dropFirst().map(\.flat)
  }
}
