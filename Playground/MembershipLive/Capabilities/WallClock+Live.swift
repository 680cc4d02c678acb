public import Capabilities
import Foundation
public import Membership
public import StandardCapabilities

extension WallClock {
  /// Creates a clock from a source of dates. The core uses milliseconds and does not know `Date`.
  ///
  /// ```swift
  /// let clock = WallClock(adapting: .constant(Date(timeIntervalSince1970: 0)))
  /// ```
  ///
  /// - Parameter dates: Read at each call.
  public init(adapting dates: DateSource) {
    self.init(now: { Timestamp(adapting: dates.now()) })
  }
}

extension Timestamp {
  /// Creates a timestamp from a date, rounded down to whole milliseconds.
  init(adapting date: Date) {
    self.init(milliseconds: Int64((date.timeIntervalSince1970 * 1000).rounded(.down)))
  }
}

extension WallClock: Capability {
  /// The system's clock.
  public static let live = WallClock(adapting: .live)
}
