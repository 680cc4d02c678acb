@testable import Shop
import Testing

// The test library is linked; no import and no set-up is necessary.

@Test func swallowed() async {
  let price = try? await Shop.test.price("tea")
  #expect(price == nil)
}

@Test func childTask() async {
  async let greeting = Shop.test.greet()
  #expect(await greeting == "placeholder")
}

@Test func unstructuredTask() async {
  #expect(await Task { Shop.test.greet() }.value == "placeholder")
}

@Test func detachedTask() async {
  #expect(await Task.detached { Shop.test.greet() }.value == "placeholder")
}

@Test(arguments: 1...50) func neighbour(number: Int) async {
  let shop = Shop(price: { $0.count }, greet: { "hello \(number)" })
  #expect(shop.greet() == "hello \(number)")
}
