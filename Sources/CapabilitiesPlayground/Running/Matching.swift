import Foundation

/// Compares a result with what a script expects, which may name some of its parts only.
struct Matching {
  private let expected: Node
  private let reader: AnyReader?

  /// Expects a value.
  ///
  /// - Parameters:
  ///   - expected: As the script has it.
  ///   - reader: How values of the result's type are written; `nil` where nobody knows.
  ///   - scope: What it may refer to.
  init(_ expected: Node, readBy reader: AnyReader?, in scope: Scope) {
    self.expected = (try? scope.resolved(expected)) ?? expected
    self.reader = reader
  }

  /// What speaks against a result; `nil` where it is as expected.
  ///
  /// - Parameters:
  ///   - actual: The result.
  ///   - name: What it is called.
  func finding(against actual: Scope.Kept, called name: String) -> String? {
    if let text = expected.plainText, text == actual.text || text.literal == actual.text {
      return nil
    }
    guard let node = actual.node else { return "\(name) is \(actual.text.shortened)" }
    // As the type itself reads and writes it: a date in another time zone is the same date.
    if let value = try? reader?.read(expected) as? any Encodable, let read = Node(encoding: value),
      Matching.difference(read, node, name) == nil
    {
      return nil
    }
    guard let difference = Matching.difference(expected, node, name) else { return nil }
    if case .list = node.kind { return difference }
    return expected.isWhole ? "\(name) is \(actual.text.shortened)" : difference
  }

  /// The first difference; `nil` where all that is expected is there.
  private static func difference(_ expected: Node, _ actual: Node, _ name: String) -> String? {
    let otherwise = "\(name) is \(actual.shown.shortened)"
    switch (expected.revealed.kind, actual.revealed.kind) {
    case (.object(let wanted), .object(let present)):
      for member in wanted {
        let part = name == "it" ? member.name : "\(name).\(member.name)"
        guard let found = present.first(where: { $0.name == member.name }) else {
          // A member that is nothing is left out by `Encodable`.
          if member.value.isNil { continue }
          return "\(part) is not there"
        }
        if let difference = difference(member.value, found.value, part) { return difference }
      }
      return nil
    case (.list(let wanted), .list(let present)):
      guard wanted.count == present.count else {
        return "\(name) has \(counted(present.count, "element"))"
      }
      for (index, pair) in zip(wanted, present).enumerated() {
        if let difference = difference(pair.0, pair.1, "\(name).\(index)") { return difference }
      }
      return nil
    case (.word(let number), .list(let present)), (.number(let number), .list(let present)):
      // A list may be expected by its length.
      guard Int(number) != nil else { return otherwise }
      let count = counted(present.count, "element")
      return Int(number) == present.count ? nil : "\(name) has \(count)"
    case (.call(let wanted, let parts), .object(let members)) where members.count == 1:
      guard members[0].name == wanted else { return otherwise }
      return difference(Node(kind: .object(parts)), members[0].value, name)
    default:
      return expected.isSameLeaf(as: actual) ? nil : otherwise
    }
  }
}

extension Node {
  /// Whether it is expected as a whole, and not in parts.
  fileprivate var isWhole: Bool {
    switch kind {
    case .object, .list: false
    default: true
    }
  }

  /// Whether two nodes without parts say the same.
  fileprivate func isSameLeaf(as actual: Node) -> Bool {
    let actual = actual.revealed
    if case .word("none") = kind, case .null = actual.kind { return true }
    if isNil, case .null = actual.kind { return true }
    if case .word(let name) = kind, case .object(let members) = actual.kind {
      // A case that carries nothing.
      guard members.count == 1, members[0].name == name,
        case .object(let parts) = members[0].value.kind
      else { return false }
      return parts.isEmpty
    }
    guard let left = revealed.plainText, let right = actual.plainText else { return false }
    if left == right { return true }
    guard case .number = actual.kind, let wanted = Decimal(string: left),
      let present = Decimal(string: right), Double(left) != nil
    else { return false }
    return wanted == present
  }
}
