/// What a hand-written struct of closures, or a world of such structs, is completed with.
struct Derivation: Sendable {
  /// The struct.
  var type: Nominal
  /// What it stores and the init sets.
  var parts: [Part] = []
  /// From where the init can be called: it is no more public than the types it names.
  var access: AccessLevel
  /// Whether the init is there already: written by hand, or by the compiler where that is enough.
  var hasInit = false
  /// Whether the compiler writes an init with these labels for the struct's module.
  var hasImplicitInit = false
  /// Whether `test` is.
  var hasTest = false
  /// Whether `intercepted(by:)` is.
  var hasIntercepted = false
  /// Why some of it cannot be written.
  var diagnostics: [Diagnostic] = []

  /// One stored property.
  struct Part: Sendable {
    /// The property.
    var property: Property
    /// What it is to the derived code.
    var kind: Kind
    /// Its value in `test`.
    var test: SourcePiece
    /// The method with labels that stands beside an endpoint whose inputs have names.
    var method: Method?
  }

  /// A method that calls an endpoint.
  struct Method: Sendable {
    /// The endpoint's type.
    var type: FunctionType
    /// From where it can be called.
    var access: AccessLevel
  }

  /// What a stored property is.
  indirect enum Kind: Sendable, Hashable {
    /// An endpoint.
    case endpoint
    /// A capability, or a world within the world.
    case capability
    /// An optional, an array or a dictionary of such, and the method that makes others of them.
    case many(map: String, Kind)
    /// Something that is passed on as it is.
    case value
  }

  /// Whether nothing is left to write.
  var isComplete: Bool {
    hasInit && hasTest && hasIntercepted && parts.allSatisfy { $0.method == nil }
  }

  /// Finds what to write.
  ///
  /// - Parameters:
  ///   - name: The struct's name.
  ///   - program: The modules.
  /// - Throws: ``GenerationError`` where there is no such type.
  init(of name: String, in program: Program) throws(GenerationError) {
    let type = try program.nominal(named: name, preferring: ["swift.struct"])
    self.type = type
    access = min(program.access(of: type.precise), .public)
    guard type.kind == "swift.struct" else {
      refuseKind(of: name)
      return
    }
    let implicit = type.members.first { $0.kind == "swift.init" && $0.location == type.position }
    let inputs = implicit.map { FunctionDeclaration($0).inputs }
    let included = inputs.map { Set($0.compactMap(\.label)) }
    var stored = type.stored.filter { included?.contains($0.name) ?? true }
    for index in stored.indices {
      guard let input = inputs?.first(where: { $0.label == stored[index].name }) else { continue }
      stored[index].type = stored[index].type.completed(by: input.type)
    }
    access = stored.reduce(access) { min($0, program.access(of: $1.type)) }
    let labels = stored.map { $0.name + ":" }.joined()
    let written = type.members.filter { $0.location != type.position }
    hasImplicitInit = implicit != nil
    let isEnough = hasImplicitInit && access <= .internal
    hasInit = isEnough || written.contains { $0.path.last?.hasPrefix("init(\(labels)") ?? false }
    hasTest = written.contains { $0.kind == "swift.type.property" && $0.path.last == "test" }
    hasIntercepted = written.contains { $0.path.last == "intercepted(by:)" }
    check(stored, included)
    for property in stored { parts.append(part(property, program)) }
  }

  private mutating func part(_ property: Property, _ program: Program) -> Part {
    if let function = program.endpoint(within: property.type) {
      refuse(function, property, program)
    }
    let kind = program.kind(of: property.type)
    var part = Part(property: property, kind: kind, test: .text(".test"))
    switch kind {
    case .endpoint:
      guard let function = program.keys.expanded(property.type).function else { break }
      part.test = test(property, function, program)
      if labelsAreFree(function, property) {
        let access = min(access(of: property, program), program.access(of: .function(function)))
        part.method = Method(type: function, access: access)
      }
    case .capability: break
    case .many, .value:
      let placeholders = Placeholders(program: program, module: type.module)
      let value = placeholders.value(of: property.type)
      if value == nil, !hasTest {
        let message = "no value of `\(property.type.source)` is known for `\(type.name).test`"
        reportError(property.position, message, placeholders.advice(property.type))
      }
      part.test = .text(value ?? "")
    }
    return part
  }

  /// What an endpoint is called in reports and by interceptors.
  func title(of property: Property) -> String {
    (type.path + [property.name]).joined(separator: ".")
  }

  private func access(of property: Property, _ program: Program) -> AccessLevel {
    min(program.access(of: type.precise), property.access, .public)
  }

  /// The unimplemented endpoint.
  private mutating func test(
    _ property: Property,
    _ function: FunctionType,
    _ program: Program
  ) -> SourcePiece {
    let title = title(of: property)
    let placeholders = Placeholders(program: program, module: type.module)
    let plain = SourcePiece.list("unimplemented", [.text("\"\(title)\"")], "")
    let value: String
    switch program.plain(function.failure) {
    case .any: return plain
    case .typed(let error):
      value = "throwing: \(placeholders.error(error) ?? "")"
      if placeholders.error(error) == nil, !hasTest {
        let message = "`\(title)` throws `\(error.source)`, of which no value is known for `test`"
        reportError(property.position, message, placeholders.advice(error))
      }
    case .never:
      let result = function.result
      if placeholders.isStream(result) { return plain }
      value = "placeholder: \(placeholders.value(of: result) ?? "")"
      if !hasTest, let reason = placeholders.refusal(of: result) {
        let message = "`\(title)` returns `\(result.source)`, \(reason)"
        reportError(property.position, message, placeholders.advice(result))
      }
    }
    return .list("unimplemented", [.text("\"\(title)\""), .text(value)], "")
  }

