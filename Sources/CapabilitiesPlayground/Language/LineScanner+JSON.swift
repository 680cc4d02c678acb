extension LineScanner {
  /// Takes a JSON value, which comes next; `$name` may stand in place of any value in it.
  ///
  /// - Parameter depth: How many brackets are open.
  mutating func takeJSON(depth: Int = 0) throws(ScriptError) -> Node {
    guard depth < LineScanner.depthLimit else {
      throw error("this is nested too deep: \(LineScanner.depthLimit) brackets are the most")
    }
    let start = position
    switch current {
    case UInt8(ascii: "{"): return try takeObject(depth: depth)
    case UInt8(ascii: "["): return try takeList(depth: depth)
    case UInt8(ascii: "\""): return Node(kind: .text(try takeQuoted()), offset: start)
    case UInt8(ascii: "$"): return try takeReference()
    default:
      let word = takePlain(until: ",:]}[{\"")
      switch word {
      case "null": return Node(kind: .null, offset: start)
      case "true", "false": return Node(kind: .bool(word == "true"), offset: start)
      case _ where Double(word) != nil && word.utf8.allSatisfy(isNumeric):
        return Node(kind: .number(word), offset: start)
      case "": throw error("a value is missing here", at: start)
      default:
        throw error(
          "\(word.quoted) is not JSON: text in JSON needs quotation marks",
          at: start
        )
      }
    }
  }

  private mutating func takeList(depth: Int) throws(ScriptError) -> Node {
    let start = position
    position += 1
    var nodes: [Node] = []
    skipBlanks()
    if take("]") { return Node(kind: .list([]), offset: start) }
    repeat {
      skipBlanks()
      nodes.append(try takeJSON(depth: depth + 1))
      skipBlanks()
    } while take(",")
    try expectClosing("]", opened: "[", at: start)
    return Node(kind: .list(nodes), offset: start)
  }

  private mutating func takeObject(depth: Int) throws(ScriptError) -> Node {
    let start = position
    position += 1
    var members: [Node.Member] = []
    var names: Set<String> = []
    skipBlanks()
    if take("}") { return Node(kind: .object([]), offset: start) }
    repeat {
      skipBlanks()
      let place = position
      guard current == UInt8(ascii: "\"") else {
        throw position < bytes.count
          ? error("a name in quotation marks is expected here")
          : error("this { is never closed", at: start)
      }
      let name = try takeQuoted()
      guard names.insert(name).inserted else {
        throw error("\(name.quoted) is given twice", at: place)
      }
      skipBlanks()
      guard take(":") else { throw error("a : is expected here") }
      skipBlanks()
      members.append(Node.Member(name: name, value: try takeJSON(depth: depth + 1)))
      skipBlanks()
    } while take(",")
    try expectClosing("}", opened: "{", at: start)
    return Node(kind: .object(members), offset: start)
  }

  /// Takes the bracket that closes what was opened.
  mutating func expectClosing(
    _ closing: Unicode.Scalar,
    opened opening: Unicode.Scalar,
    at start: Int
  ) throws(ScriptError) {
    guard !take(closing) else { return }
    throw position < bytes.count
      ? error("a , or \(closing) is expected here")
      : error("this \(opening) is never closed", at: start)
  }
}

/// Whether a byte can be in a number of JSON.
private func isNumeric(_ byte: UInt8) -> Bool {
  UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte || "+-.eE".utf8.contains(byte)
}
