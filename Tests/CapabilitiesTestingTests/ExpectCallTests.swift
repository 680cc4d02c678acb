import Capabilities
import CapabilitiesTesting
import TestTraits
import Testing

@Suite("An expected call that never happens records an issue")
struct ExpectCallTests {
  @Test("a missing call is reported by name when the last copy is released")
  func neverCalled() async {
    let issues = await recordedIssues {
      var shop = Shop.test
      shop.price = { _ in 7 }
      shop.expectCall(of: \.price)
      _ = [shop, shop]
    }
    let text = """
      expected call: Shop.price was never called
        to fix: state it after the last assignment, before the use case is made, or remove it
      """
    #expect(issues.map(\.text) == [text])
    #expect(issues.first?.sourceLocation?.line == 13)
  }

  @Test("an endpoint can throw typed errors")
  func throwing() async throws {
    var shop = Shop.test
    shop.price = { name throws(ShopError) in throw .unknown(name) }
    shop.expectCall(of: \.price)
    await #expect(throws: ShopError.unknown("gin")) { try await shop.price("gin") }
  }

  @Test("in the fixture of a sweep, a call that is missing in many runs records one issue")
  func fixtureOfSweep() async throws {
    try await expectMissingCall("Shop.greet was never called") {
      let sweep = FaultSweep(
        "greet",
        fixture: { _ in
          var shop = Shop.stocked
          shop.expectCall(of: \.greet)
          return shop
        },
        run: { _ = try await $0.intercepted(by: $1).price("tea") },
        invariants: [.always],
        faults: [Fault(throwing: ShopError.closed)]
      )
      try await sweep.expectInvariants()
    }
  }

  @Test("calling another endpoint does not count")
  func several() async {
    await expectMissingCall("Shop.greet was never called") {
      var street = Street(shop: .stocked)
      street.expectCall(of: \.shop.price)
      street.expectCall(of: \.shop.greet)
      _ = try? await street.shop.price("tea")
    }
  }

  @Test("for a whole capability, a call of any endpoint is enough, and the first ones are named")
  func wholeCapability() async {
    var street = Street(shop: .stocked)
    street.expectCall(of: \.shop)
    #expect(street.shop.greet() == "hello")
    await expectMissingCall("none of Shop.price, Shop.reserve, Shop.greet was called") {
      var idle = Street(shop: .stocked)
      idle.expectCall(of: \.shop)
    }
    await expectMissingCall("none of Row.a, Row.b, Row.c … was called") {
      var row = Row()
      row.expectCall(of: \.self)
    }
  }

  @Test("a capability with a custom intercepted(by:) is reported by its owner's name")
  func unnamed() async {
    await expectMissingCall("the endpoint of Secret named here was never called") {
      var secret = Secret()
      secret.expectCall(of: \.open)
    }
  }

  @Test("a value that interceptors do not see is no endpoint, which is reported at once")
  func plainValue() async {
    var row = Row()
    let issues = await recordedIssues { row.expectCall(of: \.size) }
    let text = """
      expectCall: expected an endpoint that Row.intercepted(by:) wraps, found Int
        to fix: name an endpoint or a capability; compare a plain value in #expect
      """
    #expect(issues.map(\.text) == [text])
  }

  @Test("a call counts, also of a copy and in any task, and the assigned endpoint answers it")
  func copies() async throws {
    var shop = Shop.test
    shop.price = { _ in 7 }
    shop.expectCall(of: \.price)
    let copy = shop
    async let child = copy.price("tea")
    #expect(try await child == 7)
    #expect(try await Task.detached { try await copy.price("tea") }.value == 7)
  }

  @Test("an expectation is lost if the endpoint is assigned again")
  func assignedAgain() async throws {
    var shop = Shop.test
    await expectMissingCall("Shop.price was never called") {
      shop.expectCall(of: \.price)
      shop.price = { _ in 8 }
    }
    #expect(try await shop.price("tea") == 8)
  }
}

/// Expects that a function records one issue, which reports this text for an expected call.
private func expectMissingCall(
  _ text: String,
  at location: SourceLocation = #_sourceLocation,
  from body: () async throws -> Void
) async rethrows {
  let lines = try await recordedIssues(at: location, from: body)
    .map { String($0.text.prefix { $0 != "\n" }) }
  #expect(lines == ["expected call: \(text)"], sourceLocation: location)
}

/// A capability with seven endpoints.
private struct Row: TestableCapability, Interceptable {
  var a: @Sendable () -> Void = {}
  var b: @Sendable () -> Void = {}
  var c: @Sendable () -> Void = {}
  var d: @Sendable () -> Void = {}
  var e: @Sendable () -> Void = {}
  var f: @Sendable () -> Void = {}
  var g: @Sendable () -> Void = {}
  var size = 0

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

/// A capability that passes nothing to interceptors.
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
