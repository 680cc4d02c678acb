import Foundation
import Testing

@testable import CapabilitiesPlayground

@Suite("A playground with everyday values")
struct FestivalTests {
  private func run(_ arguments: [String], script: String = "") async throws -> Run {
    let directory = try SessionDirectory()
    try directory.write("s", script)
    let recorder = Recorder()
    let program = PlaygroundProgram(.festival, name: "festival", version: "1.2")
    let arguments = arguments.map { $0 == "s" ? directory.file("s") : $0 }
    var run = recorder.run(await program.run(arguments, console: recorder.console))
    run.errors = run.errors.replacing(directory.file("s"), with: "s")
    return run
  }

  private func play(_ script: String) async throws -> Run {
    try await run(["script", "s"], script: script)
  }

  @Test("a script with one of each prints the whole output")
  func output() async throws {
    let run = try await play(
      """
      pause day 90s
      pause time="1.5 min" day=night
      pause day "3 days"
      expect error 3
      call stage.open night 20ms
      expect ["day","night"]
      call prices.all
      call prices.set {"day": 1.25, "night": 2}
      sell [{"id":1,"day":"day","genre":"rock"},{"id":2,"day":"night","genre":{"jazz":{"minutes":3}}}] +3days
      sell [] now tags=["a","a"]
      call stage.place {"row":1,"seat":2}
      expect {"seat":2}
      call stage.place [3,4]
      call stage.photo "YQ==" https://example.com/a?b=1
      override stage.songs return ["one","two"]
      call stage.songs jazz(minutes: 3)
      override stage.photo fail
      call stage.photo ""
      expect error closed
      override stage.open fail {"code":3}
      pause day 1s
      expect error 3
      override prices.set fail tooHigh
      set limit 2min
      world
      """
    )
    #expect(
      run.output == """
        pause: 90.0 seconds
        pause: 90.0 seconds
        pause: failed: StageFault(code: 3)
        expect error "3": met
        call stage.open: [night]
        expect ["day","night"]: failed, it has 1 element
        call prices.all: [day: 1.25, night: 10]
        call prices.set: ok
        sell: 2 elements
          id  day    genre
          1   day    rock
          2   night  jazz(minutes: 3)
        sell: [] (no elements)
        call stage.place: (row: 1, seat: 2)
        expect {"seat":2}: met
        call stage.place: (row: 3, seat: 4)
        call stage.photo: 1
        override stage.songs: return ["one","two"]
          one
          two
        call stage.songs: 2 elements
        override stage.photo: fail closed
        call stage.photo: failed: closed
        expect error "closed": met
        override stage.open: fail {"code":3}
        pause: failed: StageFault(code: 3)
        expect error "3": met
        override prices.set: fail tooHigh
          save cannot write a call that throws this error: PriceError is not Encodable
        set limit: 120.0 seconds
        world: sandbox; others: test, live (live)
        25 commands, 4 expectations met, 1 problem

        """
    )
    #expect(run.errors == "s:6:1: error: expected [\"day\",\"night\"], but it has 1 element\n")
  }

  @Test("an endpoint that the world does not implement is a problem, and the message has the cure")
  func unimplemented() async throws {
    let run = try await play(
      """
      world test
      sell [] now
      expect error tooHigh
      call prices.all
      override stage.open return ["day"]
      pause day 1s
      """
    )
    #expect(run.status == 1)
    #expect(
      run.errors == """
        s:2:1: error: prices.book is not implemented in the world test; to fix: override prices.book \
        return VALUE or fail ERROR
        s:4:1: error: prices.all is not implemented in the world test; to fix: override prices.all \
        return VALUE

        """
    )
    #expect(run.output.hasSuffix("6 commands, 1 expectation met, 2 problems\n"))
  }

  @Test("help lists the cases of each enum, also in lists and structs, and what an endpoint throws")
  func help() async throws {
    let sell = try await run(["help", "sell"])
    #expect(
      sell.output == """
        sell orders=[Order] at=Date [tags=Set<String>]
          Day is day, night
          Genre is rock, jazz(minutes: Int)
          returns [Order]

        """
    )
    let endpoints = [
      "stage.open": #"throws StageFault, such as {"code":0}"#,
      "stage.photo": "throws Closed: closed",
      "prices.set": "throws tooHigh, unknown(Day)",
      "prices.book": "throws tooHigh, unknown(Day), StageFault, TEXT",
    ]
    for (endpoint, line) in endpoints {
      let help = try await run(["help", endpoint])
      #expect(help.output.contains("  \(line)\n"), "\(help.output)")
    }
    let set = try await run(["help", "prices.set"])
    #expect(set.output.contains("  save cannot write its errors: PriceError is not Encodable\n"))
    #expect(try await run(["--version"]).output == "festival 1.2\n")
  }

  @Test("Tab completes the values of enums, errors and settings")
  func completion() {
    let language = Language(.festival, commands: [])
    let scope = Scope(worldName: "sandbox")
    func candidates(_ line: String) -> [String] {
      KnownEnums.$current.withValue(KnownEnums(language.table.enums)) {
        language.completions(for: line, at: line.count, in: scope).candidates.map(\.text)
      }
    }
    #expect(candidates("pause day=n") == ["day=night "])
    #expect(candidates("pause n") == ["night "])
    #expect(candidates("call stage.songs ") == ["rock ", "jazz(", "genre="])
    #expect(candidates("override prices.set fail ").prefix(2) == ["tooHigh ", "unknown("])
    #expect(candidates("override stage.photo fail c").contains("closed "))
    #expect(candidates("show j") == ["json "])
  }

  @Test(
    "a session's graph can be a picture, and shells complete the command line",
    arguments: ["bash", "zsh", "fish"]
  )
  func shells(shell: String) async throws {
    let script = try await run(["completions", shell]).output
    for word in ["script", "repl", "sandbox", "live", "world"] { #expect(script.contains(word)) }
    #expect(script.contains("complete -"))
  }

  @Test("options of a session or script can be before the command, and other names work")
  func commandLine() async throws {
    let before = try await run(["--world", "test", "script", "s"], script: "world\n?\n")
    #expect(before.output.hasPrefix("world: test; others: sandbox, live (live)\nUse cases:\n"))
    let left = try await run(["--world=live", "script", "s"], script: "world\n:q\nwait")
    #expect(left.errors == "s:3:1: error: unknown command \"wait\"; did you mean \"quit\"?\n")
    let live = try await run(["--world=live", "script", "s"], script: "world\nexit\nworld")
    #expect(live.output.hasPrefix("world: live (live); others: sandbox, test\n2 commands"))
  }

  /// Lines and their errors, after `s:1:`. Those of the kitchen are in `MistakeTests`.
  static let mistakes: [(line: String, error: String)] = [
    ("pause day 90", "11: error: expected a time such as 20ms, 1.5s or 2h, found 90"),
    ("pause day 1m", "11: error: expected a time such as 20ms, 1.5s or 2h, found 1m"),
    ("pause day 1,5s", "11: error: expected a time such as 20ms, 1.5s or 2h, found 1,5s"),
    ("pause dya 1s", "7: error: Day has no case \"dya\"; did you mean \"day\"?"),
    ("pause monday 1s", "7: error: Day has no case \"monday\"; it has day, night"),
    ("pause 3 1s", "7: error: Day has no case \"3\"; it has day, night"),
    ("pause day", "1: error: missing input time=: pause day=Day time=Duration"),
    ("pause day 1s 2s", "14: error: too many inputs: pause day=Day time=Duration"),
    ("pause dy=day 1s", "7: error: unknown input \"dy\"; did you mean \"day\"?"),
    ("pause day=day day=day", "15: error: \"day\" is given twice"),
    ("sell [{\"id\":1}] now", "7: error: [0].day is missing"),
    (
      "sell [{\"id\":1,\"day\":\"x\"}] now",
      "21: error: Day has no case \"x\"; it has day, night"
    ),
    (
      "sell [{\"id\":1,\"day\":\"day\",\"genre\":\"rok\"}] now",
      "35: error: Genre has no case \"rok\"; did you mean \"rock\"?"
    ),
    (
      "sell [{\"id\":1,\"day\":\"day\",\"genre\":\"pop\"}] now",
      "35: error: Genre has no case \"pop\"; it has rock, jazz(minutes: Int)"
    ),
    (
      "sell [{\"id\":\"a\",\"day\":\"day\"}] now", "13: error: expected a whole number, found \"a\""
    ),
    ("sell {\"id\":1} now", "6: error: expected a list, […]"),
    (
      "sell [] yesterday",
      "9: error: expected a date such as 2026-01-31, 2026-01-31T09:30:00Z, now or +3days, found yesterday"
    ),
    ("sell [] +3", "9: error: expected a date such as 2026-01-31"),
    ("sell [] 2026-13-01", "9: error: expected a date such as 2026-01-31"),
    ("sell [] now tags=a", "18: error: expected a list, […]"),
    ("sell [] now tag=[]", "13: error: unknown input \"tag\"; did you mean \"tags\"?"),
    ("call prices.set {\"dya\":1}", "24: error: Day has no case \"dya\"; did you mean \"day\"?"),
    (
      "call prices.set {\"day\":x}",
      "24: error: \"x\" is not JSON: text in JSON needs quotation marks"
    ),
    ("call prices.set {\"day\":\"x\"}", "24: error: expected a number, found \"x\""),
    ("call prices.set 5", "17: error: expected"),
    ("call stage.photo a", "18: error: expected data in base64, or @FILE, found a"),
    (
      "call stage.photo @/none/such",
      "18: error: cannot read \"/none/such\": No such file or directory"
    ),
    ("call stage.photo @/dev/null", "18: error: \"/dev/null\" is not a regular file"),
    (
      "call stage.photo \"\" nowhere",
      "21: error: expected a URL such as https://example.com/a, found nowhere"
    ),
    (
      "call stage.photo \"\" \"a b\"",
      "21: error: expected a URL such as https://example.com/a, found \"a b\""
    ),
    ("call stage.place 5", "18: error: expected a tuple, (row: Int, seat: Int), found 5"),
    ("call stage.place [1]", "18: error: expected 2 values: write (row: Int, seat: Int)"),
    ("call stage.place [1,2,3]", "23: error: too many values: write (row: Int, seat: Int)"),
    (
      "call stage.place {\"row\":1,\"sat\":2}",
      "18: error: expected 2 values: write (row: Int, seat: Int)"
    ),
    ("call stage.songs rok", "18: error: Genre has no case \"rok\"; did you mean \"rock\"?"),
    ("call stage.songs jazz", "18: error: "),
    ("call stage.songs jazz(minutes: x)", "32: error: expected a whole number, found x"),
    (
      "call stage",
      "6: error: stage is a capability; its endpoints are stage.open, stage.songs, stage.place, stage.photo"
    ),
    ("call", "1: error: expected an endpoint"),
    (
      "call stag.open day 1s",
      "6: error: unknown endpoint \"stag.open\"; did you mean \"stage.open\"?"
    ),
    ("stage.open day 1s", "1: error: stage.open is an endpoint: write call stage.open …"),
    (
      "override stage.open",
      "10: error: expected fail, fail-after, return, delay, hang, pass or call N STEP"
    ),
    (
      "override stage.open explode",
      "21: error: unknown step \"explode\"; expected fail, fail-after, return, delay, hang, pass or call N STEP"
    ),
    ("override stage.open fial", "21: error: unknown step \"fial\"; did you mean \"fail\"?"),
    (
      "override stage.open fail",
      "21: error: expected an error: stage.open throws StageFault, such as {\"code\":0}"
    ),
    (
      "override prices.set fail",
      "21: error: expected an error: prices.set throws tooHigh, unknown(Day)"
    ),
    (
      "override prices.book fail then pass",
      "22: error: expected an error: prices.book throws tooHigh, unknown(Day), StageFault, TEXT"
    ),
    (
      "override prices.set fail toHigh",
      "26: error: PriceError has no case \"toHigh\"; did you mean \"tooHigh\"?"
    ),
    ("override prices.set fail unknown", "26: error: expected 1 value: write unknown(Day)"),
    ("override stage.open pass then", "26: error: expected fail, fail-after"),
    (
      "override stage.open call 0 pass",
      "26: error: expected a number from 1 to 1000000000, found \"0\""
    ),
    ("override stage.open return", "21: error: expected a value: stage.open returns Set<Day>"),
    (
      "override stage.open return [\"noon\"]",
      "29: error: Day has no case \"noon\"; it has day, night"
    ),
    (
      "override stage.open delay 2days",
      "27: error: expected a time such as 20ms, 1.5s or 2h, at most one day, found \"2days\""
    ),
    (
      "override stage.photo delay 1s",
      "22: error: stage.photo cannot be delayed: it is synchronous; expected fail, fail-after, return or pass"
    ),
    (
      "override prices.all fail x",
      "21: error: prices.all cannot fail: its type does not throw; expected return or pass"
    ),
    (
      "override stage.place pass",
      "10: error: stage.place cannot be overridden: interceptors cannot wrap it"
    ),
    (
      "override stage.songs return \"one\"",
      "29: error: expected a list of the stream's elements, […]"
    ),
    ("override stage.songs return [1]", "30: error: "),
    ("restore stage.opn", "9: error: unknown endpoint \"stage.opn\"; did you mean \"stage.open\"?"),
    ("set limit", "5: error: expected a value"),
    (
      "set limt 1s",
      "5: error: expected a value that can be set (limit), found \"limt\"; did you mean \"limit\"?"
    ),
    ("set limit 1", "11: error: expected a time such as 20ms, 1.5s or 2h, found 1"),
    (
      "world sandbx",
      "7: error: expected a world (sandbox, test, live), found \"sandbx\"; did you mean \"sandbox\"?"
    ),
    (
      "world live",
      "1: error: live is a live world: start the program with --world live to enter it"
    ),
    ("show xml", "6: error: expected a format (text, json), found \"xml\""),
    ("show $x", "6: error: unknown name \"$x\""),
    ("show $1", "6: error: no argument 1 was given"),
    ("include", "1: error: expected a file"),
    ("include none.script", "1: error: cannot read "),
    (
      "transcript jso",
      "12: error: expected a format (text, mermaid, json), found \"jso\"; did you mean \"json\"?"
    ),
    ("graph", "1: error: this playground has no graph: generate its table again"),
    ("help paus", "6: error: no help for \"paus\"; did you mean \"pause\"?"),
    ("expect", "1: error: expected a value, error, no-error or calls"),
    ("expect calls stage.open", "14: error: expected a number"),
    ("expect calls stage.open x", "25: error: expected a number of at least 0, found \"x\""),
    ("expect calls stage 1", "14: error: stage is a capability; its endpoints are "),
    ("let x pause day 1s", "7: error: expected = after the name: let x = COMMAND"),
    ("let x = world", "1: error: let requires a use case, a call, or a command of this playground"),
    ("quit now", "6: error: expected the end of the line"),
  ]

  @Test(
    "each wrong line is an error with its place and cure, and nothing runs",
    arguments: mistakes
  )
  func mistake(line: String, error: String) async throws {
    let run = try await play(line)
    #expect((run.status, run.output) == (65, ""))
    #expect(run.errors.hasPrefix("s:1:\(error)"), "\(run.errors)")
  }

  @Test("the table has at least 76 wrong lines")
  func count() {
    #expect(Set(Self.mistakes.map(\.line)).count >= 76)
  }
}
