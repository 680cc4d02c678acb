import Capabilities
import CapabilitiesTesting
import Testing

@Suite("An override that is never called is an issue")
struct OverrideTests {
  @Test("a called override is none, and takes the endpoint's place")
  func called() async throws {
    var shop = Shop.test
    shop.override(\.price, with: { _ in 7 })
    #expect(try await shop.price("tea") == 7)
  }

  @Test("one that is never called says which, when the last copy is gone")
  func neverCalled() {
    withKnownIssue {
      var shop = Shop.test
      shop.override(\.price, with: { _ in 7 })
      let copy = shop
      _ = copy
    } matching: { issue in
      issue.comments.map(\.rawValue) == [
        """
        unused override: the endpoint of Shop that is replaced here was never called
          to fix: remove the override, or declare it with unused: .isAllowed
        """
      ] && issue.sourceLocation?.line == 18
    }
  }

  @Test("a replacement may throw the endpoint's own errors")
  func throwing() async throws {
    var shop = Shop.test
    shop.override(\.price, with: { name throws(ShopError) in throw .unknown(name) })
    await #expect(throws: ShopError.unknown("gin")) { try await shop.price("gin") }
    let closed = Shop.test.overriding(\.price, with: { _ throws(ShopError) in throw .closed })
    await #expect(throws: ShopError.closed) { try await closed.price("gin") }
  }

  @Test("calling another endpoint does not count")
  func otherEndpoint() {
    withKnownIssue {
      var shop = Shop.stocked
      shop.override(\.price, with: { _ in 7 })
      _ = shop.greet()
    } matching: { issue in
      issue.comments.first?.rawValue.hasPrefix("unused override: the endpoint of Shop") == true
    }
  }

  @Test("the check can be left out for one override")
  func allowed() {
    var shop = Shop.test
    shop.override(\.price, unused: .isAllowed, with: { _ in 7 })
  }

  @Test("of a whole capability any endpoint will do")
  func wholeCapability() {
    var street = Street(shop: .test)
    street.override(\.shop, with: .stocked)
    #expect(street.shop.greet() == "hello")
  }

  @Test("a call of a copy counts, in whatever task it is made")
  func copies() async throws {
    var shop = Shop.test
    shop.override(\.price, with: { _ in 7 })
    let copy = shop
    async let child = copy.price("tea")
    #expect(try await child == 7)
    #expect(try await Task.detached { try await copy.price("tea") }.value == 7)
  }

  @Test("one that is overridden again before it is called was in vain")
  func overriddenAgain() async throws {
    var shop = Shop.test
    withKnownIssue {
      shop.override(\.price, with: { _ in 7 })
      shop.override(\.price, with: { _ in 8 })
    } matching: { issue in
      issue.comments.first?.rawValue.hasPrefix("unused override: the endpoint of Shop") == true
    }
    #expect(try await shop.price("tea") == 8)
  }
}

private struct Street: TestableCapability, Interceptable {
  var shop: Shop

  static var test: Street { Street(shop: .test) }

  func intercepted(by interceptor: some Interceptor) -> Street {
    Street(shop: shop.intercepted(by: interceptor))
  }
}
