@testable import CapabilityGeneration
import Testing

@Suite("The type of a function")
struct TypeParserTests {
  private func tokens(_ text: String) -> [Token] {
    var (text, tokens) = (text, [Token]())
    text.withUTF8 { TokenScanner.append($0, to: &tokens) }
    return tokens
  }

  @Test("that a function on a global actor returns is not on this actor")
  func result() throws {
    var tokens = tokens("@ MainActor () -> @Sendable () -> Int")
    tokens[1].precise = "s:ScM"
    let made = try #require(TypeParser.type(tokens).function)
    let returned = try #require(made.result.function)
    #expect(made.actor == "s:ScM")
    #expect(returned.attributes == ["@Sendable"])
    #expect(returned.actor == nil)
  }

  @Test("is unreadable if its nesting could end the stack", arguments: [20, 10_000])
  func depth(_ count: Int) {
    let (open, close) = (String(repeating: "[", count: count), String(repeating: "]", count: count))
    #expect(TypeParser.type(tokens("\(open)Int\(close)")).isUnreadable == (count > 20))
  }
}
