/// One fault of a schedule: the call that it hits, and its mode.
public struct FaultPoint: Sendable, Hashable {
  /// The calling task.
  public let task: SweepTask
  /// The endpoint's name, `PaymentClient.charge`; for stream steps, `RateService.rates[]`.
  public let endpoint: String
  /// The number of the call (or stream step) of that endpoint by that task, counted from 1.
  public let occurrence: Int
  /// The effect on the call.
  public let mode: FaultMode
  /// Whether the fault also hits every later call of the endpoint, by any task.
  public let isPersistent: Bool

  /// Creates a fault of the story's first task.
  ///
  /// - Parameters:
  ///   - endpoint: The endpoint's name.
  ///   - occurrence: The number of the call of that endpoint, counted from 1.
  ///   - mode: The effect on the call.
  ///   - isPersistent: Whether the fault also hits every later call of the endpoint.
  public init(endpoint: String, occurrence: Int, mode: FaultMode, isPersistent: Bool = false) {
    self.init(
      task: .first,
      endpoint: endpoint,
      occurrence: occurrence,
      mode: mode,
      isPersistent: isPersistent
    )
  }

  init(
    task: SweepTask,
    endpoint: String,
    occurrence: Int,
    mode: FaultMode,
    isPersistent: Bool = false
  ) {
    self.task = task
    self.endpoint = endpoint
    self.occurrence = occurrence
    self.mode = mode
    self.isPersistent = isPersistent
  }

  func matches(_ call: SweptCall) -> Bool {
    call.occurrence == occurrence && call.task == task && call.endpoint == endpoint
  }
}

extension FaultPoint {
  /// The fault's code: `T2/Mailer.send#1+:before`. The first task is omitted.
  var code: String {
    "\(prefix)\(endpoint)#\(occurrence)\(isPersistent ? "+" : ""):\(mode.rawValue)"
  }

  /// The fault as a sentence: `T2 Mailer.send #1 fails before its effect`.
  var phrase: String {
    let later = isPersistent ? " and every later one" : ""
    let caller = task == .first ? "" : "\(task) "
    return "\(caller)\(endpoint) #\(occurrence)\(later) \(mode.phrase(for: endpoint))"
  }

  private var prefix: String { task == .first ? "" : "\(task)/" }

  /// Parses a fault's code; `nil` if the text is not one.
  init?(code: some StringProtocol) {
    guard let hash = code.lastIndex(of: "#"),
      let colon = code[hash...].firstIndex(of: ":"),
      let mode = FaultMode(rawValue: String(code[code.index(after: colon)...]))
    else { return nil }
    let number = code[code.index(after: hash)..<colon]
    let digits = number.hasSuffix("+") ? number.dropLast() : number
    guard let occurrence = Int(digits), occurrence > 0 else { return nil }
    var endpoint = code[..<hash]
    var task = SweepTask.first
    if let slash = endpoint.firstIndex(of: "/"), let named = SweepTask(name: endpoint[..<slash]) {
      task = named
      endpoint = endpoint[endpoint.index(after: slash)...]
    }
    guard !endpoint.isEmpty else { return nil }
    self.init(
      task: task,
      endpoint: String(endpoint),
      occurrence: occurrence,
      mode: mode,
      isPersistent: number.hasSuffix("+")
    )
  }
}
