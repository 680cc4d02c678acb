/// Decides how values are read.
struct ReadingRules: Sendable {
  let program: Program
  /// The module that reads.
  let home: String

  private static let decodable = "s:Se"
  private static let lossless = "s:s23LosslessStringConvertibleP"

  /// Returns how a value of a type is read.
  ///
  /// - Parameter readers: Collects the enums that are read by their cases, and the named types.
  func reading(of type: SwiftType, _ readers: inout Readers) -> Reading {
    let reading = newReading(of: type, &readers)
    switch reading {
    case .nothing, .cases: break
    default: readers.types.append(type)
    }
    return reading
  }

  private func newReading(of type: SwiftType, _ readers: inout Readers) -> Reading {
    let expanded = program.keys.expanded(type)
    switch expanded {
    case .tuple([]): return .nothing
    case .tuple(let elements): return tuple(type, elements, &readers)
    case .named, .constrained:
      if let element = stream(expanded) { return .stream(type, of: reading(of: element, &readers)) }
    default: break
    }
    guard let unreadableReason = unreadableReason(expanded) else {
      var visited: Set<String> = []
      nameCases(in: expanded, &readers, &visited)
      return .decodable(type)
    }
    if isLossless(expanded) { return .word(type) }
    if let nominal = program.nominal(expanded), isReadByCases(nominal, expanded) {
      read(nominal, expanded, &readers)
      return .cases(program.keys.key(expanded))
    }
    return .none(type, unreadableReason)
  }

  private func tuple(
    _ type: SwiftType,
    _ elements: [SwiftType.Element],
    _ readers: inout Readers
  ) -> Reading {
    let parts = readings(of: elements, &readers)
    for part in parts {
      // No script can write a tuple with such an element.
      if case .none(_, let reason) = part.reading { return .none(type, reason) }
      if case .nothing = part.reading { return .none(type, Self.unreadableTuple) }
    }
    return .tuple(type, parts)
  }

  private func readings(
    of elements: [SwiftType.Element],
    _ readers: inout Readers
  ) -> [Reading.Element] {
    elements.map { .init(label: $0.label, reading: reading(of: $0.type, &readers)) }
  }

  /// Collects the enums in a type that is decoded, so that scripts can name their cases.
  private func nameCases(
    in type: SwiftType,
    _ readers: inout Readers,
    _ visited: inout Set<String>
  ) {
    let type = program.keys.expanded(type).long
    guard case .named(let path) = type else { return }
    for argument in path.flatMap(\.arguments) { nameCases(in: argument, &readers, &visited) }
    guard let nominal = program.nominal(type), visited.insert(nominal.precise).inserted else {
      return
    }
    if isReadByCases(nominal, type) {
      // Scripts must be able to write each associated value.
      let payload = cases(of: nominal, type).flatMap(\.payload)
      guard payload.allSatisfy({ unreadableReason($0.type) == nil }) else { return }
      read(nominal, type, &readers, isDecodable: true)
    }
    let arguments = program.arguments(of: type)
    for property in nominal.properties {
      nameCases(in: property.type.replacing(arguments), &readers, &visited)
    }
  }

  /// Why a tuple in another value cannot be decoded.
  private static let unreadableTuple = Reading.UnreadableReason(
    reason: "a tuple in another value cannot be written in a script",
    fix: "make it a struct that is Decodable"
  )

  /// Returns why a type cannot be decoded; `nil` if it can.
  private func unreadableReason(_ type: SwiftType) -> Reading.UnreadableReason? {
    switch program.keys.expanded(type).long {
    case .tuple: return Self.unreadableTuple
    case .function: return .closure
    case .constrained:
      let reason = "`\(type.source)` is not a concrete type"
      return .init(reason: reason, fix: "name a type that is Decodable")
    case .unreadable:
      let reason = "the type `\(type.source)` cannot be parsed"
      return .init(reason: reason, fix: "give it a name with a type alias")
    case .named(let path): return unreadableReason(type, path)
    case .optional, .array, .dictionary: return nil
    }
  }

  private func unreadableReason(
    _ type: SwiftType,
    _ path: [SwiftType.Component]
  ) -> Reading.UnreadableReason? {
    guard let precise = path.last?.precise else {
      return .init(reason: "unknown type `\(type.source)`", fix: "take a type that is Decodable")
    }
    guard let nominal = program.nominals[precise] else {
      guard !KnownTypes.decodable.contains(KnownTypes.name(path)) else {
        return path.flatMap(\.arguments).lazy.compactMap(unreadableReason).first
      }
      let reason = "`\(type.source)` is not known to be Decodable"
      return .init(reason: reason, fix: "take a type of your own that is")
    }
    let arguments = program.arguments(of: type)
    for condition in nominal.conditions[Self.decodable] ?? [] {
      guard let argument = arguments[condition.generic] else { continue }
      if condition.type == Self.decodable {
        if let unreadableReason = unreadableReason(argument) { return unreadableReason }
      } else if !program.meets(argument, condition) {
        let fix = "conform `\(argument.source)` to the protocols that this conformance requires"
        return .init(reason: "`\(type.source)` is Decodable only for some arguments", fix: fix)
      }
    }
    guard nominal.kind != "swift.protocol", program.conforms(type, to: Self.decodable) else {
      return .undecodable(type)
    }
    if let actor = nominal.actor(of: "init(from:)", program) {
      let fix = "declare `nonisolated \(nominal.word) \(path.last?.name ?? "")`"
      return .init(reason: "`\(type.source)` is Decodable only on \(actor)", fix: fix)
    }
    return nil
  }

