/// The numbers from which generators make the inputs of one call.
///
/// The same numbers generate the same inputs again. Numbers that are too large, because the calls
/// before have changed, count as the largest one.
struct Choices {
  /// The numbers used so far.
  private(set) var used: [UInt64] = []
  private let given: [UInt64]
  /// The source of the other numbers; `nil` for 0.
  private(set) var random: SplitMix64?
  private let earlier: EarlierResults
  /// Whether a value may be the result of an earlier call.
  private(set) var usesResults = false
  /// How many attempts to create the current value have failed.
  private var failures = 0

  /// - Parameters:
  ///   - given: The first numbers.
  ///   - random: The source of the other numbers.
  ///   - earlier: The results of the sequence's calls so far.
  init(given: [UInt64], random: SplitMix64? = nil, earlier: EarlierResults) {
    self.given = given
    self.random = random
    self.earlier = earlier
  }

  mutating func number(upTo maximum: UInt64) -> UInt64 {
    let number: UInt64
    if failures == 0, used.count < given.count {
      number = min(given[used.count], maximum)
    } else if var random {
      number = UInt64.random(in: 0...maximum, using: &random)
      self.random = random
    } else {
      number = fallback(upTo: maximum)
    }
    used.append(number)
    return number
  }

  /// Returns a number that is not given: 0, and others after a failed attempt, the simplest first.
  private func fallback(upTo maximum: UInt64) -> UInt64 {
    let failures = UInt64(failures)
    if failures < 50 { return failures > maximum ? failures % (maximum + 1) : failures }
    // The parts of a value need different numbers, too.
    var mixed = SplitMix64(state: failures << 32 | UInt64(used.count))
    return UInt64.random(in: 0...maximum, using: &mixed)
  }

  /// Draws a value again until it can be created.
  ///
  /// Only the numbers of the last attempt count as used, so the same value needs no failed attempts
  /// to be made again.
  ///
  /// - Parameters:
  ///   - attempts: The number of attempts, at least 1.
  ///   - draw: Draws the value, or returns why it cannot be created.
  /// - Returns: The value, or the reason of the last attempt.
  mutating func draw<Value>(
    attempts: Int,
    _ draw: (inout Choices) throws -> Result<Value, any Error>
  ) throws -> Result<Value, any Error> {
    let (start, outer) = (used.count, failures)
    defer { failures = outer }
    var result = try draw(&self)
    for attempt in 1..<max(attempts, 1) {
      guard case .failure = result else { break }
      used.removeSubrange(start...)
      failures = attempt
      result = try draw(&self)
    }
    return result
  }

  /// - Parameter count: The number of choices, at least 1.
  mutating func index(below count: Int) -> Int { Int(number(upTo: UInt64(count - 1))) }

  /// Returns the results of the calls of one name, in order.
  mutating func results<Result>(of call: String, as type: Result.Type) throws -> [Result] {
    usesResults = true
    guard earlier.names.contains(call) else {
      throw InvalidConformanceError(
        "no call is named \(call.debugDescription), which returned(by:) names"
      )
    }
    return try earlier.results[call, default: []].map { result in
      guard let result = result as? Result else {
        throw InvalidConformanceError(
          "\(call) returns \(Swift.type(of: result)), but returned(by:) expects \(type)"
        )
      }
      return result
    }
  }
}

/// The results of the calls that one side has made in a sequence.
struct EarlierResults {
  let names: Set<String>
  var results: [String: [any Sendable]] = [:]

  var count: Int { results.values.reduce(0) { $0 + $1.count } }

  mutating func add(_ result: any Sendable, of call: String) {
    results[call, default: []].append(result)
  }
}
