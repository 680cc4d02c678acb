import Foundation
import Testing

@testable import CapabilitiesPlayground

@Suite("A value in a script")
struct ValueTests {
  private enum Day: String, Codable, CaseIterable { case friday = "FR", saturday = "SA" }
  private enum Size: Int, Codable { case small = 1, large = 10 }
  private enum Phase: Codable, CaseIterable { case open, closed }
  private enum Heat: Decodable, LosslessStringConvertible {
    case low
    var description: String { "3 °" }
    init?(_ text: String) { if text == "3 °" { self = .low } else { return nil } }
  }

  private enum Outage: Decodable, Equatable {
    case at(URL, status: Int?)
    case near(Seat)
    case none
  }

  private enum Move: Decodable, Equatable {
    case to(String)
    enum CodingKeys: String, CodingKey { case to = "move" }
  }

  private enum Reply: Encodable {
    case id(Int)
    func encode(to encoder: any Encoder) throws { try Order(id: 1).encode(to: encoder) }
  }

  /// Adds a member to those of a dictionary, and replaces one.
  private struct Extended: Encodable {
    private enum Place: String, CodingKey { case large = "10", third = "3" }

    func encode(to encoder: any Encoder) throws {
      var base = encoder.singleValueContainer()
      try base.encode([Size.small: 0, .large: 1])
      var own = encoder.container(keyedBy: Place.self)
      for value in 6...7 {
        try own.encode(value, forKey: .third)
        try own.encode(value, forKey: .large)
      }
    }
  }

  private struct Seat: Codable, Hashable {
    var row: Int
  }

  /// A type that is read from text and has a number as its only member.
  private struct Price: Decodable, LosslessStringConvertible {
    let cents: Int
    var description: String { "\(cents) cents" }
    init?(_ text: String) { return nil }
  }

  private struct Big: Encodable {
    var least: Int128
    var most: UInt128
  }

  private struct Order: Codable {
    var id: Int
    var seats: [Seat] = []
    var wait: Duration?
  }

  /// Reads the only value of a line.
  private func read<Value: Decodable>(_ line: String) throws -> Value {
    try read(Value.self, line)
  }

