import CSweepSupport

/// Returns a text for any value that is the same in every run: it has no addresses and no random
/// order.
///
/// A value with a custom description uses it. Strings are quoted. Structs are written as
/// `Name(field: value)`, without module names. Sets and dictionaries are sorted by text. An
/// asynchronous sequence is `a stream`. A value whose type is named `Secret` is shown as `•••`.
/// An object that refers to itself, a value nested in 64 others, and repeated objects after the first
/// thousand are shown as `…`. Of a pointer or an actor, only the type is shown: the properties of an
/// actor can change meanwhile. So can those of an object of a global actor, which are shown.
///
/// - Parameter value: The value to describe.
/// - Returns: One line of any length.
public func describe(_ value: Any) -> String {
  scalarText(value) ?? describe(value, within: Outer())
}

/// The values that contain a described one, and the described objects, which keep their addresses.
final class Outer {
  /// `nil` for a value that is no object.
  private(set) var path: [AnyObject?] = []
  private var objects: [ObjectIdentifier: AnyObject] = [:]
  private var repetitions = 0

  /// Describes a value's parts, or returns `…`: shared objects can double the text at each level.
  func describing(_ value: Any, _ parts: () -> String) -> String {
    let object = type(of: value) is AnyClass ? value as AnyObject : nil
    let known = object.flatMap { objects.updateValue($0, forKey: ObjectIdentifier($0)) }
    if known != nil { repetitions += 1 }
    let isCut = known != nil && (repetitions > 1_000 || path.contains { $0 === object })
    guard path.count < 64, !isCut else { return "…" }
    path.append(object)
    defer { path.removeLast() }
    return parts()
  }
}

func describe(_ value: Any, within outer: Outer) -> String {
  if let text = scalarText(value) { return text }
  switch value {
  case let text as Substring: return text.debugDescription
  case _ where isSecret(type(of: value)): return concealed
  case let pointer as any _Pointer: return "\(type(of: pointer))"
  case let path as AnyKeyPath: return text(of: path)
  default: break
  }
  // Check the type instead of casting: on Apple platforms, a cast would bridge every error.
  guard type(of: value) is any CustomStringConvertible.Type, !isContainer(value) else {
    if type(of: value) is AnyClass, value is any Actor { return "\(type(of: value))" }
    return outer.describing(value) { describeParts(of: value, within: outer) }
  }
  let text = describeConcealing(value).inOneLine
  // The description of an `NSObject` is its address, unless its class defines another one.
  guard type(of: value) is AnyClass, case let id = ObjectIdentifier(value as AnyObject),
    text.contains(String(UInt(bitPattern: id), radix: 16))
  else { return text }
  return outer.describing(value) { describeParts(of: value, within: outer) }
}

/// Returns the text of a value of a frequent type without parts, and so without secrets; `nil` for
/// other types. It compares types, because the casts of the general way take twenty times as long.
private func scalarText(_ value: Any) -> String? {
  switch ObjectIdentifier(type(of: value)) {
  case ObjectIdentifier(String.self): (value as? String)?.debugDescription
  case ObjectIdentifier(Int.self): (value as? Int)?.description
  case ObjectIdentifier(Bool.self): (value as? Bool)?.description
  case ObjectIdentifier(Double.self): (value as? Double)?.description
  case ObjectIdentifier(UInt8.self): (value as? UInt8)?.description
  case ObjectIdentifier(Float.self): (value as? Float)?.description
  default: nil
  }
}

/// Returns the properties of a key path, such as `\Person.name`, without the addresses of getters.
private func text(of path: AnyKeyPath) -> String {
  path.debugDescription.split(separator: " ").filter { !$0.hasPrefix("0x") }.joined(separator: " ")
}

extension String {
  /// The text with escaped line breaks.
  fileprivate var inOneLine: String {
    guard utf8.contains(where: { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }) else {
      return self
    }
    // Iterate over scalars: a carriage return and a line feed form one character that equals
    // neither.
    return unicodeScalars.reduce(into: "") { line, scalar in
      switch scalar {
      case "\n": line += "\\n"
      case "\r": line += "\\r"
      default: line.unicodeScalars.append(scalar)
      }
    }
  }
}

