public import Foundation

extension Transcript {
  /// The transcript as JSON, for a file that a replay answers from.
  ///
  /// - Returns: Indented JSON with sorted keys, the same for the same calls.
  /// - Throws: ``NotRecordable`` where a value has a type that is not `Codable`, or a call has not
  ///   ended.
  public func json() throws -> Data {
    let calls = try entries.map { entry -> [String: Any] in
      var call: [String: Any] = ["endpoint": entry.endpoint, "inputs": entry.inputs]
      let key: String
      switch entry.outcome {
      case .returned: key = "returned"
      case .threw: key = "threw"
      case .running: throw NotRecordable(endpoint: entry.endpoint, reason: "it has not ended")
      }
      switch entry.value {
      case .json(let data):
        call[key] = try JSONSerialization.jsonObject(with: data, options: .fragmentsAllowed)
      case .nothing: break
      case .notCodable(let reason):
        throw NotRecordable(endpoint: entry.endpoint, reason: reason)
      case nil:
        throw NotRecordable(endpoint: entry.endpoint, reason: "its value was not kept")
      }
      return call
    }
    return try JSONSerialization.data(
      withJSONObject: ["calls": calls],
      options: [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    )
  }

  /// Why a transcript cannot be saved.
  public struct NotRecordable: Error, Sendable, Hashable, CustomStringConvertible {
    /// The endpoint whose call stands in the way.
    public let endpoint: String
    /// What is wrong with it.
    public let reason: String

    /// Says what is wrong and how to fix it.
    public var description: String {
      """
      a call of \(endpoint) cannot be saved: \(reason)
        to fix: make the endpoint's output, and its error, Codable
      """
    }
  }
}
