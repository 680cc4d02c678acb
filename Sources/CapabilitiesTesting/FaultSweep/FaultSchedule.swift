/// One fault of a schedule: which call it strikes, and how.
public struct FaultPoint: Sendable, Hashable {
  /// The endpoint's name: `PaymentClient.charge`.
  public let endpoint: String
  /// Which call of that endpoint, counted from 1.
  public let occurrence: Int
  /// What happens to the call.
  public let mode: FaultMode
  /// Whether every later call of the endpoint is struck as well.
  public let isPersistent: Bool

  /// Describes a fault.
  ///
  /// - Parameters:
  ///   - endpoint: The endpoint's name.
  ///   - occurrence: Which call of that endpoint, counted from 1.
  ///   - mode: What happens to the call.
  ///   - isPersistent: Whether every later call of the endpoint is struck as well.
  public init(endpoint: String, occurrence: Int, mode: FaultMode, isPersistent: Bool = false) {
    self.endpoint = endpoint
    self.occurrence = occurrence
    self.mode = mode
    self.isPersistent = isPersistent
  }

  func strikes(_ endpoint: String, _ occurrence: Int) -> Bool {
    self.endpoint == endpoint
      && (isPersistent ? occurrence >= self.occurrence : occurrence == self.occurrence)
  }
}

/// The faults of one run, in the order they strike.
///
/// Its ``code`` can be copied from a failure message into a test, which then reruns exactly that
/// schedule:
///
/// ```swift
/// try await sweep.expectInvariants(under: "PaymentClient.charge#1:after, Mailer.send#1:before")
/// ```
public struct FaultSchedule: Sendable, Hashable {
  /// The faults, in the order they strike.
  public let points: [FaultPoint]

  /// Makes a schedule.
  ///
  /// - Parameter points: The faults, in the order they strike; none for a run without faults.
  public init(_ points: [FaultPoint] = []) {
    self.points = points
  }

  /// The schedule in a form that can be parsed: `Mailer.send#1:before`, with `#1+` where the fault
  /// persists, and `, ` between faults.
  public var code: String {
    points.map {
      "\($0.endpoint)#\($0.occurrence)\($0.isPersistent ? "+" : ""):\($0.mode.rawValue)"
    }
    .joined(separator: ", ")
  }
}

extension FaultSchedule: CustomStringConvertible {
  /// The schedule as a sentence: `PaymentClient.charge #1 fails after its effect, then …`.
  public var description: String {
    guard !points.isEmpty else { return "no fault at all" }
    return points.map { point in
      let later = point.isPersistent ? " and every later one" : ""
      return "\(point.endpoint) #\(point.occurrence)\(later) \(point.mode.phrase)"
    }.joined(separator: ", then ")
  }
}

extension FaultSchedule: ExpressibleByStringLiteral {
  /// Reads a schedule's ``code``. A literal that is none makes a schedule that no run reaches,
  /// which is reported when it is used.
  public init(stringLiteral code: String) {
    self =
      FaultSchedule(code: code)
      ?? FaultSchedule([FaultPoint(endpoint: code, occurrence: 1, mode: .before)])
  }

  /// Reads a schedule's ``code``; `nil` where the text is none.
  public init?(code: String) {
    var points: [FaultPoint] = []
    for part in code.split(separator: ",") {
      guard let point = FaultPoint(code: part) else { return nil }
      points.append(point)
    }
    self.init(points)
  }
}

extension FaultPoint {
  fileprivate init?(code: Substring) {
    let code = code.drop { $0 == " " }
    guard let hash = code.lastIndex(of: "#"),
      let colon = code[hash...].firstIndex(of: ":"),
      let mode = FaultMode(rawValue: String(code[code.index(after: colon)...]))
    else { return nil }
    let number = code[code.index(after: hash)..<colon]
    let digits = number.hasSuffix("+") ? number.dropLast() : number
    guard let occurrence = Int(digits), occurrence > 0, hash > code.startIndex else { return nil }
    self.init(
      endpoint: String(code[..<hash]),
      occurrence: occurrence,
      mode: mode,
      isPersistent: number.hasSuffix("+")
    )
  }
}