/// Whether a value's own description would contain module names or have a random order.
private func isContainer(_ value: Any) -> Bool {
  switch Mirror(reflecting: value).displayStyle {
  case .collection, .dictionary, .set, .optional, .tuple: true
  default: false
  }
}

private func describeParts(of value: Any, within outer: Outer) -> String {
  let mirror = Mirror(reflecting: value)
  // Parts that these functions describe are not described below, too: that would double the work at
  // each level.
  if mirror.displayStyle == .enum { return describeCase(value, mirror, within: outer) }
  if mirror.displayStyle == .dictionary { return describeEntries(of: mirror, within: outer) }
  let parts = mirror.allChildren.map { child in
    (label: child.label, text: describe(child.value, within: outer))
  }
  switch mirror.displayStyle {
  case .optional:
    guard let text = parts.first?.text else { return "nil" }
    // Distinguish `.some(nil)` from `nil`.
    return text == "nil" || text.hasPrefix("Optional(") ? "Optional(\(text))" : text
  case .collection: return "[\(parts.map(\.text).joined(separator: ", "))]"
  case .set: return "[\(parts.map(\.text).sorted().joined(separator: ", "))]"
  case .tuple: return "(\(list(parts)))"
  case .struct, .class:
    return value is any AsyncSequence ? "a stream" : "\(type(of: value))(\(list(parts)))"
  default: return parts.isEmpty ? String(describing: type(of: value)) : "(\(list(parts)))"
  }
}

extension Mirror {
  /// The parts of the value, and of an object's superclasses.
  package var allChildren: [Child] { (superclassMirror?.allChildren ?? []) + children }
}

private func describeEntries(of mirror: Mirror, within outer: Outer) -> String {
  let entries = mirror.children.map { entry in
    Mirror(reflecting: entry.value).children.map { describe($0.value, within: outer) }
      .joined(separator: ": ")
  }
  return entries.isEmpty ? "[:]" : "[\(entries.sorted().joined(separator: ", "))]"
}

private func describeCase(_ value: Any, _ mirror: Mirror, within outer: Outer) -> String {
  guard let payload = mirror.children.first, let name = payload.label else { return "\(value)" }
  let text = describe(payload.value, within: outer)
  return text.hasPrefix("(") ? name + text : "\(name)(\(text))"
}

/// Returns the name of an enum's case, also if its description is that of another case.
package func caseName(of value: Any) -> String {
  func name<Value>(_ value: Value) -> UnsafePointer<CChar>? {
    withUnsafePointer(to: value) {
      // A type is the runtime's pointer to its metadata.
      capabilities_case_name($0, unsafeBitCast(Value.self, to: UnsafeRawPointer.self))
    }
  }
  return _openExistential(value, do: name).map(String.init(cString:)) ?? "\(value)"
}

private func list(_ parts: [(label: String?, text: String)]) -> String {
  parts.map { part in
    guard let label = part.label, !label.hasPrefix(".") else { return part.text }
    return "\(label): \(part.text)"
  }.joined(separator: ", ")
}

/// Returns a count with its noun: `1 call`, `2 calls`.
package func counted(_ number: Int, _ noun: String, _ plural: String? = nil) -> String {
  "\(number) \(number == 1 ? noun : plural ?? "\(noun)s")"
}

/// The longest line of a message, in characters.
package let lineWidth = 600

/// Cuts off the end of a line that is too long for a message.
///
/// - Parameter count: The number of characters to print, if the line is already shortened.
package func cutLine(_ line: String, of count: Int? = nil) -> String {
  guard count != nil || line.utf8.count > lineWidth && line.count > lineWidth else { return line }
  return "\(line.prefix(lineWidth))… (\(count ?? line.count) characters)"
}
