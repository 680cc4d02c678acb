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

extension Shop: Interceptable {
  func intercepted(by interceptor: some Interceptor) -> Shop {
    Shop(
      price: interceptor.wrap("Shop.price", price),
      greet: interceptor.wrap("Shop.greet", greet)
    )
  }
}
