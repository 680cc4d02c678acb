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
    if used.count < given.count {
      number = min(given[used.count], maximum)
    } else if var random {
      number = UInt64.random(in: 0...maximum, using: &random)
      self.random = random
    } else {
      number = 0
    }
    used.append(number)
    return number
  }

  /// - Parameter count: The number of choices, at least 1.
  mutating func index(below count: Int) -> Int {
    Int(number(upTo: UInt64(count - 1)))
  }

  /// Returns the results of the calls of one name, in order.
  func results<Result>(of call: String, as type: Result.Type) throws -> [Result] {
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
}
