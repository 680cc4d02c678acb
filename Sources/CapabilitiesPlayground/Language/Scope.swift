/// The world and the named results that a line can use.
struct Scope: Sendable {
  /// The maximum number of names that `let` can define.
  static let nameLimit = 10_000

  var worldName: String
  /// The names that `let` defined.
  var names: [String: Binding] = [:]

  /// The state of a named result.
  enum Binding: Sendable {
    /// The command returns `Void`.
    case nothing(command: String)
    /// The command has not run yet.
    case pending
    case failed(command: String)
    /// The command returned this result.
    case kept(StoredResult)
  }

  /// Returns a node with its references replaced by the values of the results.
  ///
  /// - Returns: The node, or `nil` if a result does not exist before the script runs.
  /// - Throws: ``ScriptError`` if a reference is invalid.
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
      // Check all parts: an unknown name is an error even beside a pending one.
      if let part = try resolved(node) { parts.append(part) } else { isKnown = false }
    }
    return isKnown ? parts : nil
  }

  private func resolved(_ members: [Node.Member]) throws(ScriptError) -> [Node.Member]? {
    try resolved(members.map(\.value)).map { values in
      zip(members, values).map { Node.Member(name: $0.name, value: $1) }
    }
  }

  private func target(of reference: Node.Reference, at offset: Int) throws(ScriptError) -> Node? {
    func error(_ message: String) -> ScriptError { ScriptError(message, at: offset) }
    switch names[reference.name] {
    case nil:
      if Int(reference.name) != nil {
        throw error(
          "no argument \(reference.name) was given: script FILE ARGUMENT…; "
            + "to fix: add it, or write text that starts with $ in quotation marks"
        )
      }
      let hint = didYouMean("$\(reference.name)", among: names.keys.sorted().map { "$\($0)" })
      let isName = reference.name.isIdentifier
      let fix = isName ? "; define it in an earlier line: let \(reference.name) = …" : ""
      let remedy = hint.isEmpty ? fix : hint
      throw error("unknown name \("$\(reference.name)".quoted)\(remedy)")
    case .nothing(let command):
      throw error("$\(reference.name) has no value: \(command) returns nothing")
    case .failed(let command): throw error("$\(reference.name) has no value: \(command) failed")
    case .pending: return nil
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
