/// Makes an input that shows something as small as it can be while it still shows it.
///
/// First lines are left out, then bytes: halves, quarters and so on down to single ones, as long as
/// there is something to be left out and there is time.
struct Shrinking {
  /// When to be content with what there is.
  let deadline: ContinuousClock.Instant
  /// Whether an input still shows it.
  let shows: ([UInt8]) throws -> Bool
  /// How many inputs were tried.
  private(set) var tries = 0

  init(
    until deadline: ContinuousClock.Instant,
    shows: @escaping ([UInt8]) throws -> Bool
  ) {
    self.deadline = deadline
    self.shows = shows
  }

  /// The smallest input that was found.
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

  /// Leaves out parts, as long as it still shows.
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
        if try shows(whole(fewer)) { parts = fewer } else { start += length }
      }
      length = length == 1 ? 0 : (length + 1) / 2
    }
    return parts
  }
}
