/// One fault of a schedule: the call that it hits, and its mode.
public struct FaultPoint: Sendable, Hashable {
  /// The calling task.
  public internal(set) var task = SweepTask.first
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
    var point = FaultPoint(
      endpoint: endpoint,
      occurrence: occurrence,
      mode: mode,
      isPersistent: isPersistent,
      calls: calls
    )
    point.task = task
    return point
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
    // Debug builds run this loop faster than `allSatisfy`.
    var isPlain = true
    for byte in endpoint.utf8 where Self.isSpecial(byte) { isPlain = false }
    let name = isPlain ? endpoint : encoded
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

  /// Whether a byte has a meaning in a schedule's code or in a literal: commas, slashes, spaces and quotes.
  private static func isSpecial(_ byte: UInt8) -> Bool {
    byte < 0x28 || byte == 0x2C || byte == 0x2F || byte == 0x5C
  }

  /// The endpoint's name with special bytes as `%2C`.
  private var encoded: String {
    endpoint.unicodeScalars.reduce(into: "") { name, scalar in
      guard scalar.isASCII, Self.isSpecial(UInt8(scalar.value)) else {
        name.unicodeScalars.append(scalar)
        return
      }
      name += "%" + String(0x100 + scalar.value, radix: 16, uppercase: true).dropFirst()
    }
  }

  private static func decoded(_ code: String) -> String {
    let parts = code.split(separator: "%", omittingEmptySubsequences: false)
    return parts.dropFirst().reduce(into: parts.first.map(String.init) ?? "") { name, part in
      let byte = UInt8(part.prefix(2), radix: 16)
      if let byte { name.unicodeScalars.append(Unicode.Scalar(byte)) } else { name += "%" }
      name += part.dropFirst(byte == nil ? 0 : 2)
    }
  }

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
    var caller: SweepTask?
    if let slash = endpoint.firstIndex(of: "/"), let named = SweepTask(name: endpoint[..<slash]) {
      caller = named
      endpoint = endpoint[endpoint.index(after: slash)...]
    }
    guard !endpoint.isEmpty else { return nil }
    self.init(
      endpoint: Self.decoded(String(endpoint)),
      occurrence: occurrence,
      mode: mode,
      isPersistent: number.hasSuffix("+"),
      calls: calls
    )
    if let caller { task = caller }
  }
}
