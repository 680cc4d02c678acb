/// A value as a script writes it, or as a result holds it: a tree whose parts know their place.
struct Node: Equatable, Sendable {
  /// What it is.
  var kind: Kind
  /// Where it starts in its line, in bytes from 0.
  var offset = 0
  /// Whether it is a result's and not written in a script: it may have more members than are read.
  var isResult = false

  /// What a node is.
  indirect enum Kind: Equatable, Sendable {
    /// `null` within JSON.
    case null
    /// `true` or `false` within JSON.
    case bool(Bool)
    /// A number within JSON, as it was written: nothing of it is lost.
    case number(String)
    /// Text in quotation marks.
    case text(String)
    /// A plain word: a number, a text or a name, as whoever reads it wants.
    case word(String)
    /// `[…]`.
    case list([Node])
    /// `{…}`.
    case object([Member])
    /// `declined("card expired")`.
    case call(String, [Member])
    /// `$ada.id`.
    case reference(Reference)
    /// A value that is never shown.
    case secret(Node)
  }

  /// A named part.
  struct Member: Equatable, Sendable {
    /// The name; `_0`, `_1` … for the parts of a call that have none.
    let name: String
    /// The part.
    var value: Node
  }

  /// Names a result of an earlier line, or a part of it.
  struct Reference: Equatable, Sendable {
    /// The name that `let` gave.
    let name: String
    /// The parts to go into: names of members, or places in lists from 0.
    let path: [String]
  }
}

extension Node {
  /// The node, a part of a result, as it stands at a place in a script.
  func asResult(at offset: Int) -> Node {
    var copy = self
    copy.offset = offset
    copy.isResult = true
    switch kind {
    case .list(let nodes): copy.kind = .list(nodes.map { $0.asResult(at: offset) })
    case .object(let members): copy.kind = .object(members.map { $0.asResult(at: offset) })
    case .secret(let node): copy.kind = .secret(node.asResult(at: offset))
    default: break
    }
    return copy
  }

  /// The node itself, or what a secret hides.
  var revealed: Node {
    if case .secret(let node) = kind { node.revealed } else { self }
  }

  /// The text of a node that has no parts; `nil` for others.
  var plainText: String? {
    switch revealed.kind {
    case .word(let text), .text(let text), .number(let text): text
    case .bool(let value): String(value)
    default: nil
    }
  }

  /// Whether it stands for the lack of a value.
  var isNil: Bool {
    switch kind {
    case .null, .word("nil"), .word("null"): true
    default: false
    }
  }

  /// The references in it, itself included.
  var references: [(reference: Reference, offset: Int)] {
    switch kind {
    case .reference(let reference): [(reference, offset)]
    case .list(let nodes): nodes.flatMap(\.references)
    case .object(let members), .call(_, let members): members.flatMap(\.value.references)
    case .secret(let node): node.references
    case .null, .bool, .number, .text, .word: []
    }
  }
}

extension Node.Member {
  fileprivate func asResult(at offset: Int) -> Node.Member {
    Node.Member(name: name, value: value.asResult(at: offset))
  }
}
