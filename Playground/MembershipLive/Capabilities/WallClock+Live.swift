public import Capabilities
import Foundation
public import Membership
public import StandardCapabilities

extension WallClock {
  /// A clock on top of a source of dates: the core asks for no more than milliseconds, and knows
  /// no `Date`.
  ///
  /// ```swift
  /// let clock = WallClock(adapting: .constant(Date(timeIntervalSince1970: 0)))
  /// ```
  ///
  /// - Parameter dates: What tells the time. It is asked at each reading.
  public init(adapting dates: DateSource) {
    self.init(now: { Timestamp(adapting: dates.now()) })
  }
}

extension Timestamp {
  /// The date in whole milliseconds, never later than it is.
  init(adapting date: Date) {
    self.init(milliseconds: Int64((date.timeIntervalSince1970 * 1000).rounded(.down)))
  }
}

extension WallClock: Capability {
  /// The machine's clock.
  public static let live = WallClock(adapting: .live)
}
