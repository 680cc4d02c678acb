import CapabilitiesPlayground
import Foundation

/// Scripts of a playground.
struct Scripts: Surface {
  private let folder: String

  init(folder: String) { self.folder = folder }

  var material: Material { ScriptMaterial.material }

  func check(_ input: [UInt8]) async throws {
    let lines = input.split(separator: 0x0A, omittingEmptySubsequences: false).map(Line.init)
    guard !lines.contains(where: \.leavesFolder) else { return }
    let waits = lines.contains(where: \.waits)
    // As each line may use up its time, a long script would take too long.
    guard !waits || lines.count <= 40 else { return }
    let play = Play(folder: folder, limit: waits ? "20ms" : nil)
    let first = try await play.run(input)
    try check(first, lines)
    // What is timed out is not the same twice, and what was saved before changes a replay.
    guard !waits, !lines.contains(where: \.isDifferentEachTime) else { return }
    let second = try await play.run(input)
    guard first == second else {
      throw Violation("a script does the same twice", "\(first)\n---\n\(second)")
    }
    if first.status == 0, lines.allSatisfy(\.isReplayable) {
      try await checkReplay(of: input, play, output: first.output)
    }
  }

  private func check(_ run: Play.Run, _ lines: [Line]) throws {
    guard [0, 1, 65].contains(run.status) else {
      throw Violation("the exit status is a known one", "\(run)")
    }
    guard run.status == 0 || !run.complaints.isEmpty else {
      throw Violation("what fails says why", "\(run)")
    }
    guard run.status != 0 || run.complaints.isEmpty else {
      throw Violation("what passes has no error", "\(run)")
    }
    guard run.status != 65 || run.output.isEmpty else {
      throw Violation("nothing runs where a line is wrong", "\(run)")
    }
    for complaint in run.complaints { try check(complaint, lines) }
    for text in run.complaints + [run.output] {
      guard let scalar = text.unicodeScalars.first(where: { $0.steersTerminal }) else { continue }
      throw Violation(
        "no output steers the terminal",
        "U+\(String(scalar.value, radix: 16)) in \(text)"
      )
    }
  }

  /// A message has its place in the script.
  private func check(_ complaint: String, _ lines: [Line]) throws {
    guard !complaint.hasPrefix("\(Play.file): there may be more: ") else { return }
    let parts = complaint.split(separator: ":", maxSplits: 4, omittingEmptySubsequences: false)
    guard parts.count == 5, parts[0] == Play.file, parts[3] == " error",
      let line = Int(parts[1]), let column = Int(parts[2]), parts[4].count > 2
    else { throw Violation("a message is FILE:LINE:COLUMN: error: TEXT", complaint) }
    guard (1...lines.count).contains(line), (1...lines[line - 1].length + 1).contains(column) else {
      throw Violation("a message's place is in the file", complaint)
    }
  }

  /// A run that is saved and replayed writes the same, and saves the same.
  private func checkReplay(of input: [UInt8], _ play: Play, output: String) async throws {
    let script = input + Array("\n".utf8)
    let recorded = try await play.run(script + Array("save one.json\n".utf8))
    // What is recorded need not be what a file can hold.
    guard recorded.status == 0 else { return }
    let replay = Array("replay one.json\n".utf8) + script + Array("save two.json\n".utf8)
    let replayed = try await play.run(replay.withoutByteOrderMarkInside)
    let calls = replayed.output.prefix { $0 != "\n" }
    guard replayed.status == 0 else {
      throw Violation("what was recorded can be replayed", "\(replayed)")
    }
    func body(_ text: String) -> [Substring] { text.split(separator: "\n").dropLast(2) }
    guard Array(body(replayed.output).dropFirst()) == Array(body(recorded.output)) else {
      throw Violation("a replay writes the same", "\(calls)\n\(recorded)\n---\n\(replayed)")
    }
    let (one, two) = (play.read("one.json"), play.read("two.json"))
    guard one != nil, one == two else {
      throw Violation("a replay records the same", "\(one ?? "")\n---\n\(two ?? "")")
    }
  }
}

/// A line of a script, as far as it matters here: where it might do something, it is taken to.
private struct Line {
  /// How many characters it has.
  let length: Int
  private let text: String
  /// Whether its command may be written with escapes.
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

  /// Whether it may name a file elsewhere: whatever such a line says, it is not run here.
  var leavesFolder: Bool {
    mentions("save", "replay") && text.utf8.contains { "/\\~".utf8.contains($0) }
  }

  /// Whether it may take as long as it likes.
  var waits: Bool {
    mentions("hang", "delay") || text.contains("override") && text.contains("\\u")
  }

  var isDifferentEachTime: Bool { mentions("time", "save", "replay") }

  /// Whether it is answered by a record as it was by the world.
  var isReplayable: Bool {
    !mentions("world", "override", "restore", "set ", "transcript", "time", "quit", "calls", "run")
  }
}

extension [UInt8] {
  /// Without the marks that are one only at a file's beginning.
  fileprivate var withoutByteOrderMarkInside: [UInt8] {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    guard let place = firstRange(of: mark), place.lowerBound == "replay one.json\n".utf8.count
    else { return self }
    return Array(self[..<place.lowerBound] + self[place.upperBound...])
  }
}

extension Unicode.Scalar {
  /// Whether a terminal takes it for more than a character.
  fileprivate var steersTerminal: Bool {
    guard value != 0x0A, value != 0x09 else { return false }
    return value < 0x20 || (0x7F...0x9F).contains(value) || (0x2028...0x202E).contains(value)
      || (0x2066...0x2069).contains(value)
  }
}
