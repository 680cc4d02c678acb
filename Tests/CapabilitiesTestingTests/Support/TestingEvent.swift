import Foundation

/// What Swift Testing tells of a run, one event a line (`swift test --event-stream-output-path`).
struct TestingEvent: Decodable {
  struct Message: Decodable {
    let text: String
  }

  struct Location: Decodable {
    let fileID: String
    let line: Int
    let column: Int
  }

  let kind: String
  let messages: [Message]
  let testID: String?
  // Version 0 of the stream writes it so.
  let _sourceLocation: Location?

  private struct Line: Decodable {
    let kind: String
  }

  private struct EventLine: Decodable {
    let payload: TestingEvent
  }

  /// Reads the events among the lines of a stream.
  static func events(in stream: Data) throws -> [TestingEvent] {
    let decoder = JSONDecoder()
    return try stream.split(separator: UInt8(ascii: "\n")).compactMap { line in
      guard try decoder.decode(Line.self, from: line).kind == "event" else { return nil }
      return try decoder.decode(EventLine.self, from: line).payload
    }
  }

  /// An issue, as it stands on the terminal, without its sign; `nil` where this is none.
  var printedIssue: String? {
    guard kind == "issueRecorded", let place = _sourceLocation, let title = messages.first else {
      return nil
    }
    // Such as `ShopTests.swallowed()/ShopTests.swift:6:2`.
    let test = testID?.split(separator: "/").first?.split(separator: ".").last.map(String.init)
    let file = place.fileID.split(separator: "/").last ?? ""
    let header = "Test \(test ?? "«unknown»") recorded an issue at \(file)"
    let details = messages.dropFirst().map { message in
      "\n↳ " + message.text.replacing("\n", with: "\n  ")
    }
    return "\(header):\(place.line):\(place.column): \(title.text)" + details.joined()
  }
}
