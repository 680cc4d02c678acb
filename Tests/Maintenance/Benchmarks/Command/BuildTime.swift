import Foundation

/// Elapsed seconds and processor seconds.
struct BuildTime {
  let clock: Double
  let processor: Double

  /// The uptime, and the processor time of all child processes that have ended.
  static var now: BuildTime {
    var used = tms()
    times(&used)
    let ticks = Double(used.tms_cutime) + Double(used.tms_cstime)
    let processor = ticks / Double(sysconf(Int32(_SC_CLK_TCK)))
    return BuildTime(clock: ProcessInfo.processInfo.systemUptime, processor: processor)
  }

  /// A value greater than that of any build.
  static let longest = BuildTime(clock: .infinity, processor: .infinity)

  static func - (later: BuildTime, earlier: BuildTime) -> BuildTime {
    BuildTime(
      clock: later.clock - earlier.clock,
      processor: later.processor - earlier.processor
    )
  }

  /// Returns the lower value of each.
  func best(_ other: BuildTime) -> BuildTime {
    BuildTime(
      clock: min(clock, other.clock),
      processor: min(processor, other.processor)
    )
  }
}
