@testable import CapabilityGeneration
import Testing

@Suite("The type of a function")
struct TypeParserTests {
  @Test("that a function on a global actor returns is not on this actor")
  func result() throws {
    func word(_ text: String, _ precise: String? = nil) -> Token {
      var token = Token(text: text, kind: .word)
      token.precise = precise
      return token
    }
    let at = Token(text: "@", kind: .at)
    let parentheses = [
      Token(text: "(", kind: .openParenthesis), Token(text: ")", kind: .closeParenthesis),
    ]
    let arrow = Token(text: "->", kind: .arrow)
    // @MainActor () -> @Sendable () -> Int
    let outer = [at, word("MainActor", "s:ScM")] + parentheses + [arrow]
    let inner = [at, word("Sendable")] + parentheses + [arrow, word("Int")]
    guard case .function(let made) = TypeParser.type(outer + inner),
      case .function(let returned) = made.result
    else {
      Issue.record("expected a function that returns a function")
      return
    }
    #expect(made.actor == "s:ScM")
    #expect(returned.attributes == ["@Sendable"])
    #expect(returned.actor == nil)
  }

  @Test("is unreadable if its nesting could end the stack", arguments: [20, 10_000])
  func depth(_ count: Int) {
    let open = Token(text: "[", kind: .openBracket)
    let close = Token(text: "]", kind: .closeBracket)
    let type = TypeParser.type(
      Array(repeating: open, count: count) + [.named("Int")] + Array(repeating: close, count: count)
    )
    let isReadable = if case .unreadable = type { false } else { true }
    #expect(isReadable == (count == 20))
  }
}
