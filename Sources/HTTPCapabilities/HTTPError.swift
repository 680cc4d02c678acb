/// The reason that a request has no response, and whether the server may have received the request.
///
/// ```swift
/// do throws(HTTPError) {
///   _ = try await http.send(order)
/// } catch {
///   switch error {
///   case .nothingSent: try later()          // the server has not seen the order
///   case .outcomeUnknown: try checkOrder()  // the server may have accepted the order
///   }
/// }
/// ```
public enum HTTPError: Error, Sendable, Hashable, Codable, CustomStringConvertible {
  /// No part of the request left the machine, so it is safe to send it again. Contains the reason,
  /// and the host with its port.
  case nothingSent(Reason, host: String)
  /// The server may have received the request and acted on it. Contains the reason, and the host
  /// with its port.
  case outcomeUnknown(Reason, host: String)

  /// The cause of a failed request.
  public enum Reason: Sendable, Hashable, Codable {
    /// The request is invalid. Contains an explanation.
    case invalidRequest(String)
    /// The transport cannot start its thread or libcurl, or open a socket, because libcurl is missing,
    /// or memory or file descriptors are short. Contains the step that failed. The next request tries
    /// again.
    case cannotStart(String)
    /// The host has no known address, or refuses connections.
    case unreachable
    /// The exchange did not finish within the request's timeout.
    case timedOut
    /// The task was cancelled.
    case cancelled
    /// The connection was lost, or could not be secured. Contains the system's message.
    case connectionLost(String)
    /// The response violates the HTTP specification. Contains an explanation.
    case unreadable(String)
    /// The response exceeds one of the request's limits. Contains the limit.
    case tooLarge(String)
  }

  /// The cause of the failure.
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

  /// A message without a capital letter or a full stop, for use in a longer sentence.
  public var description: String {
    if case .nothingSent(.timedOut, let host) = self { return "\(host) cannot be reached in time" }
    return switch reason {
    case .invalidRequest(let fault): "the request to \(host) cannot be sent: \(fault)"
    case .cannotStart(let cause): "the request to \(host) cannot be sent: \(cause)"
    case .unreachable: "\(host) cannot be reached"
    case .timedOut: "\(host) did not answer in time"
    case .cancelled: "the request to \(host) was cancelled"
    case .connectionLost(let text): "the connection to \(host) was lost: \(text)"
    case .unreadable(let text): "the response from \(host) is malformed: \(text)"
    case .tooLarge(let limit): "the response from \(host) is too large: \(limit)"
    }
  }
}
