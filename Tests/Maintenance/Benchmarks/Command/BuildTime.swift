import Foundation

/// Seconds on the clock, and seconds that processors worked for them.
struct BuildTime {
  let clock: Double
  let processor: Double

  /// The time since boot, and that of all processes this one has waited for.
  static var now: BuildTime {
    var used = tms()
    times(&used)
    let ticks = Double(used.tms_cutime) + Double(used.tms_cstime)
    let processor = ticks / Double(sysconf(Int32(_SC_CLK_TCK)))
    return BuildTime(clock: ProcessInfo.processInfo.systemUptime, processor: processor)
  }

  /// More than any build takes.
  static let longest = BuildTime(clock: .infinity, processor: .infinity)

  static func - (later: BuildTime, earlier: BuildTime) -> BuildTime {
    BuildTime(
      clock: later.clock - earlier.clock,
      processor: later.processor - earlier.processor
    )
  }

  /// The best of both.
  func best(_ other: BuildTime) -> BuildTime {
    BuildTime(
      clock: min(clock, other.clock),
      processor: min(processor, other.processor)
    )
  }
}
