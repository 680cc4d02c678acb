public import Capabilities
import Synchronization

/// Makes a value when it is first asked for, on the thread that asks. Others wait for that one.
@usableFromInline
final class SyncLifetime<Kept: Keeper, Failure: Error>: Sendable {
  @usableFromInline typealias Outcome = Result<Kept.Value, Failure>

  private let name: String
  private let site: DeclarationSite
  private let make: @Sendable () -> Outcome
  @usableFromInline let kept = Kept()
  /// The making that is under way. The lock is held to look and to change it, not while making.
  private let flight = Mutex<SyncFlight<Outcome>?>(nil)

  @usableFromInline
  init(_ name: String, _ site: DeclarationSite, make: @escaping @Sendable () -> Outcome) {
    self.name = name
    self.site = site
    self.make = make
  }

  @inlinable
  func value() -> Outcome {
    if let value = kept.value { return .success(value) }
    return makeOrWait()
  }

  @usableFromInline
  func makeOrWait() -> Outcome {
    switch board() {
    case .arrived(let value): return .success(value)
    case .fly(let flight): return fly(flight)
    case .wait(let flight): return wait(for: flight)
    }
  }

  // A pointer has one layout for every type of value: less to compile.
  private indirect enum Seat {
    case arrived(Kept.Value)
    case fly(SyncFlight<Outcome>)
    case wait(SyncFlight<Outcome>)
  }

  private func board() -> Seat {
    flight.withLock { flight in
      if let value = kept.value { return .arrived(value) }
      if let flight { return .wait(flight) }
      let new = SyncFlight<Outcome>(Making(name, site))
      flight = new
      return .fly(new)
    }
  }

  private func fly(_ flight: SyncFlight<Outcome>) -> Outcome {
    let needer = Making.current
    // What has just begun needs nothing yet and closes no circle.
    _ = flight.making.isNeeded(by: needer)
    defer { flight.making.isNoLongerNeeded(by: needer) }
    let outcome = Making.$current.withValue(flight.making, operation: make)
    flight.making.end()
    if case .success(let value) = outcome { kept.keep(value) }
    self.flight.withLock { $0 = nil }
    flight.land(outcome)
    return outcome
  }

  private func wait(for flight: SyncFlight<Outcome>) -> Outcome {
    let needer = Making.current
    if let circle = flight.making.isNeeded(by: needer) { return .failure(circle.asFailure()) }
    defer { flight.making.isNoLongerNeeded(by: needer) }
    return flight.outcome()
  }
}
