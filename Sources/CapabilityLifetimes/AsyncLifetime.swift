public import Capabilities
import Synchronization

/// Makes a value when it is first asked for, on the actor of the first caller. Others wait for
/// that one.
@usableFromInline
final class AsyncLifetime<Kept: Keeper, Failure: Error>: Sendable {
  @usableFromInline typealias Outcome = Result<Kept.Value, Failure>
  typealias Flight = AsyncFlight<Kept.Value, Failure>

  private struct Trip: Sendable {
    let making: Making
    let flight = Flight()
  }

  private let name: String
  private let site: DeclarationSite
  private let make: @Sendable () async -> Outcome
  @usableFromInline let kept = Kept()
  /// The making that is under way.
  private let current = Mutex<Trip?>(nil)
  /// What a cancelled waiter throws; `nil` where the factory's type of error leaves no room for
  /// it, and the waiter waits on.
  private let cancellation: Failure? = Capabilities.cancellation()

  @usableFromInline
  init(
    _ name: String,
    _ site: DeclarationSite,
    make: @escaping @Sendable () async -> Outcome
  ) {
    self.name = name
    self.site = site
    self.make = make
  }

  @inlinable
  func value(isolation: isolated (any Actor)? = #isolation) async -> Outcome {
    if let value = kept.value { return .success(value) }
    return await makeOrWait()
  }

  @usableFromInline
  func makeOrWait(isolation: isolated (any Actor)? = #isolation) async -> Outcome {
    while true {
      if let cancellation, Task.isCancelled { return .failure(cancellation) }
      let (value, seat) = board()
      if let value { return .success(value) }
      guard let seat else { continue }
      switch await wait(for: seat) {
      case .landed(let outcome): return outcome
      case .left: if let cancellation { return .failure(cancellation) }
      case .missed: break
      }
    }
  }

  private struct Seat {
    let trip: Trip
    let ticket: Flight.Ticket
    let isNew: Bool
  }

  /// The value, or a seat in the flight that is to bring it.
  private func board() -> (Kept.Value?, Seat?) {
    current.withLock { current in
      if let value = kept.value { return (value, nil) }
      if let current {
        return (nil, Seat(trip: current, ticket: current.flight.board(), isNew: false))
      }
      let new = Trip(making: Making(name, site))
      current = new
      return (nil, Seat(trip: new, ticket: new.flight.board(), isNew: true))
    }
  }

  private func wait(
    for seat: Seat,
    isolation: isolated (any Actor)? = #isolation
  ) async -> Flight.Arrival {
    let trip = seat.trip
    let needer = Making.current
    if let circle = trip.making.isNeeded(by: needer) {
      trip.flight.cancel(seat.ticket, leaves: true)
      return .landed(.failure(circle.asFailure()))
    }
    defer { trip.making.isNoLongerNeeded(by: needer) }
    if seat.isNew {
      Making.$current.withValue(trip.making) {
        _ = trip.flight.start(isolation: isolation) { await self.fly(trip) }
      }
    }
    return await trip.flight.arrival(seat.ticket, leaves: cancellation != nil)
  }

  private func fly(_ trip: Trip) async {
    let outcome = await make()
    trip.making.end()
    if case .success(let value) = outcome { kept.keep(value) }
    current.withLock { $0 = nil }
    trip.flight.land(outcome)
  }
}
