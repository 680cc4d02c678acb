public import Foundation

extension HTTPTransport {
  /// A complete response, of any status.
  public struct Response: Sendable, Hashable, Codable {
    /// The status, such as 200.
    public var status: Int
    /// The headers as received.
    public var headers: Headers
    /// The body; empty for none.
    public var body: Data

    /// Creates a response.
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

    /// Whether the status reports success: 200 to 299.
    public var isSuccess: Bool { (200..<300).contains(status) }

    /// The body as UTF-8 text. Invalid bytes become `U+FFFD`.
    public var text: String { String(decoding: body, as: UTF8.self) }

    /// Returns a response without a body.
    ///
    /// - Parameter status: The status, such as 404.
    /// - Returns: The response.
    public static func status(_ status: Int) -> Response {
      Response(status: status)
    }

    /// Returns a response with plain text.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - status: The status, such as 200.
    /// - Returns: The response.
    public static func text(_ text: String, status: Int = 200) -> Response {
      let headers: Headers = ["Content-Type": "text/plain; charset=utf-8"]
      return Response(status: status, headers: headers, body: Data(text.utf8))
    }

    /// Returns a response with JSON.
    ///
    /// - Parameters:
    ///   - text: The JSON text. It is not checked.
    ///   - status: The status, such as 200.
    /// - Returns: The response.
    public static func json(_ text: String, status: Int = 200) -> Response {
      let headers: Headers = ["Content-Type": "application/json"]
      return Response(status: status, headers: headers, body: Data(text.utf8))
    }
  }

  /// The headers of a request or a response. Names are stored in lower case.
  ///
  /// ```swift
  /// var headers: HTTPTransport.Headers = ["Accept": "application/json"]
  /// headers["accept"]  // "application/json"
  /// headers["Authorization"] = "Bearer …"
  /// ```
  public struct Headers: Sendable, Hashable, Codable, ExpressibleByDictionaryLiteral {
    /// The values by name. The names are in lower case.
    public private(set) var fields: [String: String] = [:]

    /// Creates headers from a dictionary literal.
    ///
    /// - Parameter elements: Names and values. If a name is repeated, the last value is used.
    public init(dictionaryLiteral elements: (String, String)...) {
      for (name, value) in elements { self[name] = value }
    }

    /// Creates headers from a dictionary.
    ///
    /// - Parameter fields: Names and values. If names differ only in case, one of them is used.
    public init(_ fields: [String: String]) {
      for (name, value) in fields.sorted(by: { $0.key < $1.key }) { self[name] = value }
    }

    /// The value of a header; `nil` if there is none. The name is not case-sensitive.
    public subscript(name: String) -> String? {
      get { fields[name.lowercased()] }
      set { fields[name.lowercased()] = newValue }
    }
  }
}
