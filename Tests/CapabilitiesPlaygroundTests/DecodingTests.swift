import Testing

@testable import CapabilitiesPlayground

@Suite("A value with a decoder of its own")
struct DecodingTests {
  /// Reads a list of pairs, each in a nested container.
  private struct Route: Decodable {
    enum Key: CodingKey { case stop }

    var stops: [String] = []

    init(from decoder: any Decoder) throws {
      var list = try decoder.unkeyedContainer()
      stops.append(try list.nestedContainer(keyedBy: Key.self).decode(String.self, forKey: .stop))
      var inner = try list.nestedUnkeyedContainer()
      while !inner.isAtEnd { stops.append(try inner.decode(String.self)) }
      stops.append(try String(from: list.superDecoder()))
      stops.append(try list.decodeNil() ? "none" : "some")
      stops.append(try list.decode(String.self))
      #expect(list.isAtEnd)
      #expect(list.currentIndex == 5)
    }
  }

  @Test("a result may have more members than the type that reads it, and typed text may not")
  func membersOfResults() throws {
    struct Weight: Decodable { var grams: Int }
    let members = [("grams", 5), ("note", 7)].map { name, number in
      Node.Member(name: name, value: Node(kind: .number("\(number)"), offset: 3))
    }
    let node = Node(kind: .object(members), offset: 2)
    #expect(try NodeDecoder.value(Weight.self, from: node.asResult(at: 9), at: []).grams == 5)
    #expect(throws: ScriptError.self) {
      try NodeDecoder.value(Weight.self, from: node, at: [])
    }
  }

  /// Reads a part in two containers.
  private struct Shape: Decodable {
    enum Key: CodingKey { case shape }
    enum Head: CodingKey { case kind }
    enum Circle: CodingKey { case radius }
    let radius: Int

    init(from decoder: any Decoder) throws {
      let whole = try decoder.container(keyedBy: Key.self)
      let head = try whole.nestedContainer(keyedBy: Head.self, forKey: .shape)
      #expect(try head.decode(String.self, forKey: .kind) == "circle")
      let circle = try whole.nestedContainer(keyedBy: Circle.self, forKey: .shape)
      radius = try circle.decode(Int.self, forKey: .radius)
    }
  }

  @Test("requests the members of a part in any number of containers; a result can have more")
  func membersOfParts() throws {
    enum Genre: Decodable { case jazz(minutes: Int) }
    func object(_ members: [(String, Node)]) -> Node {
      Node(kind: .object(members.map { Node.Member(name: $0, value: $1) }))
    }
    let one = Node(kind: .number("1"))
    let circle = object([("kind", Node(kind: .text("circle"))), ("radius", one)])
    let shape = try NodeDecoder.value(Shape.self, from: object([("shape", circle)]), at: [])
    #expect(shape.radius == 1)
    let song = object([("minutes", one), ("loud", one)])
    let result = object([("jazz", song.asResult(at: 1))])
    guard case .jazz(1) = try NodeDecoder.value(Genre.self, from: result, at: []) else {
      Issue.record("expected jazz")
      return
    }
    #expect(throws: ScriptError.self) {
      try NodeDecoder.value(Genre.self, from: object([("jazz", song)]), at: [])
    }
  }

  @Test("that stops the process for some texts is not asked for them", arguments: ["", "ab"])
  func characters(text: String) {
    #expect(throws: ScriptError.self) {
      try PlaygroundValueFormat.word(Character.self).read(Node(kind: .text(text)))
    }
  }

  @Test("gets each element of a list once, by every function of the container")
  func nested() throws {
    let text: (String) -> Node = { Node(kind: .text($0)) }
    let list = Node(
      kind: .list([
        Node(kind: .object([.init(name: "stop", value: text("a"))])),
        Node(kind: .list([text("b"), text("c")])), text("d"), Node(kind: .null), text("e"),
      ])
    )
    let route = try NodeDecoder.value(Route.self, from: list, at: [])
    #expect(route.stops == ["a", "b", "c", "d", "none", "e"])
  }
}
