@testable import Shop
import XCTest

final class ShopCases: XCTestCase {
  func testSwallowed() async {
    let price = try? await Shop.test.price("tea")
    XCTAssertNil(price)
  }

  func testNeighbour() {
    XCTAssertEqual(Shop(price: { $0.count }, greet: { "hello" }).greet(), "hello")
  }
}
