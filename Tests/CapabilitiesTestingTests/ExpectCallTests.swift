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
        expected call: Shop.price was never called
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
    var closed = Shop.test.overriding { $0.price = { _ throws(ShopError) in throw .closed } }
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
      $0.says("Shop.price was never called")
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
      $0.says("Shop.greet was never called")
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
      $0.says("none of Shop.price, Shop.reserve, Shop.greet was called")
    }
  }

  @Test("of a large capability the first endpoints are named")
  func largeCapability() {
    withKnownIssue {
      var row = Row()
      row.expectCall(of: \.self)
    } matching: {
      $0.says("none of Row.a, Row.b, Row.c … was called")
    }
  }

  @Test("one whose capability has a way of its own with interceptors is told by its owner")
  func unnamed() {
    withKnownIssue {
      var secret = Secret()
      secret.expectCall(of: \.open)
    } matching: {
      $0.says("the endpoint of Secret that is named here was never called")
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
      $0.says("Shop.price was never called")
    }
    #expect(try await shop.price("tea") == 8)
  }
}

extension Issue {
  /// Whether it says this of an expected call.
  fileprivate func says(_ text: String) -> Bool {
    comments.first?.rawValue.hasPrefix("expected call: \(text)\n") == true
  }
}

/// Seven endpoints.
private struct Row: TestableCapability, Interceptable {
  var a: @Sendable () -> Void = {}
  var b: @Sendable () -> Void = {}
  var c: @Sendable () -> Void = {}
  var d: @Sendable () -> Void = {}
  var e: @Sendable () -> Void = {}
  var f: @Sendable () -> Void = {}
  var g: @Sendable () -> Void = {}

  static var test: Row { Row() }

  func intercepted(by interceptor: some Interceptor) -> Row {
    Row(
      a: interceptor.wrap("Row.a", a),
      b: interceptor.wrap("Row.b", b),
      c: interceptor.wrap("Row.c", c),
      d: interceptor.wrap("Row.d", d),
      e: interceptor.wrap("Row.e", e),
      f: interceptor.wrap("Row.f", f),
      g: interceptor.wrap("Row.g", g)
    )
  }
}

/// Tells interceptors nothing.
private struct Secret: TestableCapability, Interceptable {
  var open: @Sendable () -> Void = {}

  static var test: Secret { Secret() }

  func intercepted(by interceptor: some Interceptor) -> Secret {
    Secret(open: { withExtendedLifetime(interceptor) {} })
  }
}

private struct Street: TestableCapability, Interceptable {
  var shop: Shop

  static var test: Street { Street(shop: .test) }

  func intercepted(by interceptor: some Interceptor) -> Street {
    Street(shop: shop.intercepted(by: interceptor))
  }
}
