import Capabilities
import CapabilityDecorators
import CapabilitiesTesting
import Probes
import Testing

@Suite("The caching interceptor")
struct CacheInterceptorTests {
  @Test("caches endpoints with the given output, sync and async, separately")
  func caches() async throws {
    let log = Log()
    let bank = Teller.friendly
      .intercepted(by: log)
      .intercepted(by: .caching(of: Int.self, capacity: 8, only: ["Teller"]))
    for _ in 1...2 {
      #expect(try bank.limit("ada") == 100)
      #expect(await bank.balance("ada") == 3)
      #expect(try await bank.charge("ada", 5) == "ada:5")
    }
    #expect(await bank.balance("grace") == 5)
    #expect(
      log.lines == [
        "Teller.limit(\"ada\") -> 100",
        "Teller.balance(\"ada\") -> 3",
        "Teller.charge(\"ada\", 5) -> ada:5",
        "Teller.charge(\"ada\", 5) -> ada:5",
        "Teller.balance(\"grace\") -> 5",
      ]
    )
  }

  @Test("caches errors with their types if configured")
  func cachesErrors() async {
    let log = Log()
    let expiry = CacheExpiry.after(.seconds(60), failures: .seconds(60), clock: TestClock())
    let bank = Teller.friendly
      .intercepted(by: log)
      .intercepted(
        by: .caching(of: String.self, capacity: 8, expiry: expiry, only: ["Teller.charge"])
      )
    for _ in 1...2 {
      await #expect(throws: TellerError.declined) { try await bank.charge("ada", 101) }
    }
    #expect(log.lines == ["Teller.charge(\"ada\", 101) -> threw declined"])
  }

  @Test("caches only outputs that the predicate accepts")
  func selectsOutputs() async {
    let log = Log()
    let bank = Teller.friendly
      .intercepted(by: log)
      .intercepted(by: .caching(of: Int.self, capacity: 8, only: ["Teller.balance"]) { $0 > 3 })
    for _ in 1...2 {
      #expect(await bank.balance("ada") == 3)
      #expect(await bank.balance("grace") == 5)
    }
    #expect(
      log.lines == [
        "Teller.balance(\"ada\") -> 3", "Teller.balance(\"grace\") -> 5",
        "Teller.balance(\"ada\") -> 3",
      ]
    )
  }

  @Test("caches nil as an optional output")
  func cachesNil() {
    let find = Spy<String>("find")
    let endpoint = CacheInterceptor.caching(of: Int?.self, capacity: 8, only: ["find"])
      .wrap("find", find.returning(Int?.none))
    #expect(endpoint("ada") == nil)
    #expect(endpoint("ada") == nil)
    #expect(find.calls == ["ada"])
  }

  @Test("does not cache calls with inputs that are not Hashable")
  func needsHashable() {
    struct Opaque: Sendable {}
    let find = Spy<Opaque>("find")
    let endpoint = CacheInterceptor.caching(of: Int.self, capacity: 8, only: .all).wrap(
      "find",
      find.returning(1)
    )
    let answers = (endpoint(Opaque()), endpoint(Opaque()))
    #expect(answers == (1, 1))
    #expect(find.callCount == 2)
  }

  @Test("compares inputs of every size and kind by their own equality")
  func comparesInputs() {
    struct Address: Hashable { var lines = [String](), city = "", code = 0, country = "" }
    final class Name: Hashable, Sendable {
      let text: String
      init(_ text: String) { self.text = text }
      static func == (one: Name, other: Name) -> Bool { one.text == other.text }
      func hash(into hasher: inout Hasher) { hasher.combine(text) }
    }
    let find = Spy<(Address, Name, Int?)>("find")
    let cached: @Sendable (Address, Name, Int?) -> Int =
      CacheInterceptor.caching(of: Int.self, capacity: 8, only: .all)
      .wrap("find", find.returning(1))
    for _ in 1...2 {
      _ = cached(Address(city: "Paris", country: "France"), Name("ada"), 1)
      _ = cached(Address(city: "Paris", country: "Texas"), Name("ada"), 1)
      _ = cached(Address(city: "Paris", country: "France"), Name("grace"), 1)
      _ = cached(Address(city: "Paris", country: "France"), Name("ada"), nil)
    }
    #expect(find.callCount == 4)
  }

  @Test("compares inputs of a protocol's type by their values")
  func comparesExistentials() {
    struct Opaque: Sendable {}
    let find = Spy<any Sendable>("find")
    let cached: @Sendable (any Sendable) -> Int =
      CacheInterceptor.caching(of: Int.self, capacity: 8, only: .all)
      .wrap("find", find.returning(1))
    for _ in 1...2 {
      _ = cached("ada")
      _ = cached(7)
      _ = cached(Opaque())
    }
    #expect(find.calls.map { "\($0)" } == ["ada", "7", "Opaque()", "Opaque()"])
  }

  @Test("runs an async endpoint on the caller's actor")
  func stays() async {
    await onEveryActor { probe in
      let caching = CacheInterceptor.caching(of: String.self, capacity: 8, only: .all)
      let cached = caching.wrap("Probe.call", probe.asyncThrowing1)
      await probe.expect(.success("a"), journal: ["a"]) { () async throws(Refusal) in
        try await cached("a")
      }
      await probe.expect(.success("a"), journal: []) { () async throws(Refusal) in
        try await cached("a")
      }
    }
  }
}
