/// Finds the values that unimplemented endpoints return.
struct Placeholders {
  let program: Program
  /// The module in which the values are written.
  let module: String

  /// The maximum nesting of values.
  private static let greatestDepth = 4

  private static let literals: [String: String] = [
    "s:SS": "\"\"", "s:SJ": "\" \"", "s:s12StaticStringV": "\"\"", "s:Sb": "false",
    "s:Si": "0", "s:Su": "0", "s:Sd": "0", "s:Sf": "0",
    "s:s4Int8V": "0", "s:s5Int16V": "0", "s:s5Int32V": "0", "s:s5Int64V": "0",
    "s:s5UInt8V": "0", "s:s6UInt16V": "0", "s:s6UInt32V": "0", "s:s6UInt64V": "0",
    "s:s8DurationV": ".zero", "s:Ss": "\"\"", "s:ScE": ".init()", "s:Sh": "[]", "s:Sa": "[]",
    "s:SD": "[:]", "s:Sq": "nil", "s:s6Int128V": "0", "s:s7UInt128V": "0", "s:s7Float16V": "0",
    "s:s15ContiguousArrayV": "[]", "s:s10ArraySliceV": "[]",
    "s:12_Concurrency15ContinuousClockV7InstantV": ".now",
    "s:12_Concurrency15SuspendingClockV7InstantV": ".now",
  ]

  /// The preferred cases of an error for an unimplemented endpoint.
  private static let errorCases = ["unimplemented", "unavailable", "unknown", "other"]

  func error(_ type: SwiftType) -> String? { value(of: type, string: "\"unimplemented\"") }

  /// Returns the source of a value of a type, for a context with that type.
  ///
  /// - Returns: `nil` if no value is known.
  func value(of type: SwiftType, string: String = "\"\"", depth: Int = 0) -> String? {
    guard depth < Self.greatestDepth else { return nil }
    let type = program.keys.expanded(type).long
    if extended(type) != nil { return ".placeholder" }
    switch type {
    case .tuple(let elements):
      return arguments(elements, string: string, depth: depth + 1).map { "(\($0))" }
    case .named:
      if type.precise == "s:SS" { return string }
      if let stream = stream(type) { return stream }
      if let known = foreign(type) { return known }
      if let literal = type.precise.flatMap({ Self.literals[$0] }) { return literal }
      return program.nominal(type).flatMap { value(of: $0, string: string, depth: depth + 1) }
    case .constrained: return type == .anyError ? "CancellationError()" : stream(type)
    case .optional, .array, .dictionary, .function, .unreadable: return nil
    }
  }

  /// Returns the module with an extension that adds a `placeholder` to a type of another package, or to a
  /// generic type.
  func extended(_ type: SwiftType) -> String? {
    let type = program.keys.expanded(type).short
    return type.long.precise.flatMap { program.placeholders[$0] }?.first { property, home in
      property.access.isVisible(from: module, in: home)
        && program.keys.key(property.type) == program.keys.key(type)
    }?.module
  }

  private func value(of type: Nominal, string: String, depth: Int) -> String? {
    // A member of a generic type can require more of its arguments; a case cannot.
    guard !type.isGeneric || type.kind == "swift.enum" else { return nil }
    let visible = type.members.filter {
      $0.access.isVisible(from: module, in: program.module(ofMember: $0, of: type))
        && program.isUsable($0, of: type)
    }
    for name in type.isGeneric ? [] : ["placeholder", "test"] {
      let isThere = visible.contains {
        $0.kind == "swift.type.property" && $0.path.last == name
          && Property($0)?.type.precise == type.precise
          && FunctionDeclaration($0, globalActors: program.globalActors).actor == nil
      }
      if isThere { return ".\(name)" }
    }
    if type.kind == "swift.enum" { return enumCase(of: visible, string: string, depth: depth) }
    guard type.kind == "swift.struct" else { return nil }
    for initializer in initializers(visible) {
      let inputs = initializer.inputs.filter { !$0.hasDefault && !$0.isVariadic }
      guard !inputs.contains(where: \.isInout) else { continue }
      let elements = inputs.map { SwiftType.Element(label: $0.label, type: $0.type) }
      if let arguments = arguments(elements, string: string, depth: depth) {
        return ".init(\(arguments))"
      }
    }
    return nil
  }

