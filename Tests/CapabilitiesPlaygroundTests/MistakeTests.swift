import Foundation
import Testing

@testable import CapabilitiesPlayground
@testable import KitchenFixture

@Suite("Mistakes in scripts")
struct MistakeTests {
  /// Lines, and what is said of each, behind `s:1:`.
  static let mistakes: [(line: String, error: String)] = [
    // Numbers that no duration has.
    (
      "override pantry.take delay \(String(repeating: "9", count: 40))s",
      "28: error: a time is a number with ms or s, such as 20ms, up to an hour"
    ),
    (
      "override pantry.take delay \(String(repeating: "9", count: 400))ms",
      "28: error: a time is a number with ms or s, such as 20ms, up to an hour"
    ),
    // A call behind which no other has a number.
    (
      "override pantry.take call \(Int.max) pass then hang",
      "27: error: a number from 1 to 1000000000 is expected, not \"\(Int.max)\""
    ),
    ("cok", "1: error: there is no command \"cok\"; did you mean \"cook\"?"),
    (
      "cook {\"id\":\"rice\",\"gram\":2}",
      "26: error: there is no \"gram\" here; did you mean \"grams\"?"
    ),
    ("cook {\"id\":\"r\",\"grams\":2,\"colour\":1}", "35: error: Ingredient has no \"colour\""),
    (
      "cook {\"id\":\"r\",\"grams\":\"many\"}",
      "24: error: a whole number is expected here, not \"many\""
    ),
    ("cook {\"id\":\"r\",\"grams\":1,\"grams\":2}", "26: error: \"grams\" is given twice"),
    ("cook {\"id\":\"r\",\"grams\":1", "6: error: this { is never closed"),
    ("cook {\"id\":r}", "12: error: \"r\" is not JSON: text in JSON needs quotation marks"),
    ("call stove.heat lo", "17: error: Heat is expected here, not lo"),
    ("call stove.heat degrees", "17: error: degrees carries a value: write degrees(…)"),
    ("call stove.heat degrees(hot)", "25: error: a whole number is expected here, not hot"),
    (
      "cook $rice",
      "6: error: nothing is called \"$rice\" here; a line before has to say: let rice = …"
    ),
    ("let 5 = wait", "5: error: \"5\" is no name: letters, digits and _ make one, no digit first"),
    ("let a=wait", "5: error: a blank is missing around the =: let NAME = COMMAND"),
    ("override pantry.now delay 1s", "21: error: pantry.now cannot be delayed: it is synchronous"),
    ("override pantry.now hang", "21: error: pantry.now cannot be made to hang: it is synchronous"),
    (
      "override pantry.now fail x",
      "21: error: pantry.now cannot fail: its type does not throw"
    ),
    (
      "override pantry.take fail wrong(\"x\")",
      "27: error: PantryError is expected here, not wrong(\"x\")"
    ),
    (
      "override pantry.take call 2 fail empty then call 2 hang",
      "50: error: the steps go through the calls in order: call 2 has one already"
    ),
    ("season salt 1e999", "13: error: \"1e999\" is too large for Double"),
    (
      "measure 128", "9: error: \"128\" does not fit: -128 to 127 is the range of Int8"
    ),
    (
      "schedule 2026-02-31",
      """
      10: error: a date such as 2026-01-31 or 2026-01-31T09:30:00Z is expected here, not 2026-02-31
      """
    ),
    ("brew x", "6: error: this cannot be read: Dish is not Decodable; to fix: conform it"),
    (
      "watch",
      """
      1: error: watch cannot be used here: its input onChange is a closure; to fix: make it a stream
      """
    ),
    (
      "world live",
      """
      1: error: the live world is in earnest: it is entered only where the program was started with \
      --world live
      """
    ),
    ("expect errror x", "8: error: \"errror\" cannot be expected; did you mean \"error\"?"),
    ("restock \"\\q\"", #"10: error: a \ is followed by one of " \ / b f n r t uXXXX u{…}; "#),
  ]

  @Test("each is an error at its place, and nothing is run", arguments: mistakes)
  func mistake(line: String, error: String) async {
    let run = await play(line)
    #expect((run.status, run.output) == (65, ""))
    #expect(run.errors.hasPrefix("s:1:\(error)"), "\(run.errors)")
  }

  @Test("all errors of a script are shown, and no line of it is run")
  func all() async {
    let run = await play("wait\ncok\nwait\n  wiat")
    #expect(run.status == 65)
    #expect(run.output == "")
    let places: [String] = run.errors.split(separator: "\n").map { String($0.prefix(6)) }
    #expect(places == ["s:2:1:", "s:4:3:"])
  }

  @Test("a column counts characters, in whatever way they are composed")
  func columns() async {
    #expect(await play("season salt gro\u{308}ße=x").errors.hasPrefix("s:1:19: error: a number"))
    #expect(await play("season salt größe=x").errors.hasPrefix("s:1:19: error: a number"))
    #expect(await play("restock \"👩‍👩‍👧‍👦\" x").errors.hasPrefix("s:1:13: error: nothing more"))
  }

  @Test("no message steers the terminal, whatever the script has in it")
  func escapedForTerminal() async {
    let run = await play(
      "serve heat=[$$\u{0},null]\nrestock $\u{9B}x.y\n\u{202E}cook\nhelp \u{1B}[31m"
    )
    #expect(run.status == 65)
    let steering = run.errors.unicodeScalars.filter { scalar in
      scalar != "\n" && (scalar.properties.generalCategory == .control || scalar == "\u{202E}")
    }
    #expect(steering.isEmpty)
    #expect(run.errors.hasPrefix("s:1:13: error: nothing is called \"$$\\u{0}\" here\n"))
  }

  @Test("no output steers the terminal either, whatever it repeats")
  func harmlessOutput() async throws {
    let name = FileManager.default.temporaryDirectory.path + "/\u{2066}\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: name) }
    let run = await play(
      """
      call stove.heat program(name: "\u{9B}31m\u{2066}", minutes: 2)
      expect \u{2066}
      call pantry.take {"id":{"rawValue":"\u{9B}"},"grams":1}
      expect error \u{2067}
      save "\(name)"
      replay "\(name)"
      transcript json
      """
    )
    let steering = (run.output + run.errors).unicodeScalars.filter { scalar in
      scalar != "\n"
        && (scalar.properties.generalCategory == .control
          || (0x2028...0x2069).contains(scalar.value))
    }
    #expect(steering.isEmpty)
    #expect(run.status == 1, "\(run.errors)")
    #expect(run.output.contains("expect \\u{2066}: failed, "))
    #expect(run.output.contains("save \(name.replacing("\u{2066}", with: "\\u{2066}")): 2 calls"))
    // What is shown as JSON is JSON, with everything in it.
    let json = try #require(run.output.firstRange(of: "{\n").map { run.output[$0.lowerBound...] })
    let end = try #require(json.firstRange(of: "\n}\n"))
    let read = try JSONSerialization.jsonObject(with: Data(json[..<end.upperBound].utf8))
    #expect("\(read)".contains("\u{9B}31m\u{2066}"))
  }

  @Test("a word that is no text of a type is told by the type's name, not by its parts")
  func textOfType() {
    let node = Node(kind: .word("lots"), offset: 4)
    let error = #expect(throws: ReadingError.self) {
      try PlaygroundReader.decodable(Price.self).read(node)
    }
    #expect(error == ReadingError(node, "\"lots\" is not a valid Price"))
  }
}

/// A type that is written as text and has a number within.
private struct Price: Decodable, LosslessStringConvertible {
  let cents: Int
  var description: String { "\(cents) cents" }

  init?(_ text: String) {
    guard text.hasSuffix("ct"), let cents = Int(text.dropLast(2)) else { return nil }
    self.cents = cents
  }
}
