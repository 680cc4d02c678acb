import Foundation
import TestTraits
import Testing

@testable import CapabilitiesPlayground
@testable import KitchenFixture

@Suite("A printed result")
struct ResultTests {
  private struct Seat: Codable, Sendable {
    var row: Int
    var name: String
    var note: String?
  }

  private struct Order: Sendable {
    var id: Int
    var seats: [Seat]
    var labels: [String: String] = [:]
  }

  private struct Secret: Sendable { var value: String }
  private struct Account: Sendable {
    var user = String(repeating: "u", count: 60)
    var key = Secret(value: "hunter2")
  }

  private struct Price: Sendable, CustomStringConvertible {
    var cents: Int
    var description: String { "\(cents / 100)EUR" }
  }

  private func lines(_ value: Any, columns: Int? = nil) -> [String] {
    ResultLayout(value).lines(columns: columns)
  }

  @Test("is one line if it is short, and says in words what is easily overlooked")
  func short() {
    #expect(lines(Seat(row: 1, name: "a")) == [#"Seat(row: 1, name: "a", note: nil)"#])
    #expect(lines(Int?.none as Any) == ["nil (no value)"])
    #expect(lines([Int]()) == ["[] (no elements)"])
    #expect(lines([Int: Int]()) == ["[:] (no entries)"])
    #expect(lines("") == [#""" (empty text)"#])
    #expect(lines(" a") == [#"" a""#])
    #expect(lines("a b") == ["a b"])
    for text in ["nil", "[]", "[:]"] { #expect(lines(text) == ["\"\(text)\""]) }
  }

  @Test("is described with the whole name of a type in a generic type")
  func nestedTypes() {
    #expect(typeName([Int: String].Index.self) == "Dictionary<Int, String>.Index")
  }

  @Test("is compared as its type reads it: no value is no text, and 0x10 is not zero")
  func comparison() async {
    let commands: [PlaygroundCommand<Kitchen>] = [
      PlaygroundCommand("text") { _ in String?("nil") },
      PlaygroundCommand("none") { _ in String?.none }, PlaygroundCommand("zero") { _ in 0 },
    ]
    let run = await play(
      """
      text
      expect "nil"
      expect nil
      none
      expect nil
      expect "nil"
      zero
      expect 0x10
      let at = schedule at=2026-01-31T09:30:00+02:00 hot=true
      expect $at 2026-01-31T09:30:00+02:00
      restock rice
      expect {"nota":null}
      """,
      commands: commands
    )
    #expect(
      run.errors == """
        s:3:1: error: expected nil, but it is "nil"
        s:6:1: error: expected "nil", but it is nil
        s:8:1: error: expected 0x10, but it is 0
        s:12:1: error: expected {"nota":null}, but it has no "nota"

        """
    )
  }

