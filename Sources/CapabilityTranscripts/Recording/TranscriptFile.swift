public import Foundation

extension Transcript {
  /// Returns the transcript as JSON, which a ``Replay`` can read.
  ///
  /// Inputs are text in which secrets are concealed, with a digest of each, unless the transcript keeps
  /// them. Outputs, elements and errors are whole, also a `Secret` in them, because a replay has to
  /// return it: keep such a file as you keep the secret.
  ///
  /// - Returns: Indented JSON with sorted keys; the same calls in the same order produce the same JSON.
  /// - Throws: ``UnrecordableCallError`` if a value's type is not `Codable`, if its encoding changes
  ///   the value, or if a call or a wait for an element has not ended.
  public func json() throws -> Data { try Transcript.json(of: [self]) }

  /// Returns the concatenation of several transcripts as the JSON of one.
  ///
  /// - Parameters:
  ///   - transcripts: The transcripts, in the order of their calls.
  ///   - settings: The plain values of the world that is recorded, by name, for
  ///     ``settings(in:)``.
  /// - Returns: JSON in the format of ``json()``.
  /// - Throws: ``UnrecordableCallError``, like ``json()``.
  package static func json(
    of transcripts: [Transcript],
    settings: [String: String] = [:]
  ) throws -> Data {
    var calls: [[String: Any]] = []
    var returned: [CallSignature: Int] = [:]
    for transcript in transcripts {
      let log = transcript.snapshot
      let streams = log.callsOfStreams
      let (before, rows) = (returned, calls.count)
      for entry in log.entries {
        if entry.step == nil, entry.returnedStream { returned[entry.call, default: 0] += 1 }
        var stream = entry.step.map { streams[$0.stream] }
        stream?.call += before[entry.call] ?? 0
        var row = try entry.json(returnedBy: stream)
        if let outer = entry.parent { row["within"] = rows + outer + 1 }
        calls.append(row)
      }
    }
    var root: [String: Any] = ["calls": calls]
    if !settings.isEmpty { root["settings"] = settings }
    return try JSONSerialization.data(
      withJSONObject: root,
      options: [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    )
  }

  /// Returns the plain values of the world that was recorded.
  ///
  /// - Parameter json: The output of ``json(of:settings:)``.
  package static func settings(in json: Data) -> [String: String] {
    ((try? jsonObject(json)) as? [String: Any])?["settings"] as? [String: String] ?? [:]
  }

  /// The reason why a transcript cannot be saved.
  public struct UnrecordableCallError: Error, Sendable, Hashable, CustomStringConvertible {
    /// The endpoint whose call cannot be saved.
    public let endpoint: String
    /// The problem.
    public let reason: String
    /// How to fix it.
    public let fix: String

    /// The problem and how to fix it.
    public var description: String {
      """
      a call of \(endpoint) cannot be saved: \(reason)
        to fix: \(fix)
      """
    }
  }
}

extension TranscriptLog.Entry {
  /// Returns the entry as a JSON object.
  ///
  /// - Parameter stream: For a step, the stream that it belongs to.
  fileprivate func json(returnedBy stream: SavedStreamID?) throws -> [String: Any] {
    var json: [String: Any] = ["endpoint": call.endpoint, "inputs": call.inputs]
    if !keys.isEmpty { json["keys"] = keys.map { $0 ?? "" } }
    if let arguments {
      json["arguments"] = try arguments.enumerated().map { index, argument in
        switch argument {
        case .json(let data, _): return try jsonObject(data)
        case .notRecordable(let reason, _):
          throw Transcript.UnrecordableCallError(
            endpoint: call.endpoint,
            reason: "input \(index + 1): \(reason)",
            fix: "make all of the input Codable, or create the transcript without keepingInputs"
          )
        case .nothing, .stream, .cancelled: return NSNull()
        }
      }
    }
    if let step, let stream {
      json["ofCall"] = stream.call
      if stream.iteration > 1 { json["iteration"] = stream.iteration }
      json["step"] = step.number
    }
    let key =
      switch outcome {
      case .returned: step == nil ? "returned" : "element"
      case .threw: "threw"
      case .ended: "ended"
      case .givenUp: "givenUp"
      case .running: throw notEnded
      }
    switch value {
    case .json(let data, let type):
      json[key] = try jsonObject(data)
      if let type { json["type"] = type.name }
    case .stream(let element, let failure):
      let types = ["element": element?.name, "failure": failure?.name]
      json["returnedStream"] = types.compactMapValues { $0 }
    case .nothing where outcome == .ended: json[key] = true
    case .nothing where outcome == .givenUp: json[key] = "not asked for"
    case .cancelled: json[key] = "cancelled"
    case .nothing: break
    case .notRecordable(let reason, let fix):
      let place = step.map { "element \($0.number): " } ?? ""
      throw Transcript.UnrecordableCallError(
        endpoint: call.endpoint,
        reason: place + reason,
        fix: fix
      )
    case nil: throw notEnded
    }
    return json
  }

  private var notEnded: Transcript.UnrecordableCallError {
    let wait = step.map { "a consumer waits for element \($0.number) of its stream" }
    return Transcript.UnrecordableCallError(
      endpoint: call.endpoint,
      reason: wait ?? "it has not ended",
      fix: wait == nil
        ? "wait for its end before saving"
        : "cancel the consumer and wait for its end before saving"
    )
  }
}
