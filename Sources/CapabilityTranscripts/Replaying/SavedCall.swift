import Foundation

/// A call of a saved transcript, as ``SavedTranscript`` answers it.
struct SavedCall: Sendable, CustomStringConvertible {
  let endpoint: String
  let inputs: [String]
  let result: Result<RecordedValue, SavedError>

  struct SavedError: Error {
    let value: RecordedValue
  }

  /// The call as a transcript's text has it, without its outcome.
  var description: String { "\(endpoint)(\(inputs.joined(separator: ", ")))" }

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
