/// What is known where a line stands: the world, and the names of results.
struct Scope: Sendable {
  /// The most names that `let` may give.
  static let nameLimit = 10_000

  /// The world's name.
  var worldName: String
  /// The names that `let` gave, and what is known of each.
  var names: [String: Known] = [:]

  /// What is known of a result.
  enum Known: Sendable {
    /// Nothing is returned by that command.
    case nothing(command: String)
    /// The command was not run yet.
    case awaited
    /// The command failed.
    case failed(command: String)
    /// It was returned.
    case kept(Kept)
  }

  /// A result that is kept.
  struct Kept: Sendable {
    /// How it is shown.
    let text: String
    /// Its parts.
    let node: Node?
    /// The value itself.
    let value: (any Sendable)?
  }

  /// A node with all that it refers to put in place.
  ///
  /// - Parameter node: A value of a script.
  /// - Returns: The node; `nil` where something is not known before the script is run.
  /// - Throws: ``ScriptError`` where a reference leads nowhere.
  func resolved(_ node: Node) throws(ScriptError) -> Node? {
    switch node.kind {
    case .reference(let reference): return try target(of: reference, at: node.offset)
    case .list(let nodes):
      let parts = try resolved(nodes)
      return parts.map { Node(kind: .list($0), offset: node.offset) }
    case .object(let members):
      return try resolved(members).map { Node(kind: .object($0), offset: node.offset) }
    case .call(let name, let members):
      return try resolved(members).map { Node(kind: .call(name, $0), offset: node.offset) }
    default: return node
    }
  }

  private func resolved(_ nodes: [Node]) throws(ScriptError) -> [Node]? {
    var parts: [Node] = []
    var isKnown = true
    for node in nodes {
      // All are looked at: a name that is wrong is wrong, also beside one that is not known yet.
      if let part = try resolved(node) { parts.append(part) } else { isKnown = false }
    }
    return isKnown ? parts : nil
  }

  private func resolved(_ members: [Node.Member]) throws(ScriptError) -> [Node.Member]? {
    try resolved(members.map(\.value)).map { values in
      zip(members, values).map { Node.Member(name: $0.name, value: $1) }
    }
  }

  private func target(
    of reference: Node.Reference,
    at offset: Int
  ) throws(ScriptError) -> Node? {
    func error(_ message: String) -> ScriptError { ScriptError(offset: offset, message: message) }
    switch names[reference.name] {
    case nil:
      let hint = didYouMean("$\(reference.name)", among: names.keys.sorted().map { "$\($0)" })
      let isName = reference.name.isIdentifier
      let fix = isName ? "; a line before has to say: let \(reference.name) = …" : ""
      let remedy = hint.isEmpty ? fix : hint
      throw error("nothing is called \("$\(reference.name)".quoted) here\(remedy)")
    case .nothing(let command):
      throw error("$\(reference.name) is nothing: \(command) returns nothing")
    case .failed(let command):
      throw error("$\(reference.name) has no value: \(command) failed")
    case .awaited: return nil
    case .kept(let kept):
      guard let node = kept.node else {
        guard reference.path.isEmpty else {
          throw error("$\(reference.name) has no parts: its type is not Encodable")
        }
        return Node(kind: .text(kept.text)).asResult(at: offset)
      }
      switch node.part(reference.path, of: reference.name) {
      case .success(let part): return part.asResult(at: offset)
      case .failure(let wrong): throw error(wrong.message)
      }
    }
  }
}
