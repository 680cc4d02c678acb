/// What to do where no value of a type is known.
extension Placeholders {
  private static let streams = ["s:ScS": "AsyncStream", "s:Scs": "AsyncThrowingStream"]
  private static let sequence = asyncSequence
  private static let never = "s:s5NeverO"

  /// Why an endpoint that returns a type has no unimplemented form.
  ///
  /// - Returns: `nil` where it has one.
  func refusal(of type: SwiftType) -> String? {
    let type = program.keys.expanded(type)
    if type.precise == Self.never { return "of which there is no value" }
    guard value(of: type) != nil else { return "of which no value is known for `test`" }
    return program.isUnsendable(type) ? "which is not Sendable, so `test` cannot keep one" : nil
  }

  /// What to do about it.
  func advice(_ type: SwiftType) -> String {
    let byHand = "write `test` by hand"
    let type = program.keys.expanded(type)
    if type.precise == Self.never { return "\(byHand), with a closure that does not return" }
    if program.isUnsendable(type) {
      return "make it Sendable, let the endpoint throw, or \(byHand)"
    }
    guard let nominal = program.nominal(type), !nominal.isGeneric,
      nominal.kind != "swift.protocol"
    else { return byHand }
    let isEmpty =
      nominal.kind == "swift.enum" && !nominal.members.contains { $0.kind == "swift.enum.case" }
    guard !isEmpty else { return "give it a case, or \(byHand)" }
    // In a module that is isolated by default, what says nothing else is on its actor.
    let isIsolated = nominal.members.contains {
      FunctionDeclaration($0, globalActors: program.globalActors).actor != nil
    }
    let word = isIsolated ? "nonisolated static" : "static"
    return "add `\(word) var placeholder: \(type.source)` to it, or \(byHand)"
  }

  private static let foundation = [
    "4DateV": ".distantPast", "4UUIDV": ".init()", "4DataV": ".init()", "7DecimalV": "0",
    "3URLV": ".init(filePath: \"/\")", "6LocaleV": ".init(identifier: \"\")",
  ]

  /// A value of a type that no module of the package declares.
  func foreign(_ type: SwiftType) -> String? {
    guard case .named(let path) = type, let last = path.last, let precise = last.precise else {
      return nil
    }
    if precise.hasPrefix("s:10Foundation") || precise.hasPrefix("s:20FoundationEssentials") {
      return Self.foundation.first { precise.hasSuffix($0.key) }?.value
    }
    guard precise == "s:s6ResultO", last.arguments.count == 2 else { return nil }
    if last.arguments[1].source == "any Error" { return ".failure(CancellationError())" }
    if let error = error(last.arguments[1]) { return ".failure(\(error))" }
    return value(of: last.arguments[0]).map { ".success(\($0))" }
  }

  /// Whether an endpoint that returns a type is unimplemented without a placeholder: a stream that
  /// ends, or fails where it can.
  func isStream(_ type: SwiftType) -> Bool {
    let type = program.keys.expanded(type)
    guard type.precise.flatMap({ Self.streams[$0] }) == nil else { return true }
    return sequence(type) != nil
  }

  /// A finished stream, where that is what a type asks for.
  func stream(_ type: SwiftType) -> String? {
    if let name = type.precise.flatMap({ Self.streams[$0] }) { return "\(name) { $0.finish() }" }
    guard let (element, failure) = sequence(type) else { return nil }
    let isPlain = failure.precise == Self.never
    guard isPlain || failure.source == "any Error" else { return nil }
    return isPlain
      ? "AsyncStream<\(element.source)> { $0.finish() }"
      : "AsyncThrowingStream<\(element.source), any Error> { $0.finish() }"
  }

  /// What an `any AsyncSequence` has, and how it fails.
  private func sequence(_ type: SwiftType) -> (element: SwiftType, failure: SwiftType)? {
    guard case .constrained("any", let parts) = type,
      let sequence = parts.first(where: { $0.precise == Self.sequence }),
      case .named(let path) = sequence, let arguments = path.last?.arguments, arguments.count == 2,
      parts.allSatisfy({ $0.precise == Self.sequence || $0.precise == "s:s8SendableP" })
    else { return nil }
    return (arguments[0], arguments[1])
  }
}

/// The identity of `AsyncSequence`.
private let asyncSequence = "s:Sci"

extension Program {
  /// Whether it is known that values of a type must not cross to another actor.
  func isUnsendable(_ type: SwiftType) -> Bool {
    let type = keys.expanded(type)
    switch type {
    case .constrained("any", let parts):
      let known = parts.flatMap { part in
        guard case .named(let path) = part else { return [SwiftType]() }
        return path.count == 1 ? [part] : []
      }
      let senders: Set<String> = ["s:s8SendableP", "s:s5ErrorP", "s:ScA"]
      return known.count == parts.count
        && !known.contains { part in
          part.precise.map(senders.contains) ?? true
            || nominal(part)?.isSendable ?? (part.precise != asyncSequence)
        }
    case .optional(let wrapped), .array(let wrapped): return isUnsendable(wrapped)
    case .named: return nominal(type).map { !$0.isSendable && !$0.isGeneric } ?? false
    default: return false
    }
  }
}
