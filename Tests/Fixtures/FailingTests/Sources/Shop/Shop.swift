import Capabilities

struct Shop: TestableCapability {
  var price: @Sendable (String) async throws -> Int
  var greet: @Sendable () -> String

  static var test: Shop {
    Shop(
      price: unimplemented("Shop.price"),
      greet: unimplemented("Shop.greet", placeholder: "placeholder")
    )
  }
}
