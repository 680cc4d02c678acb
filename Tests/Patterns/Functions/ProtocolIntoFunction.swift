import Capabilities
import Synchronization
import Testing

/// A library declares a protocol. Code that only tracks an event needs a function of a string, which
/// is the protocol's method, and no conforming test double.
@Suite("A protocol becomes a function")
struct ProtocolIntoFunction {
  protocol Tracking: Sendable {
    func track(_ event: String)
  }

  /// A stand-in for an analytics library.
  final class Analytics: Tracking {
    private let events = Mutex<[String]>([])
    var sent: [String] { events.withLock { $0 } }
    func track(_ event: String) { events.withLock { $0.append(event) } }
  }

  /// The whole adapter.
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

  @Test("in production, the function is the service's method")
  func production() {
    let analytics = Analytics()
    let checkout = Self.makeCheckout(track: Self.makeTrack(analytics))

    #expect(checkout(["tea", "milk"]) == 2)
    #expect(analytics.sent == ["bought tea", "bought milk"])
  }

  @Test("in a test, the function is a closure")
  func test() {
    let events = Mutex<[String]>([])
    let checkout = Self.makeCheckout { event in events.withLock { $0.append(event) } }

    #expect(checkout(["tea"]) == 1)
    #expect(events.withLock { $0 } == ["bought tea"])
  }
}
