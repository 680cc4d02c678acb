import Capabilities
import CapabilitiesTesting

/// The capability of the planted bugs: goods, orders, locks and leases.
struct Depot: Interceptable {
  /// The number of goods, without suspending.
  var sign: @Sendable () -> Int
  var count: @Sendable () async throws -> Int
  var set: @Sendable (Int) async throws -> Void
  /// Removes some goods atomically.
  var take: @Sendable (Int) async throws -> Void
  var hasOrdered: @Sendable (String) async throws -> Bool
  /// Places a new order at each call.
  var order: @Sendable (String) async throws -> Void
  var mail: @Sendable (String) async throws -> Void
  /// Waits for the lock of a room.
  var lock: @Sendable (String) async -> Void
  var unlock: @Sendable (String) async -> Void
  /// Leases the office to one holder at a time, for 30 seconds; `nil` while it is leased.
  var lease: @Sendable () async throws -> Int?
  /// A delivery, one box per element.
  var unload: @Sendable () async throws -> AsyncThrowingStream<Int, any Error>
  /// The number of goods according to the delivery note.
  var note: @Sendable () async throws -> Int
  /// Writes into the office's book, with any lease.
  var write: @Sendable (Int) async throws -> Void
  /// Writes into the office's book, unless a later lease exists.
  var writeFenced: @Sendable (Int) async throws -> Void

  func intercepted(by interceptor: some Interceptor) -> Depot {
    Depot(
      sign: interceptor.wrap("Depot.sign", sign),
      count: interceptor.wrap("Depot.count", count),
      set: interceptor.wrap("Depot.set", set),
      take: interceptor.wrap("Depot.take", take),
      hasOrdered: interceptor.wrap("Depot.hasOrdered", hasOrdered),
      order: interceptor.wrap("Depot.order", order),
      mail: interceptor.wrap("Depot.mail", mail),
      lock: interceptor.wrap("Depot.lock", lock),
      unlock: interceptor.wrap("Depot.unlock", unlock),
      lease: interceptor.wrap("Depot.lease", lease),
      unload: interceptor.wrap("Depot.unload", unload),
      note: interceptor.wrap("Depot.note", note),
      write: interceptor.wrap("Depot.write", write),
      writeFenced: interceptor.wrap("Depot.writeFenced", writeFenced)
    )
  }
}

/// An in-memory depot.
final class Storehouse: Sendable {
  struct State {
    var goods = 10
    var orders: [String] = []
    var mails: [String] = []
    var leases = 0
    var leaseEnds = TestInstant()
    /// The lease number of each write.
    var book: [Int] = []
  }

  let clock: TestClock
  private let storage = Mutexed(State())
  private let rooms = Locks()

  init(_ clock: TestClock) { self.clock = clock }

  var state: State { storage.value }

  func change<Value: Sendable>(_ body: @Sendable (inout State) throws -> Value) rethrows -> Value {
    try storage.change(body)
  }
}

extension Storehouse {
  var depot: Depot {
    Depot(
      sign: { self.state.goods },
      count: { self.state.goods },
      set: { goods in self.change { $0.goods = goods } },
      take: { number in self.change { $0.goods -= number } },
      hasOrdered: { key in self.state.orders.contains(key) },
      order: { key in self.change { $0.orders.append(key) } },
      mail: { text in self.change { $0.mails.append(text) } },
      lock: { room in await self.rooms.lock(room) },
      unlock: { room in self.rooms.unlock(room) },
      lease: { self.lease() },
      unload: {
        AsyncThrowingStream { boxes in
          for box in [1, 2, 3] { boxes.yield(box) }
          boxes.finish()
        }
      },
      note: { 6 },
      write: { lease in self.change { $0.book.append(lease) } },
      writeFenced: { lease in
        try self.change { state in
          guard lease == state.leases else { throw ShopError.closed }
          state.book.append(lease)
        }
      }
    )
  }

  private func lease() -> Int? {
    change { [now = clock.now] state in
      guard now >= state.leaseEnds else { return nil }
      state.leaseEnds = now.advanced(by: .seconds(30))
      state.leases += 1
      return state.leases
    }
  }
}
