/// Minimizes a failing input.
///
/// Removes lines and then bytes, in halves, quarters and so on down to single ones, until nothing more
/// can be removed or the time is up.
struct Shrinking {
  /// The time at which to stop.
  let deadline: ContinuousClock.Instant
  /// Returns whether an input still fails.
  let fails: ([UInt8]) throws -> Bool
  /// The number of inputs tried.
  private(set) var tries = 0

  init(
    until deadline: ContinuousClock.Instant,
    fails: @escaping ([UInt8]) throws -> Bool
  ) {
    self.deadline = deadline
    self.fails = fails
  }

  /// Returns the smallest failing input that was found.
  mutating func smallest(of input: [UInt8]) throws -> [UInt8] {
    var best = input
    var size = 0
    repeat {
      size = best.count
      let newLine = UInt8(ascii: "\n")
      let lines = best.split(separator: newLine, omittingEmptySubsequences: false)
      if lines.count > 1 {
        best = Array(
          try shrunk(lines) { Array($0.joined(separator: [newLine])) }.joined(
            separator: [newLine])
        )
      }
      best = try shrunk(best) { $0 }
    } while best.count < size && isInTime
    return best
  }

  private var isInTime: Bool { .now < deadline }

  /// Removes parts while the input still fails.
  private mutating func shrunk<Part>(
    _ parts: [Part],
    _ whole: ([Part]) -> [UInt8]
  ) throws -> [Part] {
    var parts = parts
    var length = (parts.count + 1) / 2
    while length > 0, isInTime {
      var start = 0
      while start < parts.count, isInTime {
        var fewer = parts
        fewer.removeSubrange(start..<min(start + length, parts.count))
        tries += 1
        if try fails(whole(fewer)) { parts = fewer } else { start += length }
      }
      length = length == 1 ? 0 : (length + 1) / 2
    }
    return parts
  }
}
