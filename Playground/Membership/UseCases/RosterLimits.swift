/// How much an import does at once, and how much it puts up with.
public struct RosterLimits: Sendable, Hashable {
  /// How many people are enrolled at the same time, 1 or more.
  public let concurrency: Int
  /// The import stops after that many failures of a service with the same words, one after another,
  /// 1 or more: every further line would fail as well, and leave a record to be settled.
  public let equalFailures: Int

  /// Sets limits.
  ///
  /// - Parameters:
  ///   - concurrency: How many people are enrolled at the same time; less than 1 counts as 1.
  ///   - equalFailures: After how many equal failures in a row the import stops; less than 1 counts
  ///     as 1.
  public init(concurrency: Int = 1, equalFailures: Int = 8) {
    self.concurrency = max(1, concurrency)
    self.equalFailures = max(1, equalFailures)
  }

  /// How many entries may be known at once: those under way, and those that are done but wait for
  /// an earlier one to be reported. One slow answer must not stand in everybody's way.
  var window: Int { concurrency == 1 ? 1 : concurrency * 4 }
}
