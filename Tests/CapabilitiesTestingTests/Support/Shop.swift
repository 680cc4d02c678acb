import Capabilities

/// A small capability for the tests of this library.
struct Shop: TestableCapability, Interceptable {
  var price: @Sendable (String) async throws(ShopError) -> Int
  var reserve: @Sendable (String, Int) async throws -> Void
  var greet: @Sendable () -> String

  static var test: Shop {
    Shop(
      price: unimplemented("Shop.price", throwing: .closed),
      reserve: unimplemented("Shop.reserve"),
      greet: unimplemented("Shop.greet", placeholder: "")
    )
  }

  static var stocked: Shop {
    Shop(
      price: { name throws(ShopError) in
        guard let price = ["tea": 3, "rye": 5][name] else { throw .unknown(name) }
        return price
      },
      reserve: { _, _ in },
      greet: { "hello" }
    )
  }

  func intercepted(by interceptor: some Interceptor) -> Shop {
    Shop(
      price: interceptor.wrap("Shop.price", price),
      reserve: interceptor.wrap("Shop.reserve", reserve),
      greet: interceptor.wrap("Shop.greet", greet)
    )
  }
}

enum ShopError: Error, Hashable, Codable {
  case closed
  case unknown(String)
}
