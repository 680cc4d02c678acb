import Capabilities
import CapabilitiesTesting
import XCTest

@testable import Shop

/// The issues that the library itself records, in XCTest.
final class KitCases: XCTestCase {
  func testExpectedCall() {
    var shop = Shop.test
    shop.price = { _ in 7 }
    shop.expectCall(of: \.price)
  }

  func testSequenceRunsOut() async throws {
    let price = Spy<String>("Shop.price")
    var shop = Shop.test
    shop.price = price.returning(inSequence: 7)
    _ = try await shop.price("tea")
    _ = try await shop.price("tea")
  }

  func testTranscript() {
    Transcript().expect("Shop.greet()")
  }
}
