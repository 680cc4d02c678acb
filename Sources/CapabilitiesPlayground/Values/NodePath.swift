extension Node {
  /// The part that a path leads to.
  ///
  /// - Parameters:
  ///   - path: Names of members, or places in lists from 0.
  ///   - name: What the whole is called, for the message.
  /// - Returns: The part, or what is wrong with the path.
  func part(_ path: some Collection<String>, of name: String) -> Result<Node, PathError> {
    guard let step = path.first else { return .success(self) }
    let rest = path.dropFirst()
    switch kind {
    case .secret(let node):
      return node.part(path, of: name).map { Node(kind: .secret($0), offset: $0.offset) }
    case .object(let members):
      if let member = members.first(where: { $0.name == step }) {
        return member.value.part(rest, of: "\(name).\(step)")
      }
      let hint = didYouMean(step, among: members.map(\.name))
      let known = members.isEmpty ? "" : "; it has \(members.map(\.name).joined(separator: ", "))"
      return .failure(
        PathError(message: "$\(name) has no part \(step.quoted)\(hint.isEmpty ? known : hint)")
      )
    case .list(let nodes):
      guard let index = Int(step) else {
        return .failure(
          PathError(message: "$\(name) is a list: its parts are $\(name).0, $\(name).1, …")
        )
      }
      guard nodes.indices.contains(index) else {
        let count = counted(nodes.count, "element")
        return .failure(PathError(message: "$\(name) has \(count): there is no $\(name).\(step)"))
      }
      return nodes[index].part(rest, of: "\(name).\(step)")
    default:
      return .failure(PathError(message: "$\(name) has no parts"))
    }
  }

  /// Why a path leads nowhere.
  struct PathError: Error, Equatable {
    /// What is wrong.
    let message: String
  }
}
