@testable import CapabilityGeneration
import Foundation
import Testing

@Suite("A broken symbol graph")
struct BrokenGraphTests {
  @Test("with cyclic aliases is read without endless recursion")
  func circularAliases() {
    func named(_ name: String) -> SwiftType {
      .named([SwiftType.Component(name: name, precise: "s:\(name)a")])
    }
    func pair(_ type: SwiftType) -> SwiftType {
      .tuple([SwiftType.Element(type: type), SwiftType.Element(type: type)])
    }
    var keys = TypeCanonicalizer()
    keys.aliases["s:Aa"] = TypeCanonicalizer.Alias(generics: [], type: named("B"))
    keys.aliases["s:Ba"] = TypeCanonicalizer.Alias(generics: [], type: named("A"))
    keys.aliases["s:Ca"] = TypeCanonicalizer.Alias(generics: [], type: pair(named("D")))
    keys.aliases["s:Da"] = TypeCanonicalizer.Alias(generics: [], type: pair(named("C")))
    #expect(keys.key(named("A")) == "s:Aa" || keys.key(named("A")) == "s:Ba")
    #expect(keys.key(named("C")) == "((s:Ca,s:Ca),(s:Ca,s:Ca))")
  }

  @Test(
    "with an identifier shorter than the module length in it yields no module",
    arguments: ["s:\(Int.max)Shop", "s:5Shop", "s:5", "s:0", "s:", "s:\(Int.max)", "s:4Sho\u{E4}"]
  )
  func tooLongAModule(identifier: String) {
    #expect(moduleName(identifier) == nil)
  }

  @Test("without a module, or with an empty file, is an error that names what is missing")
  func emptied() {
    let cases = [
      ("", "no valid JSON at byte 0"), ("[]", "not an object at byte 0"), ("{}", "no module"),
      (#"{"module":{"name":"A"},"symbols":[{}],"relationships":[]}"#, "no kind in symbol 0"),
    ]
    for (text, reason) in cases {
      let error = #expect(throws: GenerationError.self) {
        try SymbolGraph(data: Data(text.utf8), named: "A.symbols.json")
      }
      let fix = "delete it and run the command again"
      #expect(error?.description == "A.symbols.json is not a symbol graph: \(reason); \(fix)")
    }
  }
}
