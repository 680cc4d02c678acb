import Foundation

/// Compares a result with an expected value, which can be partial.
struct Matching {
  private let actual: StoredResult
  private let expected: Node
  private var reader: AnyValueFormat? { actual.reader }

  /// Creates a comparison.
  ///
  /// - Parameters:
  ///   - actual: The result.
  ///   - expected: The value in the script.
  ///   - scope: The names that the value can refer to.
  init(of actual: StoredResult, with expected: Node, in scope: Scope) {
    self.actual = actual
    self.expected = (try? scope.resolved(expected)) ?? expected
  }

  /// The difference between the result and the expected value; `nil` if they match.
  var finding: String? {
    let name = "it"
    // No value is not the text "nil".
    let isText = actual.node.map { $0.isNil || expected.isNil } != true
    if isText, let text = expected.plainText, [text, text.literal].contains(actual.text) {
      return nil
    }
    guard let node = actual.node else { return "\(name) is \(actual.text.shortened)" }
    // Compare values as their type encodes them: a date in another time zone is the same date.
    let value = try? reader?.read(expected)
    if let value = value as? any Encodable, let read = Node(encoding: value),
      Matching.difference(read, node, name) == nil
    {
      return nil
    }
    guard let difference = Matching.difference(expected, node, name) else {
      return unknownMember(in: node).map { "\(name) has no \($0.quoted)" }
    }
    switch (expected.kind, node.kind) {
    case (.object, _), (.list, _), (_, .list): return difference
    default:
      let isHidden = (actual.value as Any? ?? value).map(hasData) ?? false
      let text = isHidden ? node.shown : actual.text
      return "\(name) is \(text.shortened(comparedWith: expected))"
    }
  }

  /// Whether a value contains `Data`, of which its text shows only the size. Objects can contain each
  /// other, so the search is limited.
  private func hasData(_ value: Any) -> Bool {
    var pending = [value]
    for _ in 0..<10_000 {
      guard let next = pending.popLast() else { return false }
      if next is Data { return true }
      pending += Mirror(reflecting: next).children.prefix(100).map(\.value)
    }
    return false
  }

  /// Returns an expected member that the result does not have and that its type does not decode.
  private func unknownMember(in node: Node) -> String? {
    let type = (reader?.type as? any AnyOptional.Type)?.wrapped ?? reader?.type
    guard case .object(let wanted) = expected.kind, case .object(let present) = node.kind,
      let type = type as? any Decodable.Type, case let decoder = NodeDecoder(node.asResult(at: 0)),
      (try? type.init(from: decoder)) != nil, !decoder.requested.areAllKnown
    else { return nil }
    let known = decoder.requested.names.union(present.map(\.name))
    return wanted.map(\.name).first { !known.contains($0) }
  }

  /// Returns the first difference; `nil` if the result has all expected parts.
  private static func difference(_ expected: Node, _ actual: Node, _ name: String) -> String? {
    let otherwise = "\(name) is \(actual.shown.shortened(comparedWith: expected))"
    switch (expected.revealed.kind, actual.kind) {
    case (_, .secret(let value)): return difference(expected, value, name).map { _ in otherwise }
    case (.object(let wanted), .object(let present))
    where actual.writtenCase != nil && wanted.contains { $0.value.plainText != nil }:
      // The only associated value of a case can be written without its name.
      guard wanted.count == 1, wanted[0].name == present[0].name,
        case .object(let parts) = present[0].value.kind, parts.count == 1
      else { return otherwise }
      return difference(wanted[0].value, parts[0].value, name).map { _ in otherwise }
    case (.object(let wanted), .object(let present)):
      for member in wanted {
        let part = name == "it" ? member.name : "\(name).\(member.name)"
        guard let found = present.first(where: { $0.name == member.name }) else {
          // `Encodable` omits a member that is `nil`.
          if member.value.isNil, !actual.isCase, !actual.isWhole { continue }
          return "\(part) is missing"
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
      // A number matches a list of that length.
      guard Int(number) != nil else { return otherwise }
      let count = counted(present.count, "element")
      return Int(number) == present.count ? nil : "\(name) has \(count)"
    case (.call(let wanted, let parts), .object(let members)) where members.count == 1:
      guard members[0].name == wanted else { return otherwise }
      return difference(Node(kind: .object(parts)), members[0].value, name)
    default: return expected.isSameLeaf(as: actual) ? nil : otherwise
    }
  }
}

extension Node {
  /// Whether two nodes without parts are equal.
  fileprivate func isSameLeaf(as actual: Node) -> Bool {
    if case .null = actual.kind { return isNil || kind == .word("none") }
    if isNil, case .text = actual.kind { return false }
    if case .word(let name) = kind, case .object(let members) = actual.kind {
      // A case without a payload.
      guard members.count == 1, members[0].name == name,
        case .object(let parts) = members[0].value.kind
      else { return false }
      return parts.isEmpty
    }
    guard let left = revealed.plainText, let right = actual.plainText else { return false }
    if left == right { return true }
    let types: [any Encodable.Type] = [Date.self, Duration.self, UUID.self]
    if actual.isWritten {
      return types.contains { type in
        (try? revealed.basicValue(type)).flatMap(Node.init(encoding:))?.plainText == right
      }
    }
    guard case .number = actual.kind, let wanted = Decimal(written: left) else { return false }
    return wanted == Decimal(written: right)
  }
}

extension String {
  /// The text, cut to a length for messages, from before its first difference from a value.
  fileprivate func shortened(comparedWith expected: Node) -> String {
    let others = [expected.revealed.shown, expected.plainText, expected.plainText?.literal]
    let common = others.map { zip(self, $0 ?? "").prefix { $0 == $1 }.count }.max() ?? 0
    guard common > 40, count > 60 else { return shortened }
    return "…" + String(dropFirst(common - 20)).shortened
  }
}