  @Test("has parts that are compared as their types read them: a time in another notation is equal")
  func comparisonOfParts() async throws {
    struct Loan: Codable, Sendable {
      var id: UUID
      var due: Date
      var time = Duration.seconds(90)
      var note = "2026-01-31T00:00:00Z"
    }
    let id = try #require(UUID(uuidString: "0000000A-0000-0000-0000-000000000000"))
    let loan = Loan(id: id, due: Date(timeIntervalSince1970: 1_769_817_600))
    let run = await play(
      """
      let loans = loans
      expect [{"due":"2026-01-31","time":"1.5min"}]
      expect $loans.0 {"id":"\(id.uuidString.lowercased())","due":"2026-01-31T01:00:00+01:00"}
      expect $loans.0.due 2026-01-31
      expect $loans.0.due 2026-02-01
      expect $loans.0.time 91s
      expect $loans.0.note 2026-01-31
      """,
      commands: [PlaygroundCommand<Kitchen>("loans") { _ in [loan] }]
    )
    #expect(
      run.errors == """
        s:5:1: error: expected $loans.0.due 2026-02-01, but it is 2026-01-31T00:00:00Z
        s:6:1: error: expected $loans.0.time 91s, but it is 90s
        s:7:1: error: expected $loans.0.note 2026-01-31, but it is 2026-01-31T00:00:00Z

        """
    )
  }

  @Test("of a struct or a tuple that is not Encodable has the parts that are printed")
  func partsWithoutEncoding() async {
    let order = Order(id: 7, seats: [Seat(row: 1, name: "a")])
    let accounts = [Account(), Account(user: "b")]
    let run = await play(
      """
      let order = order
      expect {"id":7,"seats":[{"name":"a"}]}
      expect $order.seats.0.row 1
      expect {"id":8}
      expect {"labels":{},"lable":null}
      accounts
      expect [{},{"user":"c"}]
      expect [{"key":{"value":"hunter2"}},{}]
      expect [{"key":{"value":"hunter"}},{}]
      place
      expect {"seat":2}
      expect {"rwo":null}
      prices
      expect ["5EUR"]
      expect ["6EUR"]
      """,
      commands: [
        PlaygroundCommand<Kitchen>("order") { _ in order },
        PlaygroundCommand("accounts") { _ in accounts },
        PlaygroundCommand("place") { _ in (row: 1, seat: 2) },
        PlaygroundCommand("prices") { _ in [Price(cents: 500)] },
      ]
    )
    #expect(
      run.errors == """
        s:4:1: error: expected {"id":8}, but id is 7
        s:5:1: error: expected {"labels":{},"lable":null}, but lable is missing
        s:7:1: error: expected •••, but it.1.user is "b"
        s:9:1: error: expected •••, but it.0.key is •••
        s:12:1: error: expected {"rwo":null}, but rwo is missing
        s:15:1: error: expected ["6EUR"], but it.0 is "5EUR"

        """
    )
  }

  @Test("with data is printed with its bytes, of long ones the first that differ from the expected")
  func data() async {
    enum Answer: Codable, Sendable { case photo(Data) }
    let long = String(repeating: "a", count: 80)
    let commands: [PlaygroundCommand<Kitchen>] = [
      PlaygroundCommand("photo") { _ in Data([1, 2, 3]) },
      PlaygroundCommand("answer") { _ in Answer.photo(Data([1, 2, 3])) },
      PlaygroundCommand("answers") { _ in [Answer.photo(Data([1, 2, 3]))] },
      PlaygroundCommand("long") { _ in long + "b" },
      PlaygroundCommand("longs") { _ in [long + "b"] },
    ]
    let run = await play(
      "expect photo AQIE\nexpect answer photo(AQIE)\nexpect long \(long)\nexpect longs [\"\(long)\"]\n"
        + "expect answer {\"photo\":\"AQIE\"}\nexpect answer {\"photo\":\"AQID\"}\n"
        + "expect answers photo(AQID)",
      commands: commands
    )
    let end = "…\(long.prefix(20))b"
    #expect(
      run.errors == """
        s:1:1: error: expected photo AQIE, but it is "AQID"
        s:2:1: error: expected answer photo(AQIE), but it is photo("AQID")
        s:3:1: error: expected long \(long), but it is \(end)
        s:4:1: error: expected longs ["\(long)"], but it.0 is \(end)"
        s:5:1: error: expected answer {"photo":"AQIE"}, but it is photo("AQID")
        s:7:1: error: expected answers photo(AQID), but it is [{"photo":{"_0":"AQID"}}]

        """
    )
  }

  @Test("of a struct with one property is one line, however long")
  func oneProperty() {
    struct Title: Sendable { var text: String }
    let text = String(repeating: "a", count: 80)
    #expect(lines(Title(text: text)) == [#"Title(text: "\#(text)")"#])
  }

  @Test("has its members on lines of their own, and indents those of long members")
  func members() {
    let seats = [Seat(row: 1, name: "Ada"), Seat(row: 20, name: String(repeating: "b", count: 40))]
    let order = Order(id: 7, seats: seats, labels: ["b": "2", "a": "1"])
    #expect(
      lines(order) == [
        "ResultTests.Order", "id: 7", "seats: 2 elements",
        #"  Seat(row: 1, name: "Ada", note: nil)"#, "  ResultTests.Seat", "    row: 20",
        "    name: \(String(repeating: "b", count: 40))", "    note: nil (no value)",
        #"labels: ["a": "1", "b": "2"]"#,
      ]
    )
  }

  @Test("is a table if it is a list of structs, cut to the width of the terminal")
  func table() {
    let long = String(repeating: "long ", count: 8)
    let seats = [
      Seat(row: 1, name: "Ada"), Seat(row: 20, name: "日本", note: "x"), Seat(row: 3, name: long),
    ]
    let space = String(repeating: " ", count: 38)
    let expected: [String] = [
      "3 elements", "row  name\(space)  note", "1    Ada \(space)  nil (no value)",
      "20   日本\(space)  x", "3    \"\(long)\"  nil (no value)",
    ]
    #expect(lines(seats) == expected)
    let cut = lines(seats, columns: 40)
    #expect(cut.dropFirst().allSatisfy { $0.displayWidth <= 38 })
    #expect(cut[4] == #"3    "long long long …  nil (no value)"#)
  }

  @Test("is cut only if it is wider than the terminal, by its width in columns")
  func cutText() {
    #expect("abc".shortened(to: 3) == "abc")
    #expect("abcd".shortened(to: 3) == "ab…")
    #expect("日本".shortened(to: 4) == "日本")
    #expect("日本".shortened(to: 3) == "日…")
  }

  @Test("of structs with other members is a list, and so is one of numbers")
  func lists() {
    let numbers = Array(100_000...100_010)
    let expected = ["11 elements"] + numbers.map { "\($0)" }
    #expect(lines(numbers) == expected)
    let mixed: [Any] = [Seat(row: 1, name: String(repeating: "a", count: 60)), 2]
    #expect(lines(mixed).first == "2 elements")
    let pairs = (1...9).map { (place: $0, text: "number \($0)") }
    #expect(lines(pairs).prefix(2) == ["9 elements", "place  text"])
  }

  @Test("conceals secrets in lines, tables and JSON")
  func secrets() {
    for value in [Account(), [Account(), Account()]] as [Any] {
      let text = lines(value).joined(separator: "\n")
      #expect(text.contains("•••"))
      #expect(!text.contains("hunter2"))
    }
    let node = Node(
      kind: .object([.init(name: "key", value: Node(kind: .secret(Node(kind: .text("x")))))])
    )
    #expect(node.json(indented: false) == #"{"key":"•••"}"#)
  }

  @Test("is valid JSON with every kind of value")
  func json() throws {
    let text = "\u{1B}[31m \u{7} \u{7F} \" \\ / \u{2028} \u{1F600}\t\r\n"
    let line = #"{"list":[null,true],"numbers":[1e3,"nan"],"empty":{}}"#
    var node = try #require(try LineScanner.words(line).first).value
    guard case .object(let parts) = node.kind else { return }
    node.kind = .object(parts + [.init(name: text, value: Node(kind: .text(text)))])
    for isIndented in [true, false] {
      let json = node.json(indented: isIndented)
      #expect(json.unicodeScalars.allSatisfy { $0 == "\n" || $0.value >= 0x20 && $0.value != 0x7F })
      let value = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any]
      #expect(value?[text] as? String == text)
      #expect((value?["numbers"] as? [Any])?.first as? Int == 1000)
      #expect((value?["numbers"] as? [Any])?.last as? String == "nan")
      #expect((value?["empty"] as? [String: Any])?.isEmpty == true)
    }
  }

  @Test("is shown again as text or JSON, also a named one and its parts")
  func show() async {
    let run = await play(
      """
      let rice = restock rice
      show
      show json
      let portion = cook $rice
      show $rice.id json
      show $portion.takenAt
      show
      """
    )
    #expect((run.status, run.errors) == (0, ""))
    let lines = run.output.split(separator: "\n")
    #expect(lines[1] == #"restock: Ingredient(id: ID(rawValue: "rice"), grams: 500, note: nil)"#)
    #expect(
      run.output.contains(
        "\n{\n  \"id\": {\n    \"rawValue\": \"rice\"\n  },\n  \"grams\": 500\n}\n"
      )
    )
    #expect(
      run.output.contains(
        "\n{\n  \"rawValue\": \"rice\"\n}\n$portion.takenAt: 1970-01-01T00:00:00Z\ncook: Portion\n"
      )
    )
    let none = await play("show")
    #expect(none.errors == "s:1:1: error: there is no result to show: run a command first\n")
    let unknown = await play("show $x")
    #expect(unknown.errors.hasPrefix("s:1:6: error: unknown name \"$x\""))
  }
}
