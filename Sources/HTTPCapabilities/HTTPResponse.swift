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
    public static func status(_ status: Int) -> Response { Response(status: status) }

    /// Returns a response with plain text.
    public static func text(_ text: String, status: Int = 200) -> Response {
      let headers: Headers = ["Content-Type": "text/plain; charset=utf-8"]
      return Response(status: status, headers: headers, body: Data(text.utf8))
    }

    /// Returns a response with JSON, which is not checked.
    public static func json(_ text: String, status: Int = 200) -> Response {
      let headers: Headers = ["Content-Type": "application/json"]
      return Response(status: status, headers: headers, body: Data(text.utf8))
    }
  }

  /// The headers of a request or a response. Names are stored in lower case.
  ///
  /// ```swift
  /// var headers: HTTPTransport.Headers = ["Accept": "text/plain", "Accept": "application/json"]
  /// let line = headers["accept"]  // "text/plain, application/json"
  /// let values = headers.values(of: "Accept")  // ["text/plain", "application/json"]
  /// headers["Authorization"] = "Bearer …"
  /// ```
  public struct Headers: Sendable, Hashable, Codable, ExpressibleByDictionaryLiteral {
    /// The values of each name, in their order: one for each line of a message. The names are in
    /// lower case.
    public private(set) var fields: [String: [String]] = [:]

    /// Creates headers from a dictionary literal.
    ///
    /// - Parameter elements: Names and values. A name can be repeated.
    public init(dictionaryLiteral elements: (String, String)...) {
      for (name, value) in elements { add(value, to: name) }
    }

    /// Creates headers from a dictionary.
    ///
    /// - Parameter fields: Names and values. If names differ only in case, one of them is used.
    public init(_ fields: [String: String]) {
      for (name, value) in fields.sorted(by: { $0.key < $1.key }) { self[name] = value }
    }

    /// Decodes headers, with names in any case.
    public init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      let fields = try container.decode([String: [String]].self, forKey: .fields)
      for (name, values) in fields.sorted(by: { $0.key < $1.key }) {
        for value in values { add(value, to: name) }
      }
    }

    /// The value of a header; `nil` if there is none. The name is not case-sensitive.
    ///
    /// Several values are joined with commas, as HTTP allows. Those of `Set-Cookie` cannot be joined,
    /// because they contain commas: this is the first one. Setting a value replaces all values.
    public subscript(name: String) -> String? {
      get {
        let values = values(of: name)
        if name.lowercased() == "set-cookie" { return values.first }
        return values.isEmpty ? nil : values.joined(separator: ", ")
      }
      set { fields[name.lowercased()] = newValue.map { [$0] } }
    }

    /// Returns the values of a header, one for each line of the message. The name is not
    /// case-sensitive.
    public func values(of name: String) -> [String] { fields[name.lowercased()] ?? [] }

    /// Adds a value to those of a header. The name is not case-sensitive.
    public mutating func add(_ value: String, to name: String) {
      fields[name.lowercased(), default: []].append(value)
    }

    /// Appends a continuation line to the last value of a header.
    mutating func extendLast(of name: String, by text: String) {
      guard let last = fields[name.lowercased()]?.popLast() else { return }
      add("\(last) \(text)", to: name)
    }

    /// The lines of a message, sorted by name.
    var lines: [(name: String, value: String)] {
      fields.sorted { $0.key < $1.key }.flatMap { name, values in values.map { (name, $0) } }
    }
  }
}
