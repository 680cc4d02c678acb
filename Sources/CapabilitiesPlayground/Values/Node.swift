import CapabilityTranscripts

/// A value in a script or in a result: a tree whose parts have locations.
struct Node: Equatable, Sendable {
  /// The maximum nesting depth of JSON and calls.
  static let depthLimit = 128

  var kind: Kind
  /// The offset of the value in its line, in bytes.
  var offset = 0
  /// Whether the value is part of a result. Then a type can ignore some of its members.
  var isResult = false
  /// Whether the value is an encoded case of an enum: an object with one member, the case.
  var isCase = false
  /// Whether the object has a member for each part of the value, also for `nil`.
  var isWhole = false
  /// Whether the text is an encoded date, duration or UUID.
  var isWritten = false

  indirect enum Kind: Equatable, Sendable {
    /// `null` in JSON.
    case null
    /// `true` or `false` in JSON.
    case bool(Bool)
    /// A number in JSON, as written, without loss of precision.
    case number(String)
    /// Text in quotation marks.
    case text(String)
    /// A plain word: a number, text or a name, depending on the type that is read.
    case word(String)
    /// `[…]`.
    case list([Node])
    /// `{…}`.
    case object([Member])
    /// `declined("card expired")`.
    case call(String, [Member])
    /// `$ada.id`.
    case reference(Reference)
    /// A value that is never printed.
    case secret(Node)
  }

  struct Member: Equatable, Sendable {
    /// The name; `_0`, `_1` … for arguments of a call without a label.
    let name: String
    var value: Node
  }

  /// A reference to a result of an earlier line, or to a part of it.
  struct Reference: Equatable, Sendable {
    /// The name that `let` defined.
    let name: String
    /// The path to a part: names of members, or indices in lists.
    let path: [String]
  }
}

extension Node {
  /// Returns the node, a part of a result, with a location in a script.
  func asResult(at offset: Int) -> Node {
    var copy = self
    copy.offset = offset
    copy.isResult = true
    switch kind {
    case .list(let nodes): copy.kind = .list(nodes.map { $0.asResult(at: offset) })
    case .object(let members):
      copy.kind = .object(
        members.map { Member(name: $0.name, value: $0.value.asResult(at: offset)) }
      )
    case .secret(let node): copy.kind = .secret(node.asResult(at: offset))
    default: break
    }
    return copy
  }

  /// The node itself, or the value of a secret.
  var revealed: Node {
    if case .secret(let node) = kind { node.revealed } else { self }
  }

  /// The text of a node without parts; `nil` for other nodes.
  var plainText: String? {
    switch revealed.kind {
    case .word(let text), .text(let text), .number(let text): text
    case .bool(let value): String(value)
    default: nil
    }
  }

  /// Whether the node is `nil` or `null`.
  var isNil: Bool {
    switch kind {
    case .null, .word("nil"), .word("null"): true
    default: false
    }
  }
}

extension Node {
  /// The node as a script writes it, with secrets concealed.
  var shown: String { (writtenCase ?? self).plain }

  /// The node as a script writes it within JSON, in which a case is an object.
  private var plain: String {
    switch kind {
    case .null: "null"
    case .bool(let value): String(value)
    case .number(let text), .word(let text): text.escapedForTerminal
    case .text(let text): text.literal
    case .list(let nodes): "[\(nodes.map(\.plain).joined(separator: ","))]"
    case .object(let members):
      "{\(members.map { "\($0.name.literal):\($0.value.plain)" }.joined(separator: ","))}"
    case .call(let name, let members):
      members.isEmpty
        ? name.escapedForTerminal
        : "\(name.escapedForTerminal)(\(members.map(\.argument).joined(separator: ", ")))"
    case .reference(let reference):
      (["$\(reference.name)"] + reference.path).joined(separator: ".").escapedForTerminal
    case .secret: concealed
    }
  }

  /// An encoded case as scripts write it: `declined("card expired")`; `nil` for other nodes.
  var writtenCase: Node? {
    guard isCase, case .object(let members) = kind, members.count == 1,
      case .object(let parts) = members[0].value.kind
    else { return nil }
    return Node(kind: .call(members[0].name, parts))
  }
}

extension Node.Member {
  fileprivate var argument: String {
    name.hasPrefix("_") && Int(name.dropFirst()) != nil ? value.shown : "\(name): \(value.shown)"
  }
}
