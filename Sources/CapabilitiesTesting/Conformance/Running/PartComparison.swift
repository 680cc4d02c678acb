import CapabilityTranscripts
import Synchronization

/// Compares two values by `==` and by their parts, and finds parts that cannot be compared.
///
/// Values are the same if they are equal by `==`, or if all their parts are, as for a struct that is
/// not `Equatable`, or one that contains `Double.nan`. Text is the same if it has the same Unicode
/// scalars: a text that one side has normalized is equal by `==`, but has other bytes.
struct PartComparison {
  /// The first part that cannot be compared, such as `close, a () -> ()`; `nil` if there is none.
  private(set) var incomparable: String?
  private var path: [String] = []
  /// The compared pairs of objects, kept so that no other objects get their addresses.
  private var objects: [[AnyHashable]: [AnyObject]] = [:]
  /// Whether the values around the current part are equal by `==`, so that only its text can differ.
  private var isInEqualValue = false

  /// Returns the first part of a value that cannot be compared; `nil` if there is none, or if the
  /// value is no object and has the operator `==`.
  static func incomparablePart(of value: Any) -> String? {
    var comparison = PartComparison()
    if type(of: value) is AnyClass, ValueKind.of(value) == .parts {
      _ = comparison.haveSameParts(value, value)
    } else {
      _ = comparison.areSame(value, value)
    }
    return comparison.incomparable
  }

  /// Returns whether a value has an object among its first parts. A struct with `==` is compared by it.
  static func holdsObject(_ value: Any, _ depth: Int = 0) -> Bool {
    if type(of: value) is AnyClass { return true }
    guard depth < 5, ValueKind.of(value) == .parts else { return false }
    let mirror = Mirror(reflecting: value)
    if mirror.displayStyle == .struct, value is any Equatable { return false }
    return mirror.children.prefix(16).contains { holdsObject($0.value, depth + 1) }
  }

  /// - Returns: Whether no part differs, apart from those that cannot be compared.
  mutating func areSame(_ one: Any, _ other: Any) -> Bool {
    guard type(of: one) == type(of: other) else { return isInEqualValue }
    switch ValueKind.of(one) {
    case .text:
      let (text, other) = ("\(one)", "\(other)")
      return text.utf8.elementsEqual(other.utf8) || isInEqualValue && text != other
    case .scalar:
      return isInEqualValue || equal(one, other) ?? true || "\(one) \(other)" == "nan nan"
    case .stream: return fail("a stream")
    case .actor: return fail("an actor")
    case .parts: break
    }
    guard !isInEqualValue, let areEqual = equal(one, other) else {
      return haveSameParts(one, other)
    }
    let known = incomparable
    isInEqualValue = areEqual
    defer { (isInEqualValue, incomparable) = (false, known) }
    // A value that is not equal by `==` can be the same only if all its parts were compared.
    return haveSameParts(one, other) && incomparable == known
  }

  private mutating func haveSameParts(_ one: Any, _ other: Any) -> Bool {
    guard path.count < 64 else { return fail("a part within 64 others") }
    let (mirror, otherMirror) = (Mirror(reflecting: one), Mirror(reflecting: other))
    switch mirror.displayStyle {
    case .set, .dictionary: return haveSameEntries(mirror, otherMirror)
    case .class:
      let pair = [one, other].map { $0 as AnyObject }
      let key = pair.map { AnyHashable(ObjectIdentifier($0)) } + [isInEqualValue]
      guard objects.updateValue(pair, forKey: key) == nil else { return true }
      return areSame(parts: mirror.allChildren, otherMirror.allChildren, ofObject: one)
    case .enum where mirror.children.isEmpty || otherMirror.children.isEmpty:
      return isInEqualValue || caseName(of: one) == caseName(of: other)
    case nil where mirror.children.isEmpty:
      if isInEqualValue { return true }
      if let type = one as? Any.Type { return type == other as? Any.Type }
      let isDescribed = type(of: one) is any CustomStringConvertible.Type
      return isDescribed ? "\(one)" == "\(other)" : fail("a \(type(of: one))")
    default: return areSame(parts: Array(mirror.children), Array(otherMirror.children))
    }
  }

