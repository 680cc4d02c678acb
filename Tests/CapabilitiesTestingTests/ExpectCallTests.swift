import Capabilities
import CapabilitiesTesting
import Testing

@Suite("An expected call that is never made is an issue")
struct ExpectCallTests {
  @Test("one that is made is none, and the endpoint is the one that was assigned")
  func called() async throws {
    var shop = Shop.test
    shop.price = { _ in 7 }
    shop.expectCall(of: \.price)
    #expect(try await shop.price("tea") == 7)
  }

  @Test("one that is never made says which, when the last copy is gone")
  func neverCalled() {
    withKnownIssue {
      var shop = Shop.test
      shop.price = { _ in 7 }
      shop.expectCall(of: \.price)
      let copy = shop
      _ = copy
    } matching: { issue in
      issue.comments.map(\.rawValue) == [
        """
        expected call: the endpoint of Shop that is named here was never called
          to fix: remove the expectation, or state it after the last assignment to the endpoint
        """
      ] && issue.sourceLocation?.line == 20
    }
  }

  @Test("an endpoint may throw its own errors")
  func throwing() async throws {
    var shop = Shop.test
    shop.price = { name throws(ShopError) in throw .unknown(name) }
    shop.expectCall(of: \.price)
    await #expect(throws: ShopError.unknown("gin")) { try await shop.price("gin") }
    var closed = Shop.test.overriding(\.price, with: { _ throws(ShopError) in throw .closed })
    closed.expectCall(of: \.price)
    await #expect(throws: ShopError.closed) { try await closed.price("gin") }
  }

  @Test("calling another endpoint does not count")
  func otherEndpoint() {
    withKnownIssue {
      var shop = Shop.stocked
      shop.expectCall(of: \.price)
      _ = shop.greet()
    } matching: {
      $0.isAbout("Shop")
    }
  }

  @Test("of several, each that is never made is one")
  func several() async {
    await withKnownIssue {
      var street = Street(shop: .stocked)
      street.expectCall(of: \.shop.price)
      street.expectCall(of: \.shop.greet)
      _ = try? await street.shop.price("tea")
    } matching: {
      $0.isAbout("Street")
    }
  }

  @Test("of a whole capability any endpoint will do")
  func wholeCapability() {
    var street = Street(shop: .stocked)
    street.expectCall(of: \.shop)
    #expect(street.shop.greet() == "hello")
    withKnownIssue {
      var idle = Street(shop: .stocked)
      idle.expectCall(of: \.shop)
    } matching: {
      $0.isAbout("Street")
    }
  }

  @Test("a call of a copy counts, in whatever task it is made")
  func copies() async throws {
    var shop = Shop.test
    shop.price = { _ in 7 }
    shop.expectCall(of: \.price)
    let copy = shop
    async let child = copy.price("tea")
    #expect(try await child == 7)
    #expect(try await Task.detached { try await copy.price("tea") }.value == 7)
  }

  @Test("one of an endpoint that is assigned anew before it is called was in vain")
  func assignedAnew() async throws {
    var shop = Shop.test
    withKnownIssue {
      shop.expectCall(of: \.price)
      shop.price = { _ in 8 }
    } matching: {
      $0.isAbout("Shop")
    }
    #expect(try await shop.price("tea") == 8)
  }
}

extension Issue {
  /// Whether it says that the call of one of its endpoints was expected.
  fileprivate func isAbout(_ owner: String) -> Bool {
    let start = "expected call: the endpoint of \(owner) that is named here "
    return comments.first?.rawValue.hasPrefix(start) == true
  }
}

private struct Street: TestableCapability, Interceptable {
  var shop: Shop

  static var test: Street { Street(shop: .test) }

  func intercepted(by interceptor: some Interceptor) -> Street {
    Street(shop: shop.intercepted(by: interceptor))
  }
}
