extension LineScanner {
  /// Whether a `$` with a name behind it comes next; `$5` is a word.
  var isAtReference: Bool {
    guard position + 1 < bytes.count, bytes[position] == UInt8(ascii: "$") else { return false }
    let next = bytes[position + 1]
    return next == UInt8(ascii: "_") || next >= 0x80 || Character(Unicode.Scalar(next)).isLetter
  }

  /// Takes `$name` with the parts behind it: `$ada.id`, `$list.0`.
  mutating func takeReference() throws(ScriptError) -> Node {
    let start = position
    position += 1
    var steps = [takePlain(until: ".,:]})(\"=")]
    while take(".") { steps.append(takePlain(until: ".,:]})(\"=")) }
    guard steps.allSatisfy({ !$0.isEmpty }) else {
      throw error("a name is missing here: write $name or $name.part", at: start)
    }
    let reference = Node.Reference(name: steps[0], path: Array(steps.dropFirst()))
    return Node(kind: .reference(reference), offset: start)
  }

  /// Takes `name(value, …)`, if that comes next.
  mutating func takeCall(depth: Int) throws(ScriptError) -> Node? {
    let start = position
    _ = take(".")
    let name = takePlain(until: "(\"=,){}[]:")
    guard current == UInt8(ascii: "("), name.isIdentifier else {
      position = start
      return nil
    }
    guard depth < LineScanner.depthLimit else {
      throw error(
        "this is nested too deep: \(LineScanner.depthLimit) brackets are the most",
        at: start
      )
    }
    let opening = position
    position += 1
    var members: [Node.Member] = []
    skipBlanks()
    if take(")") { return Node(kind: .call(name, []), offset: start) }
    repeat {
      skipBlanks()
      members.append(try takeArgument(number: members.count, depth: depth + 1))
      skipBlanks()
    } while take(",")
    try expectClosing(")", opened: "(", at: opening)
    return Node(kind: .call(name, members), offset: start)
  }

  private mutating func takeArgument(number: Int, depth: Int) throws(ScriptError) -> Node.Member {
    let start = position
    let label = takePlain(until: ":(\",){}[]")
    if label.isIdentifier, take(":") {
      skipBlanks()
      return Node.Member(name: label, value: try takeArgumentValue(depth: depth))
    }
    position = start
    return Node.Member(name: "_\(number)", value: try takeArgumentValue(depth: depth))
  }

  private mutating func takeArgumentValue(depth: Int) throws(ScriptError) -> Node {
    let start = position
    switch current {
    case UInt8(ascii: "\""): return Node(kind: .text(try takeQuoted()), offset: start)
    case UInt8(ascii: "{"), UInt8(ascii: "["): return try takeJSON(depth: depth)
    case UInt8(ascii: "$") where isAtReference: return try takeReference()
    default:
      if let call = try takeCall(depth: depth) { return call }
      let word = takePlain(until: ",)\"(")
      guard !word.isEmpty else { throw error("a value is missing here") }
      return Node(kind: .word(word), offset: start)
    }
  }
}

extension String {
  /// Whether it may be a name in Swift.
  var isIdentifier: Bool {
    guard let first, first.isLetter || first == "_" else { return false }
    return dropFirst().allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
  }
}