  /// Returns the inits that can be called without `try` and `await`, those with the fewest parameters first.
  private func initializers(_ members: [Symbol]) -> [FunctionDeclaration] {
    func inputCount(_ declaration: FunctionDeclaration) -> Int {
      declaration.inputs.count { !$0.hasDefault }
    }
    return members.filter { $0.kind == "swift.init" && $0.generics.isEmpty }
      .map { FunctionDeclaration($0, globalActors: program.globalActors) }
      .filter { !$0.isFailable && $0.effects == Effects() && $0.actor == nil }
      .sorted { inputCount($0) < inputCount($1) }
  }

  private func enumCase(of members: [Symbol], string: String, depth: Int) -> String? {
    let cases = members.filter { $0.kind == "swift.enum.case" }
    for symbol in cases.sorted(by: { rank($0) < rank($1) }) {
      let name = identifier(symbol.base)
      let payload = EnumCase(symbol).payload
      guard !payload.isEmpty else { return ".\(name)" }
      if let values = arguments(payload, string: string, depth: depth) {
        return ".\(name)(\(values))"
      }
    }
    return nil
  }

  private func rank(_ symbol: Symbol) -> Int {
    if let rank = Self.errorCases.firstIndex(of: symbol.base) { return rank }
    return Self.errorCases.count + (symbol.title.contains("(") ? 1 : 0)
  }

  /// Returns values with their labels; `nil` if one is unknown.
  private func arguments(_ elements: [SwiftType.Element], string: String, depth: Int) -> String? {
    let arguments = elements.map { element in
      value(of: element.type, string: string, depth: depth).map { argument(element.label, $0) }
    }
    return arguments.contains(nil) ? nil : arguments.compactMap(\.self).joined(separator: ", ")
  }
}

// Errors and fixes for types without a known value.
extension Placeholders {
  /// The streams of the standard library, by precise identifier.
  static let streams = ["s:ScS": "AsyncStream", "s:Scs": "AsyncThrowingStream"]

  /// Returns the value that an unimplemented endpoint takes; `nil` if it takes none.
  func missing(_ function: FunctionType) -> (label: String, type: SwiftType, value: String?)? {
    let result = program.keys.expanded(function.result)
    // A stream finishes or throws instead.
    let isStream = result.precise.flatMap { Self.streams[$0] } != nil || sequence(result) != nil
    return switch program.keys.plain(function.effects.failure) {
    case .any: nil
    case .typed(let type): ("throwing", type, error(type))
    case .never where isStream: nil
    case .never: ("placeholder", function.result, value(of: function.result))
    }
  }

  /// Returns why an endpoint that takes a value cannot be unimplemented; `nil` if it can.
  func refusal(of missing: (label: String, type: SwiftType, value: String?)) -> String? {
    let type = program.keys.expanded(missing.type)
    if program.hasNoValue(type) { return "which has no value" }
    return missing.label == "placeholder" && program.isUnsendable(type)
      ? "which is not Sendable, so `test` cannot store one" : nil
  }

