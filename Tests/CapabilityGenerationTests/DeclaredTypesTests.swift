@testable import CapabilityGeneration
import Foundation
import Testing

/// The compiler is asked for symbol graphs of the modules that declare a type.
@Suite("Whether a file declares a type")
struct DeclaredTypesTests {
  @Test(
    "is clear from the file's words",
    arguments: [
      ("struct Shop {}", true), ("public  enum\n  `Shop` {}", true), ("typealias Shop = Int", true),
      ("actor Shop", true), ("struct ShopWindow {}", false), ("struct MyShop {}", false),
      ("extension Shop {}", false), ("destruct Shop", false), ("Shop", false), ("`Shop`", false),
      ("struct Shops {}; class Shop {}", true), ("structShop", false), ("struct`Shop`", true),
      ("", false),
    ]
  )
  func words(_ source: String, declares: Bool) {
    #expect(Data(source.utf8).declares("Shop") == declares)
    // A part of a larger text, whose places do not begin at zero.
    #expect(Data("x \(source)".utf8).dropFirst(2).declares("Shop") == declares)
  }
}
