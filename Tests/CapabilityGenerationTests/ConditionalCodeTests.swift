@testable import CapabilityGeneration
import Testing

@Suite("The condition of a declaration")
struct ConditionalCodeTests {
  private static func condition(_ text: String, _ line: Int) -> String? {
    SourceFile(text).condition(of: "f", at: line).map { "\($0.line): \($0.text)" }
  }

  @Test(
    "is that of the branch that has it",
    arguments: [
      ("func f() {}\n", 1, nil),
      ("#if A\nfunc f() {}\n#endif\nfunc f() {}\n", 2, "1: #if A"),
      ("#if A\nfunc f() {}\n#endif\nfunc f() {}\n", 4, nil),
      ("#if A\nfunc g() {}\n#else\nfunc f() {}\n#endif\n", 4, "3: #else"),
      ("#if A\nfunc f() {}\n#else\nfunc f() {}\n#endif\n", 2, nil),
      ("#if A\nfunc f() {}\n#elseif B\nfunc f() {}\n#endif\n", 4, "3: #elseif B"),
      ("#if A\n  #if B\n  func f() {}\n  #else\n  func f() {}\n  #endif\n#endif\n", 3, "1: #if A"),
      ("#if compiler(>=6.2)\nfunc f() {}\n#endif\n", 2, nil),
      ("#endif\n#if A\nfunc f() {}\n", 3, nil),
      ("let s = \"\"\"\n#if A\n\"\"\"\nfunc f() {}\n#endif\n", 4, nil),
    ]
  )
  func place(_ text: String, _ line: Int, _ expected: String?) {
    #expect(Self.condition(text, line) == expected)
  }

  @Test("a line of a string imports nothing")
  func importInString() {
    let text = "import A\nlet a = #\"\"\"\nimport B\n\"\"\"#\ninternal import C\n"
    #expect(SourceFile(text).imports.map(\.module) == ["A", "C"])
  }
}
