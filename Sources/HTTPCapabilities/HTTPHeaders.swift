extension HTTPTransport {
  /// The headers of a request or an answer. Their names are kept in small letters.
  ///
  /// ```swift
  /// var headers: HTTPTransport.Headers = ["Accept": "application/json"]
  /// headers["accept"]  // "application/json"
  /// headers["Authorization"] = "Bearer …"
  /// ```
  public struct Headers: Sendable, Hashable, Codable, ExpressibleByDictionaryLiteral {
    /// The values by name, the names in small letters.
    public private(set) var fields: [String: String] = [:]

    /// Makes headers.
    ///
    /// - Parameter elements: Names and values; of two with the same name, the last one counts.
    public init(dictionaryLiteral elements: (String, String)...) {
      for (name, value) in elements { self[name] = value }
    }

    /// Makes headers.
    ///
    /// - Parameter fields: Names and values; of names that differ only by capital letters, one
    ///   counts.
    public init(_ fields: [String: String]) {
      for (name, value) in fields.sorted(by: { $0.key < $1.key }) { self[name] = value }
    }

    /// A header's value; `nil` where there is none. Capital letters make no difference.
    public subscript(name: String) -> String? {
      get { fields[name.lowercased()] }
      set { fields[name.lowercased()] = newValue }
    }
  }
}
