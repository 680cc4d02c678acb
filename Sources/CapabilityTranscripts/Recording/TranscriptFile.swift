public import Foundation

extension Transcript {
  /// The transcript as JSON, for a file that a replay answers from.
  ///
  /// - Returns: Indented JSON with sorted keys, the same for the same calls.
  /// - Throws: ``UnrecordableCallError`` where a value has a type that is not `Codable`, or a call or the
  ///   wait for an element has not ended.
  public func json() throws -> Data { try Transcript.json(of: [self]) }

  /// Several transcripts, one after the other, as the JSON of one.
  ///
  /// - Parameter transcripts: The transcripts, in the order of their calls.
  /// - Returns: What ``json()`` returns of one that has the calls of all.
  /// - Throws: ``UnrecordableCallError``, as ``json()`` does.
  package static func json(of transcripts: [Transcript]) throws -> Data {
    var calls: [[String: Any]] = []
    var returned: [CallSignature: Int] = [:]
    for transcript in transcripts {
      let log = transcript.snapshot
      let streams = log.callsOfStreams
      let before = returned
      for entry in log.entries {
        let signature = CallSignature(endpoint: entry.endpoint, inputs: entry.inputs)
        if entry.step == nil, entry.returnedStream { returned[signature, default: 0] += 1 }
        let stream = entry.step.map { streams[$0.stream].later(by: before[signature] ?? 0) }
        calls.append(try entry.json(returnedBy: stream))
      }
    }
    return try JSONSerialization.data(
      withJSONObject: ["calls": calls],
      options: [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    )
  }

  /// Why a transcript cannot be saved.
  public struct UnrecordableCallError: Error, Sendable, Hashable, CustomStringConvertible {
    /// The endpoint whose call stands in the way.
    public let endpoint: String
    /// What is wrong with it.
    public let reason: String
    /// What to do about it.
    public let fix: String

    /// Says what is wrong and how to fix it.
    public var description: String {
      """
      a call of \(endpoint) cannot be saved: \(reason)
        to fix: \(fix)
      """
    }
  }
}

extension TranscriptLog.Entry {
  /// The entry as a file has it.
  ///
  /// - Parameter stream: Of a step, which stream it is of.
  fileprivate func json(returnedBy stream: SavedStreamID?) throws -> [String: Any] {
    var json: [String: Any] = ["endpoint": endpoint, "inputs": inputs]
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
      var types: [String: String] = [:]
      types["element"] = element?.name
      types["failure"] = failure?.name
      json["returnedStream"] = types
    case .nothing where outcome == .ended: json[key] = true
    case .nothing where outcome == .givenUp: json[key] = "not asked for"
    case .cancelled: json[key] = "cancelled"
    case .nothing: break
    case .notRecordable(let reason, let fix):
      let place = step.map { "element \($0.number): " } ?? ""
      throw Transcript.UnrecordableCallError(endpoint: endpoint, reason: place + reason, fix: fix)
    case nil: throw notEnded
    }
    return json
  }

  private var notEnded: Transcript.UnrecordableCallError {
    guard let step else {
      return Transcript.UnrecordableCallError(
        endpoint: endpoint,
        reason: "it has not ended",
        fix: "wait for its end before saving"
      )
    }
    return Transcript.UnrecordableCallError(
      endpoint: endpoint,
      reason: "somebody waits for element \(step.number) of its stream",
      fix: "cancel the consumer and wait for its end before saving"
    )
  }
}
