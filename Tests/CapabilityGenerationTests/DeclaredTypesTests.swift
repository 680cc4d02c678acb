@testable import CapabilityGeneration
import Foundation
import Testing

/// The search for the modules that declare a type, whose symbol graphs are then extracted.
@Suite("Whether a file declares a type")
struct DeclaredTypesTests {
  @Test("a digit ends an acronym at the start of a name")
  func name() { #expect(camelCase(["URL2", "id"]) == "url2Id") }

  @Test(
    "is read from the words of the file, and so is whether it can hold a value",
    arguments: [
      ("struct Shop {}", true, false), ("public  enum\n  `Shop` {}", true, false),
      ("typealias Shop = Int", true, false), ("actor Shop", true, false), ("", false, false),
      ("struct ShopWindow {}", false, false), ("struct MyShop {}", false, false),
      ("extension Shop {}", false, false), ("destruct Shop", false, true), ("Shop", false, true),
      ("struct Shops {}; class Shop {}", true, false), ("structShop", false, false),
      ("struct`Shop`", true, false), ("`Shop`", false, true),
      ("struct Shop { Shop() }", true, true),
    ]
  )
  func words(_ source: String, declares: Bool, holds: Bool) {
    #expect(Data("x \(source)".utf8).dropFirst(2).holds("Shop") == holds)
    #expect(Data(source.utf8).declaredTypes.contains("Shop") == declares)
    // The indexes of a slice do not begin at zero.
    #expect(Data("x \(source)".utf8).dropFirst(2).declaredTypes.contains("Shop") == declares)
  }
}
