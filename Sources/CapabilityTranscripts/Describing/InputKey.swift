import CSweepSupport
import CapabilityStreams
import Foundation

/// Distinguishes an input from other values that have the same description.
///
/// A description can leave out a part of a value: `Data` describes itself by its count, and a
/// `Secret` is concealed. The key is a digest, which reveals a secret only to those who can guess it:
/// a number of four digits can be found in no time. An input that is no enum, is not `Encodable` and
/// has no stored properties has only its description. A recorded or replayed stream has only its
/// description, too: reading it changes its parts.
package enum InputKey {
  /// The depth of the values that are examined.
  static let maximumDepth = 16

  /// Returns the keys of a call's inputs; empty if no input has one.
  static func keys(of inputs: [any Sendable]) -> [String?] {
    guard !inputs.allSatisfy({ isFrequentScalar($0) }) else { return [] }
    let keys = inputs.map { of($0) }
    return keys.allSatisfy { $0 == nil } ? [] : keys
  }

  /// Returns the key of an input; `nil` if its description shows all its parts.
  package static func of(_ input: Any) -> String? {
    showsAllParts(input, depth: 0) ? nil : digest(of: text(of: input, within: Outer()))
  }

  /// Returns hashes of an input, of which inputs with equal parts, or with an equal hash of their own,
  /// share one; none if its description shows all parts.
  package static func hashes(of input: Any) -> Set<Int> {
    guard !showsAllParts(input, depth: 0) else { return [] }
    // The own hash of `Data` leaves out most bytes, and `NSObject.hashValue` stops the process on Linux.
    let isWhole = isEncodedInOrder(input, depth: 0) || type(of: input) is AnyClass
    let own = isWhole ? nil : (input as? any Hashable)?.hashValue
    return Set([own, text(of: input, within: Outer()).hashValue].compactMap(\.self))
  }

  private static func digest(of text: String) -> String {
    var text = text
    let digest = text.withUTF8 { capabilities_sha256($0.baseAddress, $0.count) }
    return String(format: "%016llx%016llx", digest.first, digest.second)
  }

  private static func showsAllParts(_ value: Any, depth: Int) -> Bool {
    if isScalar(value) { return true }
    guard depth < maximumDepth, !isSecret(type(of: value)), !(value is Data) else { return false }
    let mirror = Mirror(reflecting: value)
    // A repeated object can be described as `…`, and functions of a type have one description.
    if type(of: value) is AnyClass || mirror.displayStyle == nil { return false }
    return !hasOwnDescription(value, mirror)
      && mirror.children.allSatisfy { showsAllParts($0.value, depth: depth + 1) }
  }

  /// - Parameter isEncoded: Whether the encoding of an outer value is a part of the text.
  private static func text(
    of value: Any,
    within outer: Outer,
    isEncoded: Bool = false
  ) -> String {
    guard !isScalar(value), outer.path.count < maximumDepth else {
      return describe(value, within: outer)
    }
    return outer.describing(value) { parts(of: value, within: outer, isEncoded: isEncoded) }
  }

  /// An encoding can leave out stored properties, and stored properties can be functions: the text has
  /// both.
  private static func parts(of value: Any, within outer: Outer, isEncoded: Bool) -> String {
    let isOpaque = isOpaque(value)
    var encoding: String?
    if isOpaque || !isEncoded, let encodable = value as? any Encodable,
      isEncodedInOrder(value, depth: 0), let data = try? RecordedValue.encoder.encode(encodable)
    {
      encoding = "\(type(of: value)) \(String(decoding: data, as: UTF8.self))"
    }
    if isOpaque, let encoding { return encoding }
    let mirror = Mirror(reflecting: value)
    let name = mirror.displayStyle == .enum ? ".\(caseName(of: value))" : ""
    let own = (hasOwnDescription(value, mirror) ? describe(value) : "\(type(of: value))") + name
    let parts = mirror.allChildren.map { part in
      let text = text(of: part.value, within: outer, isEncoded: isEncoded || encoding != nil)
      return "\(part.label ?? ""):\(text)"
    }
    let isUnordered = mirror.displayStyle == .set || mirror.displayStyle == .dictionary
    let list = (isUnordered ? parts.sorted() : parts).joined(separator: ",")
    return "\(own)\(encoding ?? "")(\(list))"
  }

  /// Whether the value's encoding is the same in every process: it contains no set or dictionary,
  /// whose order differs, and no object, which can refer to itself.
  static func isEncodedInOrder(_ value: Any, depth: Int) -> Bool {
    if isScalar(value) { return true }
    guard depth < maximumDepth, !(type(of: value) is AnyClass) else { return false }
    if isOpaque(value) { return true }
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle != .set, mirror.displayStyle != .dictionary else { return false }
    return mirror.children.allSatisfy { isEncodedInOrder($0.value, depth: depth + 1) }
  }

  /// Whether the value is a structure of Foundation, whose storage can be an object or have addresses.
  package static func isOpaque(_ value: Any) -> Bool {
    String(reflecting: type(of: value)).hasPrefix("Foundation")
  }

  /// Whether the value is a scalar of a frequent type. The other scalars take longer to find.
  static func isFrequentScalar(_ value: Any) -> Bool {
    let type = type(of: value)
    return type == Int.self || type == String.self || type == Bool.self || type == Double.self
  }

  private static func isScalar(_ value: Any) -> Bool {
    isFrequentScalar(value) || value is Substring || value is any BinaryInteger
      || value is any BinaryFloatingPoint || value is any Actor || value is any _Pointer
      || value is AnyKeyPath || value is any SubstituteStream
  }

  /// Whether ``describe(_:)`` uses a description or a mirror that the type defines.
  private static func hasOwnDescription(_ value: Any, _ mirror: Mirror) -> Bool {
    let type = type(of: value)
    // The text of a case without a payload is its debug description, if it has one.
    let isCase = mirror.displayStyle == .enum && mirror.children.isEmpty
    return switch mirror.displayStyle {
    case .collection, .dictionary, .set, .optional, .tuple: false
    default:
      type is any CustomStringConvertible.Type || type is any CustomReflectable.Type
        || isCase && type is any CustomDebugStringConvertible.Type
    }
  }
}