  private func read<Value: Decodable>(_ type: Value.Type, _ line: String) throws -> Value {
    try NodeDecoder.value(type, from: #require(LineScanner.words(line).first).value, at: [])
  }

  /// Returns the message for a line.
  private func mistake<Value: Decodable>(_ type: Value.Type, _ line: String) throws -> String {
    let error = #expect(throws: ScriptError.self) { try read(type, line) }
    return try #require(error).message
  }

  @Test(
    "is a time",
    arguments: [
      ("90s", .seconds(90), "90s"), ("1.5min", .seconds(90), "90s"),
      ("\"2 h\"", .seconds(7200), "7200s"),
      ("150ms", .milliseconds(150), "150ms"), ("\"3 days\"", .seconds(259_200), "259200s"),
      ("0s", .zero, "0s"), ("-1.25s", .milliseconds(-1250), "-1.25s"),
      ("1.5us", .nanoseconds(1500), "0.0015ms"),
      ("7ns", .nanoseconds(7), "0.000007ms"), ("[0,4500000000000000000]", .seconds(4.5), "4.5s"),
      ("106751991167300days", .seconds(106_751_991_167_300 * 86_400), "9223372036854720000s"),
    ] as [(String, Duration, String)]
  )
  func time(line: String, time: Duration, text: String) throws {
    #expect(try read(line) == time)
    #expect(time.scriptText == text)
    #expect(Duration(written: text) == time)
    #expect(Node(encoding: time)?.kind == .text(text))
  }

  @Test(
    "is not a time",
    arguments: [
      "90", "s", "1,5s", "1.s", ".5s", "1.2.3s", "1m", "--1s", "1e3s", "٣s", "1.0000000000001s",
      "106751991167301days", "99999999999999999999999999999999999999999s", "\"\"",
    ]
  )
  func noTime(line: String) throws {
    let message = try mistake(Duration.self, line)
    #expect(message.hasPrefix("expected a time such as 20ms, 1.5s or 2h, found "))
  }

  @Test("is a case of an enum by its name or its raw value")
  func cases() throws {
    #expect(try read(Day.self, "friday") == .friday)
    #expect(try read(Day.self, ".friday") == .friday)
    #expect(try read(Day.self, "FR") == .friday)
    #expect(try read(Size.self, "10") == .large)
    #expect(try read(Phase.self, "closed") == .closed)
    #expect(try read([Day?].self, #"["friday", null, "SA"]"#) == [.friday, nil, .saturday])
    let typo = try mistake(Day.self, "fryday")
    #expect(typo == #"ValueTests.Day has no case "fryday"; did you mean "friday"?"#)
    #expect(
      try mistake(Phase.self, "ajar")
        == #"ValueTests.Phase has no case "ajar"; it has open, closed"#
    )
    #expect(try mistake(Size.self, "3") == "expected ValueTests.Size, found 3")
    #if !os(macOS) || arch(arm64)
      #expect(try mistake(Float16.self, "65520") == "\"65520\" is too large for Float16")
    #endif
    #expect(try mistake(Price.self, "lots") == "\"lots\" is not a valid ValueTests.Price")
    let known = KnownEnums([PlaygroundEnum(.cases([.init("low") { _ in Heat.low }]))])
    let heats = try KnownEnums.$current.withValue(known) {
      try [read(Heat.self, "low"), read(Heat.self, "\"3 °\"")]
    }
    #expect(heats == [.low, .low])
    let wrong = try KnownEnums.$current.withValue(known) { try mistake(Heat.self, "cold") }
    #expect(wrong.hasSuffix("has no case \"cold\"; it has low"))
  }

