import Foundation

/// An event of a Swift Testing run, one per line (`swift test --event-stream-output-path`).
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
  // The name in version 0 of the stream.
  let _sourceLocation: Location?

  private struct Line: Decodable {
    let kind: String
  }

  private struct EventLine: Decodable {
    let payload: TestingEvent
  }

  /// Parses the events among the lines of a stream.
  static func events(in stream: Data) throws -> [TestingEvent] {
    let decoder = JSONDecoder()
    return try stream.split(separator: UInt8(ascii: "\n")).compactMap { line in
      guard try decoder.decode(Line.self, from: line).kind == "event" else { return nil }
      return try decoder.decode(EventLine.self, from: line).payload
    }
  }

  /// An issue as printed on the terminal, without its symbol; `nil` if the event is not an issue.
  var printedIssue: String? {
    guard kind == "issueRecorded", let place = _sourceLocation, let title = messages.first else {
      return nil
    }
    // For example `ShopTests.swallowed()/ShopTests.swift:6:2`.
    let test = testID?.split(separator: "/").first?.split(separator: ".").last.map(String.init)
    let file = place.fileID.split(separator: "/").last ?? ""
    let header = "Test \(test ?? "«unknown»") recorded an issue at \(file)"
    let details = messages.dropFirst().map { message in
      "\n↳ " + message.text.replacing("\n", with: "\n  ")
    }
    return "\(header):\(place.line):\(place.column): \(title.text)" + details.joined()
  }
}
