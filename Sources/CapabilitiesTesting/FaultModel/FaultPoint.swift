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
  /// In mode ``FaultMode/partition``, the number of calls of the capability that fail, this one
  /// included; otherwise 1.
  public let calls: Int

  /// Creates a fault of the story's first task.
  ///
  /// - Parameters:
  ///   - endpoint: The endpoint's name.
  ///   - occurrence: The number of the call of that endpoint, counted from 1.
  ///   - mode: The effect on the call.
  ///   - isPersistent: Whether the fault also hits every later call of the endpoint.
  ///   - calls: In mode ``FaultMode/partition``, the number of calls of the capability that fail.
  public init(
    endpoint: String,
    occurrence: Int,
    mode: FaultMode,
    isPersistent: Bool = false,
    calls: Int = 1
  ) {
    self.init(
      task: .first,
      endpoint: endpoint,
      occurrence: occurrence,
      mode: mode,
      isPersistent: isPersistent,
      calls: calls
    )
  }

  init(
    task: SweepTask,
    endpoint: String,
    occurrence: Int,
    mode: FaultMode,
    isPersistent: Bool = false,
    calls: Int = 1
  ) {
    self.task = task
    self.endpoint = endpoint
    self.occurrence = occurrence
    self.mode = mode
    self.isPersistent = isPersistent
    self.calls = mode == .partition ? max(1, calls) : 1
  }

  /// Whether the fault can hit other calls than its first one.
  var hitsLaterCalls: Bool { isPersistent || calls > 1 }

  /// Whether the fault is a partition of at least one call.
  var canBePartition: Bool { !isPersistent && (mode == .before || mode == .partition) }

  /// Returns another fault that begins at the same call.
  func with(_ mode: FaultMode, isPersistent: Bool = false, calls: Int = 1) -> FaultPoint {
    FaultPoint(
      task: task,
      endpoint: endpoint,
      occurrence: occurrence,
      mode: mode,
      isPersistent: isPersistent,
      calls: calls
    )
  }

  func matches(_ call: SweptCall) -> Bool {
    call.occurrence == occurrence && call.task == task && call.endpoint == endpoint
  }
}

extension FaultPoint {
  /// The fault's code: `T2/Mailer.send#1+:before`, or `KV.get#2*3:partition` for three calls. The
  /// first task is omitted.
  var code: String {
    let reach = isPersistent ? "+" : calls > 1 ? "*\(calls)" : ""
    // A comma would end the fault in a schedule's code.
    var isPlain = true
    for byte in endpoint.utf8 where byte == 0x25 || byte == 0x2C { isPlain = false }
    let name =
      isPlain
      ? endpoint : endpoint.replacing("%", with: "%25").replacing(",", with: "%2C")
    return prefix + name + "#" + occurrence.description + reach + ":" + mode.rawValue
  }

  /// The fault as a sentence: `T2 Mailer.send #1 fails before its effect`.
  var phrase: String {
    let later =
      if isPersistent {
        " and every later one"
      } else if calls > 1 {
        " and the next \(counted(calls - 1, "call")) of \(endpoint.capability)"
      } else { "" }
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
    let star = mode == .partition ? number.firstIndex(of: "*") : nil
    let calls = star.map { Int(number[number.index(after: $0)...]) ?? 0 } ?? 1
    let digits = number.hasSuffix("+") ? number.dropLast() : number[..<(star ?? number.endIndex)]
    guard let occurrence = Int(digits), occurrence > 0, calls > 0 else { return nil }
    var endpoint = code[..<hash]
    var task = SweepTask.first
    if let slash = endpoint.firstIndex(of: "/"), let named = SweepTask(name: endpoint[..<slash]) {
      task = named
      endpoint = endpoint[endpoint.index(after: slash)...]
    }
    guard !endpoint.isEmpty else { return nil }
    self.init(
      task: task,
      endpoint: String(endpoint).replacing("%2C", with: ",").replacing("%25", with: "%"),
      occurrence: occurrence,
      mode: mode,
      isPersistent: number.hasSuffix("+"),
      calls: calls
    )
  }
}