  @Test("is a case with values by label or in order, also a URL without quotation marks")
  func casesWithValues() throws {
    let reader: PlaygroundValueFormat<Outage> = .cases([
      .init("at", [.init("_0", URL.self), .init("status", Int?.self)]) {
        try .at($0.next(), status: $0.next())
      },
      .init("none") { _ in .none },
    ])
    try KnownEnums.$current.withValue(KnownEnums([PlaygroundEnum(reader)])) {
      let url = try #require(URL(string: "https://a.org/b?c=d"))
      for line in ["status: 5", "status:5", "5"].map({ "at(\(url), \($0))" }) {
        #expect(try read(Outage.self, line) == .at(url, status: 5))
      }
      #expect(try read(Outage.self, "at(\(url))") == .at(url, status: nil))
      #expect(try read(Outage.self, #"{"near":{"row":1}}"#) == .near(Seat(row: 1)))
      #expect(
        try mistake(Outage.self, "at(\(url), statu: 5)")
          == #"unknown member "statu"; did you mean "status"?"#
      )
      #expect(try mistake(Outage.self, "none(5)") == "too many values: write none")
    }
    let moves = PlaygroundValueFormat<Move>.cases([
      .init("to", [.init("_0", String.self)]) { try .to($0.next()) }
    ])
    try KnownEnums.$current.withValue(KnownEnums([PlaygroundEnum(moves)])) { () throws in
      #expect(try read(Move.self, "to(a)") == .to("a"))
      #expect(try read(Move.self, "move(a)") == .to("a"))
    }
  }

  @Test("is a dictionary whose keys are cases or identifiers, written as an object")
  func dictionaries() throws {
    #expect(try read(#"{"friday": 1.25, "SA": 2}"#) == [Day.friday: 1.25, .saturday: 2])
    #expect(try read(#"{"1": "a"}"#) == [Size.small: "a"])
    #expect(try read(#"["FR", 1.25]"#) == [Day.friday: 1.25])
    #expect(try read(#"{"2": {"id": 1}}"#) == [2: ["id": 1]])
    let message = try mistake([Day: Double].self, #"{"friday": 1, "sunday": 2}"#)
    #expect(message == #"ValueTests.Day has no case "sunday"; it has friday, saturday"#)
    #expect(try mistake([Int: Int].self, #"{"1": 1, "01": 2}"#) == #""01" is given twice"#)
    let node = Node(encoding: [Day.friday: 1.25, .saturday: 2])
    #expect(node?.shown == #"{"FR":1.25,"SA":2.0}"#)
    #expect(Node(encoding: [Seat(row: 1): 2])?.shown == #"[{"row":1},2]"#)
    let big = Big(least: .min, most: .max)
    #expect(Node(encoding: [big.least])?.shown == "[\(Int128.min)]")
    #expect(Node(encoding: Reply.id(1))?.isCase == true)
    #expect(Node(encoding: Extended())?.shown == #"{"1":0,"10":7,"3":7}"#)
    #expect(Node(encoding: big)?.shown == #"{"least":\#(Int128.min),"most":\#(UInt128.max)}"#)
  }

  @Test("is a date, relative to now too")
  func dates() throws {
    let now = Date()
    #expect(try abs(read(Date.self, "now").timeIntervalSince(now)) < 3600)
    let later = try read(Date.self, "+3days").timeIntervalSince(now)
    #expect((259_100...262_800).contains(later))
    #expect(try read(Date.self, "\"-2 h\"") < now)
    let noon = try read(Date.self, "2026-01-31T12:00:00Z")
    #expect(try read(Date.self, "2026-01-31T14:00:00.5+0200") == noon.addingTimeInterval(0.5))
  }

  @Test(
    "is not a date",
    arguments: [
      "+3", "2026-02-30", "2026-01-31x", "2026-01-31T09:30Z", "2026-01-31T09:30:00",
      "2026-01-31T25:30:00Z", "2026-01-31T09:61:00Z", "2026-01-31T09:30:00Zx",
      "2026-01-31T09:30:00+25:00",
    ]
  )
  func noDate(line: String) throws {
    #expect(try mistake(Date.self, line).hasPrefix("expected a date such as 2026-01-31, 2026-01-"))
  }

  @Test("is a URL, and a word without a scheme is none")
  func urls() throws {
    #expect(try read(URL.self, "https://example.com/a?b=1").host() == "example.com")
    #expect(try read(URL.self, "\"a/b\"").path == "a/b")
    for line in ["hello", "\"not a url\"", "\"\""] {
      #expect(try mistake(URL.self, line).hasPrefix("expected a URL such as https://example."))
    }
  }

  @Test("is the content of a file")
  func files() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: file) }
    try Data([0, 255]).write(to: file)
    #expect(try read(Data.self, "\"@\(file.path)\"") == Data([0, 255]))
    #expect(try read(Data.self, "\"YQ==\"") == Data("a".utf8))
    let device = try mistake(Data.self, "@/dev/null")
    #expect(device == #"cannot read "/dev/null": it is not a regular file"#)
    let missing = try mistake(Data.self, "\"@\(file.path).x\"")
    #expect(missing == "cannot read \"\(file.path).x\": No such file or directory")
    let message = try mistake(Data.self, "a")
    #expect(message == "expected data in base64, or @FILE, found a")
  }

  @Test("has the path of a missing member in its message")
  func paths() throws {
    #expect(
      try mistake([Order].self, #"[{"id":1,"seats":[]},{"seats":[]}]"#) == "[1].id is missing"
    )
    let message = try mistake([String: [Order]].self, #"{"a":[{"id":1,"seats":[{"row":1},{}]}]}"#)
    #expect(message == "a[0].seats[1].row is missing")
    #expect(try mistake(Order.self, #"{"seats":[]}"#) == #"missing "id""#)
    let order = try read(Order.self, #"{"id": 1, "seats": [{"row": 2}], "wait": "1.5 min"}"#)
    #expect(order.wait == .seconds(90))
  }
}
