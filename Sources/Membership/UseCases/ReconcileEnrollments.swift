/// Settles every record that an interrupted enrolment left behind. One that cannot be settled now
/// does not keep it from the others.
public typealias ReconcileEnrollments =
  @Sendable () async throws(StoreError) -> ReconciliationReport

/// What reconciling came to.
public struct ReconciliationReport: Sendable, Hashable {
  /// How many records ended with a member who has the receipt.
  public var completed = 0
  /// How many ended with a declined payment.
  public var declined = 0
  /// How many ended with the money given back.
  public var refunded = 0
  /// The records that are still unsettled, with the reason.
  public var unsettled: [Unsettled] = []

  /// A record that could not be settled this time.
  public struct Unsettled: Sendable, Hashable {
    /// The record's name.
    public let id: Enrollment.ID
    /// What stood in the way.
    public let reason: String

    /// Describes a record that could not be settled.
    public init(id: Enrollment.ID, reason: String) {
      self.id = id
      self.reason = reason
    }
  }

  /// A report of nothing.
  public init() {}
}
