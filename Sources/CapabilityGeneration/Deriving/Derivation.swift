/// What a hand-written struct of closures, or a world of such structs, is completed with.
struct Derivation: Sendable {
  /// The struct.
  var type: Nominal
  /// What it stores and the init sets.
  var parts: [Part]
  /// Whether the init is there already: written by hand, or by the compiler where that is enough.
  var hasInit: Bool
  /// Whether the compiler writes an init with these labels for the struct's module.
  var hasImplicitInit: Bool
  /// Whether `test` is.
  var hasTest: Bool
  /// Whether `intercepted(by:)` is.
  var hasIntercepted: Bool
  /// Why some of it cannot be written.
  var diagnostics: [Diagnostic]

  /// One stored property.
  struct Part: Sendable {
    /// The property.
    var property: Property
    /// What it is to the derived code.
    var kind: Kind
    /// Its value in `test`.
    var test: SourcePiece
  }

  /// What a stored property is.
  enum Kind: Sendable {
    /// An endpoint.
    case endpoint
    /// A capability, or a world within the world.
    case capability
    /// Something that is passed on as it is.
    case value
  }

  /// How many inputs the toolkit's helpers take.
  private static let mostInputs = 6
  /// What no nested type is called by a name alone.
  private static let metatypes: Set<String> = ["Type", "Protocol"]

  /// Finds what to write.
  ///
  /// - Parameters:
  ///   - name: The struct's name.
  ///   - program: The modules.
  /// - Throws: ``GenerationError`` where there is no such struct.
  init(of name: String, in program: Program) throws(GenerationError) {
    let type = try program.nominal(named: name, kinds: ["swift.struct"])
    self.type = type
    diagnostics = []
    let implicit = type.members.first { $0.kind == "swift.init" && $0.location == type.position }
    let included = implicit.map { Set(FunctionDeclaration($0).inputs.compactMap(\.label)) }
    let stored = type.stored.filter { included?.contains($0.name) ?? true }
    let labels = stored.map { $0.name + ":" }.joined()
    let written = type.members.filter { $0.location != type.position }
    hasImplicitInit = implicit != nil
    let isEnough = hasImplicitInit && type.access <= .internal
    hasInit = isEnough || written.contains { $0.path.last?.hasPrefix("init(\(labels)") ?? false }
    hasTest = written.contains { $0.kind == "swift.type.property" && $0.path.last == "test" }
    hasIntercepted = written.contains { $0.path.last == "intercepted(by:)" }
    parts = []
    check(stored)
    let names = Set(stored.map(\.name))
    for property in type.properties
    where included?.contains(property.name) == true && !names.contains(property.name) {
      let message = "`\(type.name).\(property.name)` has observers, or is set in private only"
      let fix = "make it a plain property: a copy made by derived code would lose its value"
      complain(property.position, message, fix)
    }
    for property in stored { parts.append(part(property, program)) }
  }

  private mutating func check(_ stored: [Property]) {
    if type.isGeneric { complain(type.position, "`\(type.name)` is generic", "write it by hand") }
    if type.path.dropFirst().contains(where: Self.metatypes.contains) {
      let message = "`\(type.path.joined(separator: "."))` is also how a type's own type is written"
      complain(type.position, message, "give it another name")
    }
    if stored.isEmpty {
      let fix = "give it a stored property for each endpoint"
      complain(type.position, "`\(type.name)` stores nothing that could be derived from", fix)
    }
    if !type.isSendable {
      let fix = "declare `struct \(type.path.last ?? ""): Sendable`"
      complain(type.position, "`\(type.name)` is not Sendable, so it is no capability", fix)
    }
    for property in stored where property.access < .internal {
      let title = "\(type.name).\(property.name)"
      let message = "`\(title)` is \(property.access.rawValue): no init beside it can set it"
      complain(property.position, message, "make it internal, or write the init by hand")
    }
  }

  private mutating func complain(_ position: SourcePosition, _ message: String, _ fix: String) {
    diagnostics.append(
      Diagnostic(
        position: position,
        severity: .error,
        message: message,
        notes: [.init(message: fix)]
      )
    )
  }

  private mutating func part(_ property: Property, _ program: Program) -> Part {
    let placeholders = Placeholders(program: program, module: type.module)
    if let function = program.keys.expanded(property.type).function {
      return endpoint(property, function, placeholders)
    }
    if let nominal = program.nominal(property.type), program.isCapability(nominal) {
      return Part(property: property, kind: .capability, test: .text(".test"))
    }
    let value = placeholders.value(of: property.type)
    if value == nil, !hasTest {
      let message = "no value of `\(property.type.source)` is known for `\(type.name).test`"
      complain(property.position, message, Self.fix(property.type))
    }
    return Part(property: property, kind: .value, test: .text(value ?? ""))
  }

  private mutating func endpoint(
    _ property: Property,
    _ function: FunctionType,
    _ placeholders: Placeholders
  ) -> Part {
    let title = "\(type.name).\(property.name)"
    refuse(function, property, title)
    func unimplemented(_ rest: String...) -> SourcePiece {
      .list("unimplemented", (["\"\(title)\""] + rest).map(SourcePiece.text), "")
    }
    var part = Part(property: property, kind: .endpoint, test: unimplemented())
    switch function.failure {
    case .any: break
    case .typed(let error):
      if let value = placeholders.error(error) {
        part.test = unimplemented("throwing: \(value)")
      } else if !hasTest {
        let message = "`\(title)` throws `\(error.source)`, of which no value is known for `test`"
        complain(property.position, message, Self.fix(error))
      }
    case .never:
      if let value = placeholders.value(of: function.result) {
        part.test = unimplemented("placeholder: \(value)")
      } else if !hasTest {
        let message =
          "`\(title)` returns `\(function.result.source)`, of which no value is known for `test`"
        complain(property.position, message, Self.fix(function.result))
      }
    }
    return part
  }

  private mutating func refuse(_ function: FunctionType, _ property: Property, _ title: String) {
    let isPlain = function.parameters.allSatisfy { $0.modifiers.isEmpty && !$0.isVariadic }
    let actor = function.attributes.first(where: \.isGlobalActor)
    if let actor {
      let fix = "make it async, and let what implements it go to its actor"
      complain(property.position, "`\(title)` runs on \(actor), which no interceptor does", fix)
    } else if !function.isSendable {
      complain(property.position, "`\(title)` is not `@Sendable`", "mark its type `@Sendable`")
    }
    if !isPlain {
      let message = "`\(title)` has an `inout`, owned or variadic input"
      complain(property.position, message, "take a plain value, such as an array")
    }
    if function.parameters.count > Self.mostInputs {
      let message = "`\(title)` has \(function.parameters.count) inputs; at most 6 are supported"
      complain(property.position, message, "take a struct")
    }
  }

  private static func fix(_ type: SwiftType) -> String {
    "add `static var placeholder: \(type.source)` to it, or write `test` by hand"
  }
}

extension Program {
  /// Whether a type has endpoints, itself or in what it stores.
  func isCapability(_ type: Nominal, depth: Int = 0) -> Bool {
    guard type.kind == "swift.struct", depth < 8 else { return false }
    return type.stored.contains { property in
      if keys.expanded(property.type).function != nil { return true }
      return nominal(property.type).map { isCapability($0, depth: depth + 1) } ?? false
    }
  }
}
