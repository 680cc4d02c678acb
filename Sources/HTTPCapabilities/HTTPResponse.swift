public import Foundation

extension HTTPTransport {
  /// An answer.
  public struct Response: Sendable, Hashable, Codable {
    /// The status, such as 200.
    public var status: Int
    /// The headers.
    public var headers: Headers
    /// The body; empty for none.
    public var body: Data

    /// Describes an answer.
    ///
    /// - Parameters:
    ///   - status: The status, such as 200.
    ///   - headers: The headers.
    ///   - body: The body; empty for none.
    public init(status: Int = 200, headers: Headers = [:], body: Data = Data()) {
      self.status = status
      self.headers = headers
      self.body = body
    }

    /// Whether the status says that the request was understood and accepted: 200 to 299.
    public var isSuccess: Bool { (200..<300).contains(status) }

    /// The body as a text in UTF-8. What is not UTF-8 in it becomes `U+FFFD`.
    public var text: String { String(decoding: body, as: UTF8.self) }

    /// An answer without a body.
    ///
    /// - Parameter status: The status, such as 404.
    /// - Returns: The answer.
    public static func status(_ status: Int) -> Response {
      Response(status: status)
    }

    /// An answer with a text.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - status: The status, such as 200.
    /// - Returns: The answer.
    public static func text(_ text: String, status: Int = 200) -> Response {
      let headers: Headers = ["Content-Type": "text/plain; charset=utf-8"]
      return Response(status: status, headers: headers, body: Data(text.utf8))
    }

    /// An answer with a JSON text.
    ///
    /// - Parameters:
    ///   - text: The JSON, sent as it is.
    ///   - status: The status, such as 200.
    /// - Returns: The answer.
    public static func json(_ text: String, status: Int = 200) -> Response {
      let headers: Headers = ["Content-Type": "application/json"]
      return Response(status: status, headers: headers, body: Data(text.utf8))
    }
  }
}
