import Foundation
import HTTPCapabilities
public import StandardCapabilities

/// How to wait and retry if a service responds with status 429 (too many requests) or 503, with or
/// without a `Retry-After` header.
public struct RetryAfterPolicy: Sendable {
  private let retries: Int
  private let patience: Duration
  private let clock: MonotonicClock
  private let dates: DateSource

  /// Creates a policy.
  ///
  /// - Parameters:
  ///   - retries: The maximum number of retries of one request.
  ///   - patience: The maximum time that one request waits, all its retries together. If the service
  ///     asks for more, its response is final.
  ///   - clock: Measures time and sleeps.
  ///   - dates: The current date, to compare with the date in a `Retry-After` header.
  public init(
    retries: Int = 4,
    patience: Duration = .seconds(60),
    clock: MonotonicClock = .live,
    dates: DateSource = .live
  ) {
    self.retries = retries
    self.patience = patience
    self.clock = clock
    self.dates = dates
  }

  /// How long a request may still wait for its response after its task was cancelled: most charges are
  /// then recorded. A wait between two requests ends at once.
  static let grace = Duration.milliseconds(700)

  /// No retries: the first response is final.
  public static let none = RetryAfterPolicy(retries: 0)

  /// Sends a request, and retries until the service gives another response or no retry is left.
  ///
  /// The service may have carried out a request and still respond with 503. So the result is that
  /// response if the last retry was not sent, or got 429: neither undoes the request.
  ///
  /// - Parameters:
  ///   - request: The request. It must be safe to send twice.
  ///   - http: The transport.
  func send(
    _ request: HTTPTransport.Request,
    by http: HTTPTransport
  ) async throws(HTTPError) -> HTTPTransport.Response {
    var waited = Duration.zero
    var retry = 0
    var unclear: HTTPTransport.Response?
    while true {
      let answer: HTTPTransport.Response
      do throws(HTTPError) {
        answer = try await exchange(request, by: http)
      } catch {
        guard case .nothingSent = error, let unclear else { throw error }
        return unclear
      }
      if answer.status == 503 { unclear = answer }
      guard answer.status == 429 || answer.status == 503 else { return answer }
      let wait = wait(for: answer, number: retry)
      waited += wait
      // A shorter wait than the service asks for would only meet the same response.
      guard retry < retries, waited <= patience else { return unclear ?? answer }
      do { try await clock.sleepUntil(clock.elapsed() + wait) } catch {
        // If the task is cancelled while it waits, the transport sends nothing.
        guard Task.isCancelled else { return unclear ?? answer }
      }
      retry += 1
    }
  }

  /// Sends a request once. If the task is cancelled, the exchange ends after ``grace``.
  private func exchange(
    _ request: HTTPTransport.Request,
    by http: HTTPTransport
  ) async throws(HTTPError) -> HTTPTransport.Response {
    // The transport sends nothing.
    if Task.isCancelled { return try await http.send(request) }
    let exchange = Task { () async -> Result<HTTPTransport.Response, HTTPError> in
      do throws(HTTPError) { return .success(try await http.send(request)) } catch {
        return .failure(error)
      }
    }
    let clock = clock
    return try await withTaskCancellationHandler {
      await exchange.value
    } onCancel: {
      Task {
        try? await clock.sleepUntil(clock.elapsed() + Self.grace)
        exchange.cancel()
      }
    }.get()
  }

  /// Returns the wait after a response: the header's value if it is positive, or 1, 2, 4, 8 … seconds.
  private func wait(for answer: HTTPTransport.Response, number: Int) -> Duration {
    let asked = answer.headers["Retry-After"].flatMap(duration)
    if let asked, asked > .zero { return asked }
    return .seconds(1 << min(number, 10))
  }

  /// Parses a number of seconds or an HTTP date.
  private func duration(_ text: String) -> Duration? {
    let text = text.trimmingCharacters(in: .whitespaces)
    let isNumber = !text.isEmpty && text.utf8.allSatisfy { (0x30...0x39).contains($0) }
    // A number that is too large for the type asks for a wait longer than any patience.
    if isNumber { return .seconds(Int32(text) ?? .max) }
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.timeZone = TimeZone(secondsFromGMT: 0)
    formatter.dateFormat = "EEE, dd MMM yyyy HH:mm:ss 'GMT'"
    guard let date = formatter.date(from: text) else { return nil }
    return .seconds(date.timeIntervalSince(dates.now()))
  }
}