  private mutating func areSame(
    parts: [Mirror.Child],
    _ others: [Mirror.Child],
    ofObject object: Any? = nil
  ) -> Bool {
    guard parts.count == others.count else { return isInEqualValue }
    if let object, parts.isEmpty { return fail("a \(type(of: object)) without visible state") }
    for (number, (part, other)) in zip(parts, others).enumerated() {
      guard part.label == other.label else { return isInEqualValue }
      // The elements of a collection are alike.
      if isInEqualValue, part.label == nil, ValueKind.of(part.value) == .scalar { return true }
      path.append(part.label ?? "[\(number)]")
      defer { path.removeLast() }
      // A `Mutex` in an object is shown as `()`.
      if object != nil, part.value is Void {
        _ = fail("state that cannot be read")
      } else if !areSame(part.value, other.value) {
        return false
      }
    }
    return true
  }

  /// Compares sets and dictionaries, whose order differs.
  private mutating func haveSameEntries(_ mirror: Mirror, _ otherMirror: Mirror) -> Bool {
    guard mirror.children.count == otherMirror.children.count else { return isInEqualValue }
    var others: [AnyHashable: Any] = [:]
    for entry in otherMirror.children { others[key(of: entry.value)] = entry.value }
    for entry in mirror.children {
      guard let other = others[key(of: entry.value)] else { return isInEqualValue }
      guard areSame(entry.value, other) else { return false }
    }
    return true
  }

  /// Notes a part that cannot be compared. Continues, because a later part can differ.
  private mutating func fail(_ reason: String) -> Bool {
    guard !isInEqualValue, incomparable == nil else { return true }
    let place = path.filter { $0 != "some" }.reduce("") { place, name in
      place.isEmpty || name.hasPrefix("[") || name.hasPrefix(".")
        ? place + name : "\(place).\(name)"
    }
    incomparable = place.isEmpty ? reason : "\(place), \(reason)"
    return true
  }
}

/// The known properties of the values of a type.
private enum ValueKind {
  /// A string, a substring or a character.
  case text
  /// A value whose parts say nothing that `==` does not.
  case scalar
  case stream
  case actor
  case parts

  private static let known = Mutex<[ObjectIdentifier: ValueKind]>([:])

  /// Casts take long, so the kind of each type is found once.
  static func of(_ value: Any) -> ValueKind {
    let type = ObjectIdentifier(type(of: value))
    if let kind = known.withLock({ $0[type] }) { return kind }
    let kind = find(value)
    known.withLock { $0[type] = kind }
    return kind
  }

  private static func find(_ value: Any) -> ValueKind {
    switch value {
    // Casts look into it, and the next one can hold another type.
    case _ where type(of: value) == AnyHashable.self: .parts
    case is String, is Substring, is Character: .text
    case is any BinaryInteger, is any BinaryFloatingPoint, is Bool: .scalar
    case is any Equatable where InputKey.isOpaque(value): .scalar
    case is any AsyncSequence: .stream
    case is any Actor: .actor
    default: .parts
    }
  }
}

/// Returns whether two values are equal by `==`; `nil` if they have no such operator.
private func equal(_ value: Any, _ other: Any) -> Bool? {
  func areEqual<Value: Equatable>(_ value: Value) -> Bool { other as? Value == value }
  return (value as? any Equatable).map { areEqual($0) }
}

/// The key of a dictionary's entry, or the element of a set.
private func key(of entry: Any) -> AnyHashable {
  func hashable(_ value: Any) -> AnyHashable? { (value as? any Hashable).map { AnyHashable($0) } }
  let key =
    hashable(entry) ?? Mirror(reflecting: entry).children.first.flatMap { hashable($0.value) }
  // A key that contains `Double.nan` is not equal to itself.
  return if let key, key == key { key } else { describe(entry) }
}
