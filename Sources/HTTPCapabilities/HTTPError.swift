/// Why a request has no answer, and whether it may have arrived nevertheless.
///
/// ```swift
/// do throws(HTTPError) {
///   _ = try await http.send(order)
/// } catch {
///   switch error {
///   case .nothingSent: try later()      // nobody has seen the order
///   case .outcomeUnknown: try askAgain()  // the order may have been taken
///   }
/// }
/// ```
public enum HTTPError: Error, Sendable, Hashable, Codable, CustomStringConvertible {
  /// Nothing of the request left the machine: sending it again cannot do anything twice. Has the
  /// reason, and the host with its port.
  case nothingSent(Reason, host: String)
  /// The request may have arrived and been acted on. Has the reason, and the host with its port.
  case outcomeUnknown(Reason, host: String)

  /// What went wrong.
  public enum Reason: Sendable, Hashable, Codable {
    /// The request cannot be sent as it is. Says why.
    case invalidRequest(String)
    /// The transport cannot start its thread or libcurl, usually for lack of memory. Contains the
    /// step that failed. The next request tries again.
    case cannotStart(String)
    /// The host has no known address, or nobody listens there.
    case unreachable
    /// The exchange was not over within the time that the request allows.
    case timedOut
    /// The task was cancelled.
    case cancelled
    /// The connection broke, or could not be made safe. Says what the system says.
    case connectionLost(String)
    /// What came cannot be understood. Says what it is.
    case unreadable(String)
    /// The answer is over a limit of the request. Says which.
    case tooLarge(String)
  }

  /// What went wrong.
  public var reason: Reason {
    switch self {
    case .nothingSent(let reason, _), .outcomeUnknown(let reason, _): reason
    }
  }

  /// The host with its port, such as `example.org` or `127.0.0.1:8080`.
  public var host: String {
    switch self {
    case .nothingSent(_, let host), .outcomeUnknown(_, let host): host
    }
  }

  /// What went wrong, as a part of a sentence.
  public var description: String {
    if case .nothingSent(.timedOut, let host) = self { return "\(host) cannot be reached in time" }
    return switch reason {
    case .invalidRequest(let fault): "the request to \(host) cannot be sent: \(fault)"
    case .cannotStart(let cause): "the request to \(host) cannot be sent: \(cause)"
    case .unreachable: "\(host) cannot be reached"
    case .timedOut: "\(host) did not answer in time"
    case .cancelled: "the request to \(host) was cancelled"
    case .connectionLost(let text): "the connection to \(host) was lost: \(text)"
    case .unreadable(let text): "the answer of \(host) cannot be understood: \(text)"
    case .tooLarge(let limit): "the answer of \(host) is too large: \(limit)"
    }
  }
}