  func advice(_ type: SwiftType) -> String {
    let byHand = "write `test` by hand"
    let type = program.keys.expanded(type)
    if type.isNever { return "\(byHand), with a closure that ends in `fatalError()`" }
    if program.isUnsendable(type) {
      return "make it Sendable, let the endpoint throw, or \(byHand)"
    }
    guard let nominal = program.nominal(type), !nominal.isGeneric else {
      guard case .named(let path) = type, path[0].precise?.hasSuffix("mfp") != true else {
        return byHand
      }
      let word = program.isolations[module] == nil ? "static" : "nonisolated static"
      return
        "add `extension \(type.source) { \(word) var placeholder: \(type.source) }`, or \(byHand)"
    }
    guard nominal.kind != "swift.protocol" else { return byHand }
    guard !nominal.isEmpty else { return "give it a case, or \(byHand)" }
    // In a module with default isolation, members are isolated unless marked otherwise.
    let isIsolated = nominal.members.contains {
      FunctionDeclaration($0, globalActors: program.globalActors).actor != nil
    }
    let word = isIsolated ? "nonisolated static" : "static"
    return "add `\(word) var placeholder: \(type.source)` to it, or \(byHand)"
  }

  private static let foundation = [
    "4DateV": ".distantPast", "4DataV": ".init()", "7DecimalV": "0",
    "3URLV": ".init(filePath: \"/\")", "6LocaleV": ".init(identifier: \"\")",
    // Not a random one: `test` is the same value in each run.
    "4UUIDV": ".init(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0))",
    "8TimeZoneV": ".gmt", "8CalendarV": ".init(identifier: .gregorian)",
    "12DateIntervalV": ".init()",
    "14DateComponentsV": ".init()", "13URLComponentsV": ".init()", "8IndexSetV": ".init()",
    "9IndexPathV": ".init()", "12CharacterSetV": ".init()", "16AttributedStringV": ".init()",
  ]

  /// Returns a value of a type from outside of the package.
  private func foreign(_ type: SwiftType) -> String? {
    guard case .named(let path) = type, let last = path.last, let precise = last.precise else {
      return nil
    }
    for module in ["s:10Foundation", "s:20FoundationEssentials"] where precise.hasPrefix(module) {
      return Self.foundation[String(precise.dropFirst(module.count))]
    }
    // `Range` and `ClosedRange`.
    if let range = ["s:Sn": "..<", "s:SN": "..."][precise],
      let bound = last.arguments.first.flatMap({ value(of: $0) })
    {
      // An operator before a dot needs the spaces.
      return bound.hasPrefix(".") ? "\(bound) \(range) \(bound)" : bound + range + bound
    }
    if precise == SwiftType.inlineArray, let element = last.arguments.last {
      return value(of: element).map { ".init(repeating: \($0))" }
    }
    guard precise == "s:s6ResultO", last.arguments.count == 2 else { return nil }
    if last.arguments[1].source == "any Error" { return ".failure(CancellationError())" }
    if let error = error(last.arguments[1]) { return ".failure(\(error))" }
    return value(of: last.arguments[0]).map { ".success(\($0))" }
  }

  /// A finished stream, where that is what a type asks for.
  private func stream(_ type: SwiftType) -> String? {
    if let name = type.precise.flatMap({ Self.streams[$0] }) { return "\(name) { $0.finish() }" }
    guard let (element, failure) = sequence(type) else { return nil }
    if failure.isNever { return "AsyncStream<\(element.source)> { $0.finish() }" }
    guard failure.source == "any Error" else { return nil }
    return "AsyncThrowingStream<\(element.source), any Error> { $0.finish() }"
  }

  /// Returns the element and the failure of an `any AsyncSequence`.
  private func sequence(_ type: SwiftType) -> (element: SwiftType, failure: SwiftType)? {
    guard case .constrained("any", let parts) = type,
      let sequence = parts.first(where: { $0.precise == SwiftType.asyncSequence }),
      case .named(let path) = sequence, let arguments = path.last?.arguments, arguments.count == 2,
      parts.allSatisfy({ $0.precise == SwiftType.asyncSequence || $0.precise == "s:s8SendableP" })
    else { return nil }
    return (arguments[0], arguments[1])
  }
}

extension Nominal {
  /// Whether it is an enum without cases.
  var isEmpty: Bool { kind == "swift.enum" && !members.contains { $0.kind == "swift.enum.case" } }
}
