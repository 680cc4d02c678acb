@testable import CapabilityGeneration
import Foundation
import Testing

/// The search for the modules that declare a type, whose symbol graphs are then extracted.
@Suite("Whether a file declares a type")
struct DeclaredTypesTests {
  @Test(
    "is read from the words of the file",
    arguments: [
      ("struct Shop {}", true), ("public  enum\n  `Shop` {}", true), ("typealias Shop = Int", true),
      ("actor Shop", true), ("struct ShopWindow {}", false), ("struct MyShop {}", false),
      ("extension Shop {}", false), ("destruct Shop", false), ("Shop", false), ("`Shop`", false),
      ("struct Shops {}; class Shop {}", true), ("structShop", false), ("struct`Shop`", true),
      ("", false),
    ]
  )
  func words(_ source: String, declares: Bool) {
    #expect(Data(source.utf8).declaredTypes.contains("Shop") == declares)
    // The indexes of a slice do not begin at zero.
    #expect(Data("x \(source)".utf8).dropFirst(2).declaredTypes.contains("Shop") == declares)
  }
}
