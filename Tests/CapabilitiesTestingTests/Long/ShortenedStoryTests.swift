import TestTraits
import Testing

@testable import CapabilitiesTesting

@Suite("The calls of a failure message", .onOneThread)
struct ShortenedStoryTests {
  private func lines(_ calls: String...) -> [String] {
    ShortenedStory.lines(of: calls.joined(separator: "\n"))
  }

  private func config(_ port: Int, _ user: String = "ada") -> String {
    "Config(host: \"storage.example.org, (main)\", port: Port<A, B>(\(port)), user: "
      + "User(name: \"\(user)\", address: \"12 St James's Square, London\", isAdmin: false))"
  }

  @Test("a long value is shown once, then what changed")
  func changes() {
    #expect(
      lines(
        "Store.open(\(config(1)))",
        "Store.open(\(config(2))) -> \(config(2))",
        "Store.close(\(config(2, "eve")))"
      ) == [
        "Store.open(\(config(1)))", "Store.open(Config(…, port: Port<A, B>(2))) -> Config(…)",
        "Store.close(Config(…, user: User(…, name: \"eve\")))",
      ]
    )
  }

  @Test("short values, calls, and values of other types are shown whole")
  func whole() {
    let calls = [
      "Clock.now() -> Timestamp(milliseconds: 1000)",
      "Clock.now() -> Timestamp(milliseconds: 2000)",
      "T1.2 Shop.sell(Item(name: \"a\"), 3) throws ShopError(reason: \"closed (again\")",
      "Shop.text(\"Config(a: \\\"b\\\", c: d)\") -> [Item(name: \"b\"), Item(name: \"c\")]",
      "Shop.at(Point(10,20), Row(1,,3)) -> Wide(\(String(repeating: "a", count: 60)),1)",
      "Shop.get() -> Wide(b,2\(String(repeating: " ", count: 60)))",
      "Shop.odd(Config(a: (b)", "Shop.empty()", "",
    ]
    #expect(ShortenedStory.lines(of: calls.joined(separator: "\n")) == Array(calls.dropLast()))
  }

  @Test("repeated calls are folded")
  func folded() {
    #expect(
      lines("a", "b", "b", "b", "c", "d", "c", "d", "c", "d", "e", "c", "d", "c", "d") == [
        "a", "b × 3", "c", "d", "(these 2 lines × 3)", "e", "c", "d", "c", "d",
      ]
    )
    let groups = lines("a", "a", "b", "b", "a", "a", "b", "b", "a", "a", "b", "b")
    #expect(groups == ["a × 2", "b × 2", "(these 2 lines × 3)"])
  }

  @Test("a message has some kilobytes, however long its values and calls are")
  func limit() {
    let long = lines("Store.put(\"\(String(repeating: "x", count: 2_000_000))\")", "Store.get()")
    #expect(long.count == 2)
    #expect(long[0].hasSuffix("x… (2000013 characters)"))
    #expect(long[0].count < 640)
    let many = ShortenedStory.lines(
      of: (1...5_000).map {
        "  \($0 < 200 ? "T1" : "R ") Store.get(\($0))\($0 == 2_500 ? " throws lost" : "")"
      }.joined(separator: "\n")
    )
    #expect(many.joined().count < 10_100)
    #expect(many[198] == "  T1 Store.get(199)")
    #expect(many.split { $0.hasPrefix("…") }[1] == ["  R  Store.get(2500) throws lost"])
    #expect(many.last == "  R  Store.get(5000)")
  }

  @Test(
    "hostile text is shortened in reasonable time",
    arguments: ["(", "A(", "\"", "A(b: ", ", ", "[A(", "x ", "A(b) "]
  )
  func hostile(_ part: String) {
    let text = String(repeating: part, count: 20_000)
    #expect(lines(text).joined().count < 700)
  }
}
