/// One fault of a schedule: which call it strikes, and how.
public struct FaultPoint: Sendable, Hashable {
  /// The task that makes the call.
  public let task: SweepTask
  /// The endpoint's name: `PaymentClient.charge`; for the steps of its streams, `RateService.rates[]`.
  public let endpoint: String
  /// Which call of that endpoint, or which step of its streams, by that task, counted from 1.
  public let occurrence: Int
  /// What happens to the call.
  public let mode: FaultMode
  /// Whether every later call of the endpoint is struck as well, whoever makes it.
  public let isPersistent: Bool

  /// Describes a fault of the story's only task, or of its first one.
  ///
  /// - Parameters:
  ///   - endpoint: The endpoint's name.
  ///   - occurrence: Which call of that endpoint, counted from 1.
  ///   - mode: What happens to the call.
  ///   - isPersistent: Whether every later call of the endpoint is struck as well.
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
  /// The fault in a form that can be parsed: `T2/Mailer.send#1+:before`, without the task where it
  /// is the first one.
  var code: String {
    "\(prefix)\(endpoint)#\(occurrence)\(isPersistent ? "+" : ""):\(mode.rawValue)"
  }

  /// The call and what happens to it: `T2 Mailer.send #1 fails before its effect`.
  var phrase: String {
    let later = isPersistent ? " and every later one" : ""
    let caller = task == .first ? "" : "\(task) "
    return "\(caller)\(endpoint) #\(occurrence)\(later) \(mode.phrase(for: endpoint))"
  }

  private var prefix: String { task == .first ? "" : "\(task)/" }

  /// Reads a fault's code; `nil` where the text is none.
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
