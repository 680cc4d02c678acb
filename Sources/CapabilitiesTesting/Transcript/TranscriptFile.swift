public import Foundation

extension Transcript {
  /// The transcript as JSON, for a file that ``Replay`` answers from.
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

/// The calls of a saved transcript, as ``Replay`` answers them.
struct SavedCall: Sendable {
  let endpoint: String
  let inputs: [String]
  let result: Result<RecordedValue, SavedError>

  struct SavedError: Error {
    let value: RecordedValue
  }

  static func calls(in json: Data) throws -> [SavedCall] {
    let root = try JSONSerialization.jsonObject(with: json) as? [String: Any]
    guard let calls = root?["calls"] as? [[String: Any]] else {
      throw NotATranscript(reason: "it has no list of calls")
    }
    return try calls.enumerated().map { index, call in
      guard let endpoint = call["endpoint"] as? String, let inputs = call["inputs"] as? [String]
      else { throw NotATranscript(reason: "call \(index + 1) has no endpoint or no inputs") }
      if let error = call["threw"] {
        let value = RecordedValue.json(try data(of: error))
        return SavedCall(
          endpoint: endpoint,
          inputs: inputs,
          result: .failure(SavedError(value: value))
        )
      }
      let value = try call["returned"].map { RecordedValue.json(try data(of: $0)) } ?? .nothing
      return SavedCall(endpoint: endpoint, inputs: inputs, result: .success(value))
    }
  }

  private static func data(of value: Any) throws -> Data {
    try JSONSerialization.data(withJSONObject: value, options: .fragmentsAllowed)
  }
}

/// Why a file is not a saved transcript.
public struct NotATranscript: Error, Sendable, Hashable, CustomStringConvertible {
  /// What is wrong with it.
  public let reason: String

  /// Describes what is wrong.
  ///
  /// - Parameter reason: What is wrong, as a sentence without a capital.
  public init(reason: String) {
    self.reason = reason
  }

  /// Says what is wrong.
  public var description: String { "not a saved transcript: \(reason)" }
}
