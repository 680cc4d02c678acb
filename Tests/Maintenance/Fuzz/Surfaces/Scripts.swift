import CapabilitiesPlayground
import Foundation

/// Playground scripts.
struct Scripts: Surface {
  private let folder: String

  init(folder: String) { self.folder = folder }

  var material: Material { ScriptMaterial.material }

  func check(_ input: [UInt8]) async throws {
    let lines = input.split(separator: 0x0A, omittingEmptySubsequences: false).map(Line.init)
    guard !lines.contains(where: \.leavesFolder) else { return }
    let waits = lines.contains(where: \.waits)
    // Each line can run a second longer than its timeout, so limit their number.
    guard !waits || lines.count <= 10 else { return }
    let play = Play(folder: folder, limit: waits ? "20ms" : nil)
    let first = try await play.run(input)
    try check(first, lines)
    // Timeouts are not deterministic, and an earlier saved file would change a replay.
    guard !waits, !lines.contains(where: \.isDifferentEachTime) else { return }
    let second = try await play.run(input)
    guard first == second else {
      throw Violation("a script is deterministic", "\(first)\n---\n\(second)")
    }
    if first.status == 0, lines.allSatisfy(\.isReplayable) {
      try await checkReplay(of: input, play, output: first.output)
    }
  }

  private func check(_ run: Play.Run, _ lines: [Line]) throws {
    guard [0, 1, 65].contains(run.status) else {
      throw Violation("the exit status is documented", "\(run)")
    }
    guard run.status == 0 || !run.complaints.isEmpty else {
      throw Violation("a failing script prints an error", "\(run)")
    }
    guard run.status != 0 || run.complaints.isEmpty else {
      throw Violation("a passing script prints no error", "\(run)")
    }
    guard run.status != 65 || run.output.isEmpty else {
      throw Violation("no line runs if one is invalid", "\(run)")
    }
    for complaint in run.complaints { try check(complaint, lines) }
    for text in run.complaints + [run.output] {
      guard let scalar = text.unicodeScalars.first(where: { $0.steersTerminal }) else { continue }
      throw Violation(
        "output contains no raw control characters",
        "U+\(String(scalar.value, radix: 16)) in \(text)"
      )
    }
  }

  /// Checks that a message has a position in the script.
  private func check(_ complaint: String, _ lines: [Line]) throws {
    guard !complaint.hasPrefix("\(Play.file): too many errors; ") else { return }
    let parts = complaint.split(separator: ":", maxSplits: 4, omittingEmptySubsequences: false)
    guard parts.count == 5, parts[0] == Play.file, parts[3] == " error",
      let line = Int(parts[1]), let column = Int(parts[2]), parts[4].count > 2
    else { throw Violation("a message is FILE:LINE:COLUMN: error: TEXT", complaint) }
    guard (1...lines.count).contains(line), (1...lines[line - 1].length + 1).contains(column) else {
      throw Violation("a message's position is in the file", complaint)
    }
  }

  /// Checks that replaying a saved run prints and saves the same.
  private func checkReplay(of input: [UInt8], _ play: Play, output: String) async throws {
    let script = input + Array("\n".utf8)
    let recorded = try await play.run(script + Array("save one.json\n".utf8))
    // Some recorded values cannot be saved.
    guard recorded.status == 0 else { return }
    let replay = Array("replay one.json\n".utf8) + script + Array("save two.json\n".utf8)
    let replayed = try await play.run(replay.withoutByteOrderMarkInside)
    let calls = replayed.output.prefix { $0 != "\n" }
    guard replayed.status == 0 else {
      throw Violation("a recorded run can be replayed", "\(replayed)")
    }
    func body(_ text: String) -> [Substring] { text.split(separator: "\n").dropLast(2) }
    guard Array(body(replayed.output).dropFirst()) == Array(body(recorded.output)) else {
      throw Violation("a replay prints the same", "\(calls)\n\(recorded)\n---\n\(replayed)")
    }
    let (one, two) = (play.read("one.json"), play.read("two.json"))
    guard one != nil, one == two else {
      throw Violation("a replay records the same", "\(one ?? "")\n---\n\(two ?? "")")
    }
  }
}

/// A conservative analysis of a line: if the line might have an effect, it is assumed to have it.
private struct Line {
  /// The number of characters.
  let length: Int
  private let text: String
  /// Whether the command may contain escapes.
  private let isDisguised: Bool

  init(_ bytes: ArraySlice<UInt8>) {
    length = String(decoding: bytes, as: UTF8.self).count
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    text = String(decoding: bytes.starts(with: mark) ? bytes.dropFirst(3) : bytes, as: UTF8.self)
    let first = text.unicodeScalars.first { !$0.properties.isWhitespace }
    isDisguised = first == "\"" && text.utf8.contains(UInt8(ascii: "\\"))
  }

  private func mentions(_ words: String...) -> Bool {
    isDisguised || words.contains { text.contains($0) }
  }

  /// Whether the line may name a file in another folder. Such lines are not run.
  var leavesFolder: Bool {
    mentions("save", "replay") && text.utf8.contains { "/\\~".utf8.contains($0) }
  }

  /// Whether the line may run indefinitely.
  var waits: Bool {
    mentions("hang", "delay") || text.contains("override") && text.contains("\\u")
  }

  var isDifferentEachTime: Bool { mentions("time", "save", "replay") }

  /// Whether a replay returns the same results for the line as the world.
  var isReplayable: Bool {
    !mentions("world", "override", "restore", "set ", "transcript", "time", "quit", "calls", "run")
  }
}

extension [UInt8] {
  /// The text without a byte-order mark, which is special only at the beginning of a file.
  fileprivate var withoutByteOrderMarkInside: [UInt8] {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    guard let place = firstRange(of: mark), place.lowerBound == "replay one.json\n".utf8.count
    else { return self }
    return Array(self[..<place.lowerBound] + self[place.upperBound...])
  }
}

extension Unicode.Scalar {
  /// Whether a terminal may interpret the character as a command.
  fileprivate var steersTerminal: Bool {
    guard value != 0x0A, value != 0x09 else { return false }
    return value < 0x20 || (0x7F...0x9F).contains(value) || (0x2028...0x202E).contains(value)
      || (0x2066...0x2069).contains(value)
  }
}
