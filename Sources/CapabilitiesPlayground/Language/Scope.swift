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
      return try node.part(reference.path, of: reference.name, at: offset).asResult(at: offset)
    }
  }
}

extension Node {
  /// Returns the part at a path.
  ///
  /// - Parameters:
  ///   - path: Names of members, or indices in lists.
  ///   - name: The name of the whole value, for the error.
  ///   - offset: The location of the reference in the script, for the error.
  fileprivate func part(
    _ path: some Collection<String>,
    of name: String,
    at offset: Int
  ) throws(ScriptError) -> Node {
    guard let step = path.first else { return self }
    let rest = path.dropFirst()
    switch kind {
    case .secret(let node):
      let part = try node.part(path, of: name, at: offset)
      return Node(kind: .secret(part), offset: part.offset)
    case .object(let members):
      if let member = members.first(where: { $0.name == step }) {
        return try member.value.part(rest, of: "\(name).\(step)", at: offset)
      }
      let hint = didYouMean(step, among: members.map(\.name))
      let known = members.isEmpty ? "" : "; it has \(members.map(\.name).joined(separator: ", "))"
      let remedy = hint.isEmpty ? known : hint
      throw ScriptError("$\(name) has no part \(step.quoted)\(remedy)", at: offset)
    case .list(let nodes):
      guard let index = Int(step) else {
        let message = "$\(name) is a list: its parts are $\(name).0, $\(name).1, …"
        throw ScriptError(message, at: offset)
      }
      guard nodes.indices.contains(index) else {
        let count = counted(nodes.count, "element")
        throw ScriptError("$\(name).\(step) does not exist: $\(name) has \(count)", at: offset)
      }
      return try nodes[index].part(rest, of: "\(name).\(step)", at: offset)
    default: throw ScriptError("$\(name) has no parts", at: offset)
    }
  }
}
