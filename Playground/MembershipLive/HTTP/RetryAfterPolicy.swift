import Foundation
import HTTPCapabilities
public import StandardCapabilities
import Synchronization

/// How long a service is waited for that asks for it: by the status 429, too many requests, or 503,
/// and by the header `Retry-After`.
public struct RetryAfterPolicy: Sendable {
  private let retries: Int
  private let longestWait: Duration
  private let clock: MonotonicClock
  private let dates: DateSource

  /// Describes retryAfter.
  ///
  /// - Parameters:
  ///   - retries: How often one request is sent again at the most.
  ///   - longestWait: How long to wait at a time at the most, whatever the service says.
  ///   - clock: Measures and retries.
  ///   - dates: Tells how far away the moment is that a service names.
  public init(
    retries: Int = 4,
    longestWait: Duration = .seconds(30),
    clock: MonotonicClock = .live,
    dates: DateSource = .live
  ) {
    self.retries = retries
    self.longestWait = longestWait
    self.clock = clock
    self.dates = dates
  }

  /// No retryAfter: the first answer counts.
  public static let none = RetryAfterPolicy(retries: 0)

  /// Sends a request until it is answered by something else than a call for retryAfter, or the
  /// retryAfter is at its end.
  ///
  /// - Parameters:
  ///   - request: The request. It has to be one that may be sent twice.
  ///   - pause: Until when the service wants to be left alone, by whichever request.
  ///   - http: What sends it.
  func send(
    _ request: HTTPTransport.Request,
    _ pause: RetryAfterPause,
    by http: HTTPTransport
  ) async throws(HTTPError) -> HTTPTransport.Response {
    var left = retries
    while true {
      // A task that is cancelled meanwhile sends nothing: the transport sees to that.
      try? await pause.wait(on: clock)
      let answer = try await http.send(request)
      guard answer.status == 429 || answer.status == 503, left > 0 else { return answer }
      pause.extend(to: clock.elapsed() + wait(for: answer, number: retries - left))
      left -= 1
    }
  }

  /// How long to wait after an answer: what it says, or a second, two, four, eight.
  private func wait(for answer: HTTPTransport.Response, number: Int) -> Duration {
    let asked = answer.headers["Retry-After"].flatMap(duration)
    return min(max(asked ?? .seconds(1 << min(number, 10)), .zero), longestWait)
  }

  /// Seconds, or a date as HTTP has it.
  private func duration(_ text: String) -> Duration? {
    let text = text.trimmingCharacters(in: .whitespaces)
    if let seconds = Int32(text) { return .seconds(seconds) }
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.timeZone = TimeZone(secondsFromGMT: 0)
    formatter.dateFormat = "EEE, dd MMM yyyy HH:mm:ss 'GMT'"
    guard let date = formatter.date(from: text) else { return nil }
    return .seconds(date.timeIntervalSince(dates.now()))
  }
}

/// Until when a service wants to be left alone: what it tells one request holds for all.
final class RetryAfterPause: Sendable {
  private let end = Mutex(Duration.zero)

  /// Takes note of a moment, as the time that a clock has measured.
  func extend(to moment: Duration) {
    end.withLock { $0 = max($0, moment) }
  }

  /// Waits until the service may be asked again.
  ///
  /// - Throws: `CancellationError` where the task is cancelled before.
  func wait(on clock: MonotonicClock) async throws {
    while true {
      let end = end.withLock { $0 }
      guard clock.elapsed() < end else { return }
      try await clock.sleepUntil(end)
    }
  }
}
