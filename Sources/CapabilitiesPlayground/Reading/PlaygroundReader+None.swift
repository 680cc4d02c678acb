extension PlaygroundReader {
  /// For values that a script cannot write. An optional can still be left out or be `nil`, and a
  /// list be `[]`.
  ///
  /// - Parameters:
  ///   - type: The type of the values.
  ///   - reason: Why, as a part of a sentence: `Ledger is not Decodable`.
  ///   - fix: What would change that, as a part of a sentence: `conform it to Decodable`.
  /// - Returns: The reader.
  public static func none(
    _ type: Value.Type,
    because reason: String,
    fix: String = ""
  ) -> PlaygroundReader {
    let obstacle = ReadingObstacle(reason: reason, fix: fix)
    return PlaygroundReader(shape: typeName(type), obstacle: obstacle) { node in
      if let none = lack(of: Value.self, in: node) { return none }
      if let list = Value.self as? any EmptiableList.Type, node.isEmptyList,
        let empty = list.init() as? Value
      {
        return empty
      }
      let remedy = fix.isEmpty ? "" : "; to fix: \(fix)"
      throw ReadingError(node, "this cannot be read: \(reason)\(remedy)")
    }
  }

  /// For values that only are shown.
  static var ofAnyKind: PlaygroundReader {
    .none(Value.self, because: "it is not known how \(typeName(Value.self)) is written")
  }
}

/// A list, as a type, that can be empty.
private protocol EmptiableList { init() }

extension Array: EmptiableList {}
extension Set: EmptiableList {}
extension Dictionary: EmptiableList {}

extension Node {
  fileprivate var isEmptyList: Bool {
    switch kind {
    case .list(let nodes): nodes.isEmpty
    case .object(let members): members.isEmpty
    case .word("none"): true
    default: false
    }
  }
}