  private func isLossless(_ type: SwiftType) -> Bool {
    guard case .named(let path) = type, let precise = path.last?.precise else { return false }
    guard let nominal = program.nominals[precise] else {
      return KnownTypes.words.contains(KnownTypes.name(path))
    }
    return nominal.conformances.contains(Self.lossless)
      && nominal.conditions[Self.lossless] == nil
      && nominal.actor(of: "init(_:)", program) == nil
  }

  // MARK: Streams

  /// Returns the element type of a stream.
  private func stream(_ type: SwiftType) -> SwiftType? {
    switch type {
    case .named(let path):
      guard let last = path.last, let precise = last.precise else { return nil }
      return Placeholders.streams[precise] != nil ? last.arguments.first : nil
    case .constrained("any", let parts):
      let sequence = parts.first { $0.precise == SwiftType.asyncSequence }
      guard case .named(let path) = sequence else { return nil }
      return path.last?.arguments.first
    default: return nil
    }
  }

  // MARK: Enums

  private func isReadByCases(_ nominal: Nominal, _ type: SwiftType) -> Bool {
    nominal.kind == "swift.enum" && isVisible(nominal)
      && nominal.generics.count == program.arguments(of: type).count
      // An enum can contain itself with ever longer arguments.
      && type.all.count < 20
      && nominal.members.contains { $0.kind == "swift.enum.case" }
  }

  /// Returns the cases of an enum for the arguments of its generic parameters.
  private func cases(of nominal: Nominal, _ type: SwiftType) -> [EnumCase] {
    let arguments = program.arguments(of: type)
    return nominal.members.filter { $0.kind == "swift.enum.case" && !$0.isUnavailable }.map {
      var declared = EnumCase($0)
      declared.payload = declared.payload.map {
        SwiftType.Element(label: $0.label, type: $0.type.replacing(arguments))
      }
      return declared
    }
  }

  private func isVisible(_ type: Nominal) -> Bool {
    program.access(of: type.precise).isVisible(from: home, in: type.module)
  }

  private func read(
    _ nominal: Nominal,
    _ type: SwiftType,
    _ readers: inout Readers,
    isDecodable: Bool = false
  ) {
    let key = program.keys.key(type)
    // A recursive enum was already added.
    guard let place = readers.insert(type, key, isDecodable: isDecodable) else { return }
    for declared in cases(of: nominal, type) {
      // `Never` has no value.
      guard !declared.payload.contains(where: { $0.type.isUnreadable || $0.type.isNever })
      else { continue }
      let payload = readings(of: declared.payload, &readers)
      readers.enums[place].cases.append(Readers.Case(name: declared.name, payload: payload))
    }
  }

  // MARK: Errors

  private static let error = "s:s5ErrorP"

  /// Returns how the errors of a function are read; `nil` if it throws none.
  ///
  /// - Parameter module: The module that declares it. An untyped error is read as one of that
  ///   module's errors.
  func reading(
    ofErrors failure: FunctionType.Failure,
    in module: String,
    _ readers: inout Readers
  ) -> Reading? {
    switch program.keys.plain(failure) {
    case .never: return nil
    case .typed(let error): return reading(of: error, &readers)
    case .any:
      guard readers.errors[module] == nil else { return .anyError(module: module) }
      let types = program.nominals.values.filter { type in
        type.module == module && !type.isGeneric && type.conformances.contains(Self.error)
          && ["swift.enum", "swift.struct"].contains(type.kind) && isVisible(type)
      }
      var readings: [Reading] = []
      for type in types.sorted(by: { $0.position < $1.position }) {
        var read = readers
        let reading = reading(of: type.named, &read)
        if case .none = reading { continue }
        readers = read
        readings.append(reading)
      }
      readers.errors[module] = readings
      return .anyError(module: module)
    }
  }
}

extension Nominal {
  /// Returns the attribute of the global actor to which its conformance is isolated.
  ///
  /// - Parameter member: The requirement. If the type declares it, its attributes decide.
  func actor(of member: String, _ program: Program) -> String? {
    let written = members.first { $0.kind == "swift.init" && $0.path.last == member }
    if let written { return written.declaration.globalActor(program) }
    if let actor = declaration.globalActor(program) { return actor }
    return isNonisolated ? nil : program.isolations[module]?.attribute
  }
}

extension [Token] {
  /// Returns the attribute of a declaration's global actor.
  func globalActor(_ program: Program) -> String? {
    // A type in the declaration can have one, too.
    let attributes = prefix { $0.kind != .word || !Self.keywords.contains($0.text) }
    return GlobalActor(in: attributes, program.globalActors)?.attribute
  }

  private static var keywords: Set<String> {
    ["func", "init", "var", "let", "struct", "class", "enum", "actor", "protocol"]
  }
}
