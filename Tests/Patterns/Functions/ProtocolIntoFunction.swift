import Capabilities
import Synchronization
import Testing

/// A library speaks in protocols. Whoever only wants to say that something happened needs no
/// protocol and no double: a function of a string will do, and the method is that function.
@Suite("A protocol becomes a function")
struct ProtocolIntoFunction {
  protocol Tracking: Sendable {
    func track(_ event: String)
  }

  /// Stands for an analytics library.
  final class Analytics: Tracking {
    private let events = Mutex<[String]>([])
    var sent: [String] { events.withLock { $0 } }
    func track(_ event: String) { events.withLock { $0.append(event) } }
  }

  /// The whole adapter: what is left of the service is what the core asks for.
  static func makeTrack(_ service: some Tracking) -> @Sendable (String) -> Void {
    service.track
  }

  static func makeCheckout(
    track: @escaping @Sendable (String) -> Void
  ) -> @Sendable (_ items: [String]) -> Int {
    { items in
      items.map { "bought \($0)" }.forEach(track)
      return items.count
    }
  }

  @Test("in production the service's method is the function")
  func production() {
    let analytics = Analytics()
    let checkout = Self.makeCheckout(track: Self.makeTrack(analytics))

    #expect(checkout(["tea", "milk"]) == 2)
    #expect(analytics.sent == ["bought tea", "bought milk"])
  }

  @Test("in a test a closure takes its place")
  func test() {
    let events = Mutex<[String]>([])
    let checkout = Self.makeCheckout { event in events.withLock { $0.append(event) } }

    #expect(checkout(["tea"]) == 1)
    #expect(events.withLock { $0 } == ["bought tea"])
  }
}