  /// Whether a method with the labels of an endpoint's inputs can stand beside it.
  private func labelsAreFree(_ function: FunctionType, _ property: Property) -> Bool {
    let labels = function.parameters.compactMap(\.label).filter { $0 != "_" && $0 != "self" }
    guard labels.count > 1, labels.count == function.parameters.count,
      Set(labels).count == labels.count
    else { return false }
    // One of other labels says better what they mean, such as that of an adapted requirement.
    return !type.members.contains { member in
      member.kind == "swift.method" && member.base == property.name
        && member.title.filter { $0 == ":" }.count == labels.count
    }
  }
}

extension Program {
  /// What a function throws, where `throws(any Error)` and `throws(Never)` say it the long way.
  fileprivate func plain(_ failure: FunctionType.Failure) -> FunctionType.Failure {
    guard case .typed(let error) = failure else { return failure }
    let type = keys.expanded(error)
    if type.precise == "s:s5NeverO" { return .never }
    guard case .constrained("any", let parts) = type, parts.map(\.precise) == ["s:s5ErrorP"] else {
      return failure
    }
    return .any
  }
}

extension SwiftType {
  /// The type of a property with what the compiler tells of it only in the init that it writes:
  /// which isolation an endpoint asks for.
  fileprivate func completed(by input: SwiftType) -> SwiftType {
    if case .unreadable = self { return input }
    guard case .function(var function) = self, let other = input.function,
      other.attributes.contains("@concurrent"), !function.attributes.contains("@concurrent")
    else { return self }
    function.attributes = (function.attributes + ["@concurrent"]).sorted()
    return .function(function)
  }
}

extension Program {
  /// What a stored property of a type is to derived code.
  func kind(of type: SwiftType) -> Derivation.Kind {
    let type = keys.expanded(type)
    if type.function != nil { return .endpoint }
    if let nominal = nominal(type) { return isCapability(nominal) ? .capability : .value }
    guard let (map, element) = type.element else { return .value }
    let kind = kind(of: element)
    if case .value = kind { return .value }
    return .many(map: map, kind)
  }

  /// The endpoint that a type is, or that it is an optional, an array or a dictionary of.
  func endpoint(within type: SwiftType) -> FunctionType? {
    let type = keys.expanded(type)
    return type.function ?? type.element.flatMap { endpoint(within: $0.type) }
  }

  /// Whether a type has endpoints, itself or in what it stores.
  func isCapability(_ type: Nominal, depth: Int = 0) -> Bool {
    guard type.kind == "swift.struct", depth < 8 else { return false }
    return type.stored.contains { property in
      if endpoint(within: property.type) != nil { return true }
      return nominal(within: property.type).map { isCapability($0, depth: depth + 1) } ?? false
    }
  }

  /// The type that a type is, or that it is an optional, an array or a dictionary of.
  func nominal(within type: SwiftType) -> Nominal? {
    var type = keys.expanded(type)
    while let (_, element) = type.element { type = keys.expanded(element) }
    return nominal(type)
  }
}

extension SwiftType {
  /// What an optional, an array or a dictionary holds, and the method that makes others of it.
  fileprivate var element: (map: String, type: SwiftType)? {
    switch self {
    case .optional(let wrapped): return ("map", wrapped)
    case .array(let element): return ("map", element)
    case .dictionary(_, let value): return ("mapValues", value)
    case .named(let path):
      guard let arguments = path.last?.arguments, let last = arguments.last else { return nil }
      switch path.last?.precise {
      case "s:Sq", "s:Sa": return ("map", last)
      case "s:SD": return ("mapValues", last)
      default: return nil
      }
    default: return nil
    }
  }
}

/// What derived code asks of the capabilities that a world holds.
extension Derivation {
  /// Warns of each capability within that lacks what the derived code calls: it compiles only once
  /// that is there.
  ///
  /// - Parameters:
  ///   - program: The modules.
  ///   - names: What else is derived by the same line.
  func needs(_ program: Program, beside names: [String]) -> [Diagnostic] {
    parts.compactMap { part in
      let isOne = part.kind == .capability
      guard part.kind != .endpoint, part.kind != .value,
        let held = program.nominal(within: part.property.type), held.precise != type.precise,
        !names.contains(where: { $0 == held.name || $0 == "\(held.module).\(held.name)" })
      else { return nil }
      var missing: [String] = []
      if isOne, !hasTest, !held.has("test", "s:12Capabilities18TestableCapabilityP") {
        missing.append("`test`")
      }
      if !hasIntercepted, !held.has("intercepted(by:)", "s:12Capabilities13InterceptableP") {
        missing.append("`intercepted(by:)`")
      }
      guard !missing.isEmpty else { return nil }
      return Diagnostic(
        position: part.property.position,
        severity: .warning,
        message: "`\(held.name)` has no \(missing.joined(separator: " and no ")), which what is "
          + "written for `\(type.name)` calls",
        notes: [
          Diagnostic.Note(
            message: "`swift package capabilities derive \(held.name)` writes what is missing"
          )
        ]
      )
    }
  }
}

extension Nominal {
  /// Whether it has a member, or conforms to the protocol that asks for it.
  fileprivate func has(_ member: String, _ target: String) -> Bool {
    conformances.contains(target) || members.contains { $0.path.last == member }
  }
}
