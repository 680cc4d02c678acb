import Foundation
import TestTraits
import Testing

@testable import CapabilitiesPlayground
@testable import KitchenFixture

@Suite("Errors in scripts")
struct MistakeTests {
  /// Lines, and the columns and messages of their errors.
  static let mistakes: [(line: String, error: String)] = [
    // Numbers out of the range of a duration.
    (
      "override pantry.take delay \(String(repeating: "9", count: 40))s",
      "28: expected a time such as 20ms, 1.5s or 2h, at most one day"
    ),
    (
      "override pantry.take delay \(String(repeating: "9", count: 400))ms",
      "28: expected a time such as 20ms, 1.5s or 2h, at most one day"
    ),
    // The last call that has a number.
    (
      "override pantry.take call \(Int.max) pass then hang",
      "27: expected a number from 1 to 1000000000, found \"\(Int.max)\""
    ),
    ("until 5s: expect 3", "11: until repeats only expect COMMAND VALUE and expect calls"),
    ("until 5s wait", "7: expected a time such as 20ms, 1.5s or 2h, and a colon"),
    ("until -5s: wait", "7: expected a time such as 20ms, 1.5s or 2h, and a colon"),
    ("until 5s: until 5s: wait", "11: until can only start a line"),
    ("until", "1: expected a time such as 20ms, 1.5s or 2h, and a colon"),
    ("cok", "1: unknown command \"cok\"; did you mean \"cook\"?"),
    (#"cook {"id":"rice","gram":2}"#, #"26: unknown member "gram"; did you mean "grams"?"#),
    ("cook {\"id\":\"r\",\"grams\":2,\"colour\":1}", "35: Ingredient has no \"colour\""),
    (#"cook {"id":"r","grams":"many"}"#, #"24: expected a whole number, found "many""#),
    ("cook {\"id\":\"r\",\"grams\":1,\"grams\":2}", "26: \"grams\" is given twice"),
    ("cook {\"id\":\"r\",\"grams\":1", "6: this { is never closed"),
    ("cook {\"id\":r}", "12: \"r\" is not JSON: text in JSON needs quotation marks"),
    ("call stove.heat lo", "17: expected Heat, found lo"),
    ("call stove.heat degrees", "17: degrees has a payload: write degrees(…)"),
    ("call stove.heat degrees(hot)", "25: expected a whole number, found hot"),
    ("cook $rice", #"6: unknown name "$rice"; define it in an earlier line: let rice = …"#),
    ("let 5 = wait", "5: expected a name made of letters, digits and _, found \"5\""),
    ("let a=wait", "5: expected a space on both sides of =: let NAME = COMMAND"),
    ("override pantry.now delay 1s", "21: pantry.now cannot be delayed: it is synchronous"),
    ("override pantry.now hang", "21: pantry.now cannot be made to hang: it is synchronous"),
    ("override pantry.now fail x", "21: pantry.now cannot fail: its type does not throw"),
    (#"override pantry.take fail wrong("x")"#, #"27: expected PantryError, found wrong("x")"#),
    (
      "override pantry.take call 2 fail empty then call 2 hang",
      "50: expected a call after call 2: steps are in the order of calls"
    ),
    ("season salt 1e999", "13: \"1e999\" is too large for Double"),
    ("measure 128", #"9: expected -128 to 127 for Int8, found "128""#),
    ("schedule 2026-02-31", "10: expected a date such as 2026-01-31, 2026-01-31T09:30:00Z, now"),
    ("brew x", "6: this value cannot be read: `Dish` is not Decodable; to fix: conform it"),
    ("watch", "1: watch cannot be used in a playground: its input onChange is a closure; to fix: "),
    ("world live", "1: live is a live world: start the program with --world live to enter it"),
    ("world test x", "12: expected the end of the line; write run world for the use case"),
    ("expect errror x", "8: unknown expectation \"errror\"; did you mean \"error\"?"),
    ("expect measure 1 2", "8: unknown expectation \"measure\"; run it in an earlier line"),
    (
      "restock \"\\q\"",
      #"10: unknown escape: expected one of " \ / b f n r t uXXXX u{…} after \"#
    ),
    ("pause day 90", "11: expected a time such as 20ms, 1.5s or 2h, found 90"),
    ("pause dya 1s", "7: Day has no case \"dya\"; did you mean \"day\"?"),
    ("pause monday 1s", "7: Day has no case \"monday\"; it has day, night"),
    ("pause 3 1s", "7: Day has no case \"3\"; it has day, night"),
    ("pause day", "1: missing input time=: pause day=Day time=Duration"),
    ("pause day 1s 2s", "14: too many inputs: pause day=Day time=Duration"),
    ("pause dy=day 1s", "7: unknown input \"dy\"; did you mean \"day\"?"),
    ("pause day=day day=day", "15: \"day\" is given twice"),
    ("sell [{\"id\":1}] now", "7: [0].day is missing"),
    (#"sell [{"id":1,"day":"x"}] now"#, #"21: Day has no case "x"; it has day, night"#),
    (
      #"sell [{"id":1,"day":"day","genre":"rok"}] now"#,
      #"35: Genre has no case "rok"; did you mean "rock"?"#
    ),
    (
      #"sell [{"id":1,"day":"day","genre":"pop"}] now"#,
      #"35: Genre has no case "pop"; it has rock, jazz(minutes: Int)"#
    ),
    (#"sell [{"id":"a","day":"day"}] now"#, #"13: expected a whole number, found "a""#),
    ("sell {\"id\":1} now", "6: expected a list, […]"),
    (
      "sell [] yesterday",
      "9: expected a date such as 2026-01-31, 2026-01-31T09:30:00Z, now or +3days, found yesterday"
    ),
    ("sell [] now tags=a", "18: expected a list, […]"),
    ("sell [] now tag=[]", "13: unknown input \"tag\"; did you mean \"tags\"?"),
    ("call prices.set {\"dya\":1}", "24: Day has no case \"dya\"; did you mean \"day\"?"),
    (#"call prices.set {"day":x}"#, #"24: "x" is not JSON: text in JSON needs quotation marks"#),
    ("call prices.set {\"day\":\"x\"}", "24: expected a number, found \"x\""),
    ("call prices.set 5", "17: expected"),
    ("call patio.photo a", "18: expected data in base64, or @FILE, found a"),
    ("call patio.photo @/none/such", #"18: cannot read "/none/such": No such file or directory"#),
    (
      #"call patio.photo "" nowhere"#,
      "21: expected a URL such as https://example.com/a, found nowhere"
    ),
    ("measure 1 0X10", "11: expected a number, found 0X10"),
    ("call patio.place 5", "18: expected a tuple, (row: Int, seat: Int), found 5"),
    ("call patio.place [1]", "18: expected 2 values: write (row: Int, seat: Int)"),
    ("call patio.place [1,2,3]", "23: too many values: write (row: Int, seat: Int)"),
    (#"call patio.place {"row":1,"sat":2}"#, #"33: unknown member "sat"; did you mean "seat"?"#),
    ("call patio.songs rok", "18: Genre has no case \"rok\"; did you mean \"rock\"?"),
    ("call patio.songs jazz", "18: "),
    ("call patio.songs jazz(minutes: x)", "32: expected a whole number, found x"),
    ("call patio.songs jazz(minutes: 1, loud: 2)", "41: too many values: write jazz(minutes: Int)"),
    (#"call patio.songs {"jazz":{"minutes":1,"loud":2}}"#, #"46: Genre has no "loud""#),
    (#"call patio.songs {"rock":{"a":1}}"#, #"31: Genre has no "a""#),
    ("call patio.songs rock(1)", "23: too many values: write rock"),
    (
      "call patio",
      "6: patio is a capability; its endpoints are patio.open, patio.songs, patio.place, patio.photo"
    ),
    ("call", "1: expected an endpoint"),
    ("call watch.now", "6: watch cannot be used in a playground: its input onChange is a"),
    ("call pato.open day 1s", #"6: unknown endpoint "pato.open"; did you mean "patio.open"?"#),
    ("patio.open day 1s", "1: patio.open is an endpoint: write call patio.open …"),
    ("override patio.open", "10: expected fail, fail-after, return, delay, hang, pass or call N"),
    (
      "override patio.open explode",
      #"21: unknown step "explode"; expected fail, fail-after, return, delay, hang, pass or call N STEP"#
    ),
    ("override patio.open fial", "21: unknown step \"fial\"; did you mean \"fail\"?"),
    (
      "override patio.open fail",
      #"21: expected an error: patio.open throws PatioFault, such as {"code":0}"#
    ),
    ("override prices.set fail", "21: expected an error: prices.set throws tooHigh, unknown(Day)"),
    (
      "override prices.book fail then pass",
      "22: expected an error: prices.book throws tooHigh, unknown(Day), PatioFault, TEXT"
    ),
    ("override prices.set fail toHigh", #"26: PriceError has no case "toHigh"; did you mean "too"#),
    ("override prices.set fail unknown", "26: expected 1 value: write unknown(Day)"),
    ("override patio.open pass then", "26: expected fail, fail-after"),
    ("override patio.open call 0 pass", #"26: expected a number from 1 to 1000000000, found "0""#),
    ("override patio.open return", "21: expected a value: patio.open returns Set<Day>"),
    (#"override patio.open return ["noon"]"#, #"29: Day has no case "noon"; it has day, night"#),
    (
      "override patio.open delay 2days",
      #"27: expected a time such as 20ms, 1.5s or 2h, at most one day, found "2days""#
    ),
    (
      "override patio.photo delay 1s",
      "22: patio.photo cannot be delayed: it is synchronous; expected fail, fail-after, return or pass"
    ),
    (
      "override prices.all fail x",
      "21: prices.all cannot fail: its type does not throw; expected return or pass"
    ),
    ("override patio.place pass", "10: patio.place cannot be overridden: interceptors cannot wrap"),
    (#"override patio.songs return "one""#, "29: expected a list of the stream's elements, […]"),
    ("override patio.songs return [1]", "30: "),
    ("restore patio.opn", "9: unknown endpoint \"patio.opn\"; did you mean \"patio.open\"?"),
    ("set hours", "5: expected a value"),
    (
      "set hors 1s",
      #"5: expected a value that can be set (limit, hours), found "hors"; did you mean "hours"?"#
    ),
    ("set hours 1", "11: expected a time such as 20ms, 1.5s or 2h, found 1"),
    (
      "world sandbx",
      #"7: expected a world (sandbox, test, closed, live), found "sandbx"; did you mean "sandbox"?"#
    ),
    ("show xml", "6: expected a format (text, json), found \"xml\""),
    ("show $x", "6: unknown name \"$x\""),
    ("show $1", "6: no argument 1 was given"),
    ("include", "1: expected a file"),
    ("include none.script", "1: cannot read "),
    (
      "transcript jso",
      #"12: expected a format (text, mermaid, json), found "jso"; did you mean "json"?"#
    ),
    ("help paus", "6: no help for \"paus\"; did you mean \"pause\"?"),
    ("expect", "1: expected a value, error, no-error or calls"),
    ("expect calls patio.open", "14: expected a number"),
    ("expect calls patio.open x", "25: expected a number of at least 0, found \"x\""),
    ("expect calls patio.place 1", "14: patio.place cannot be counted: interceptors cannot"),
    ("expect calls patio 1", "14: patio is a capability; its endpoints are "),
    ("let x pause day 1s", "7: expected = after the name: let x = COMMAND"),
    ("let x = world", "1: let requires a use case, a call, or a command of this playground"),
    ("quit now", "6: expected the end of the line"),
  ]

  @Test("each mistake is an error at its place, and nothing runs", arguments: mistakes)
  func mistake(line: String, error: String) async {
    let run = await play(line)
    #expect((run.status, run.output) == (65, ""))
    #expect(run.errors.replacing(": error: ", with: ": ").hasPrefix("s:1:\(error)"), "\(run)")
  }

  @Test("all errors of a script are printed, and none of its lines runs")
  func all() async {
    let run = await play("wait\ncok\nwait\n  wiat")
    #expect(run.status == 65)
    #expect(run.output == "")
    let places: [String] = run.errors.split(separator: "\n").map { String($0.prefix(6)) }
    #expect(places == ["s:2:1:", "s:4:3:"])
  }

  @Test("a name of a command that returns nothing has no value, and no line runs")
  func nothing() async {
    let run = await play("let x = call stove.heat low\ncall stove.heat $x")
    #expect((run.status, run.output) == (65, ""))
    #expect(run.errors.hasPrefix("s:2:17: error: $x has no value: call stove.heat returns nothing"))
  }

  @Test("a column counts characters, however they are composed")
  func columns() async {
    #expect(
      await play("season salt gro\u{308}ße=x").errors.hasPrefix("s:1:19: error: expected a number")
    )
    #expect(await play("season salt größe=x").errors.hasPrefix("s:1:19: error: expected a number"))
    #expect(await play("restock \"👩‍👩‍👧‍👦\" x").errors.hasPrefix("s:1:13: error: too many inputs"))
  }

  @Test("messages never contain raw terminal escapes")
  func escapedMessages() async {
    let run = await play(
      "serve heat=[$$\u{0},null]\nrestock $\u{9B}x.y\n\u{202E}cook\nhelp \u{1B}[31m"
    )
    #expect(run.status == 65)
    let controls = run.errors.unicodeScalars.filter { scalar in
      scalar != "\n" && (scalar.properties.generalCategory == .control || scalar == "\u{202E}")
    }
    #expect(controls.isEmpty)
    #expect(run.errors.hasPrefix("s:1:13: error: unknown name \"$$\\u{0}\"\n"))
  }

  @Test("output never contains raw terminal escapes")
  func escapedOutput() async throws {
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
    let controls = (run.output + run.errors).unicodeScalars.filter { scalar in
      scalar != "\n"
        && (scalar.properties.generalCategory == .control
          || (0x2028...0x2069).contains(scalar.value))
    }
    #expect(controls.isEmpty)
    #expect(run.status == 1, "\(run.errors)")
    #expect(run.output.contains("expect \\u{2066}: failed, "))
    #expect(run.output.contains("save \(name.replacing("\u{2066}", with: "\\u{2066}")): 2 calls"))
    // It has the data of calls.
    let attributes = try FileManager.default.attributesOfItem(atPath: name)
    #expect(attributes[.posixPermissions] as? Int == 0o600)
    // The escaped JSON is still the same JSON value.
    let json = try #require(run.output.firstRange(of: "{\n").map { run.output[$0.lowerBound...] })
    let end = try #require(json.firstRange(of: "\n}\n"))
    let read = try JSONSerialization.jsonObject(with: Data(json[..<end.upperBound].utf8))
    #expect("\(read)".contains("\u{9B}31m\u{2066}"))
  }
}
