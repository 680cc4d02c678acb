import Capabilities
import Foundation
import TestTraits
import Testing

@testable import CapabilitiesPlayground
@testable import KitchenFixture

@Suite("Scripts")
struct ScriptTests {
  @Test("later lines use named results and their parts")
  func values() async {
    let run = await play(
      """
      let rice = restock rice
      expect {"grams":500,"note":null}
      expect $rice.id.rawValue rice
      cook $rice heat=low
      cook ingredient={"id":$rice.id,"grams":1} heat=degrees(180)
      expect error empty
      season salt 1.5
      expect "rice with 1.5 salt"
      let dish = season pepper 2
      brew $dish
      expect "brewed rice with 2.0 pepper"
      """
    )
    #expect(
      run.output == """
        let rice = restock: Ingredient(id: ID(rawValue: "rice"), grams: 500, note: nil)
        expect {"grams":500,"note":null}: met
        expect $rice.id.rawValue rice: met
        cook: Portion
          of: Ingredient(id: ID(rawValue: "rice"), grams: 500, note: nil)
          grams: 500.0
          takenAt: 1970-01-01 00:00:00 +0000
        cook: failed: empty
        expect error "empty": met
        season: rice with 1.5 salt
        expect "rice with 1.5 salt": met
        let dish = season: rice with 2.0 pepper
        brew: brewed rice with 2.0 pepper
        expect "brewed rice with 2.0 pepper": met
        11 commands, 5 expectations met

        """
    )
    #expect((run.status, run.errors) == (0, ""))
  }

  @Test("JSON can have spaces around all of its signs")
  func spaces() async {
    let run = await play(
      """
      override pantry.all return [ { "id" : { "rawValue" : "a" } , "grams" : 1 } , \
      { "id":{"rawValue":"b"},"grams":2} ]
      call pantry.all
      expect [ {"grams" : 1} , {"grams":2} ]
      override pantry.all return [ ]
      call pantry.all
      expect [ ]
      """
    )
    #expect((run.status, run.errors) == (0, ""))
    #expect(run.output.hasSuffix("6 commands, 2 expectations met\n"))
  }

  @Test("a transcript whose errors cannot be saved is a problem at its line")
  func unsavedTranscript() async {
    let run = await play("call stove.unlock {\"value\":\"x\"}\nexpect error\ntranscript json")
    #expect(run.status == 1)
    #expect(run.errors.hasPrefix("s:3:1: error: a call of Stove.unlock cannot be saved"))
    let text = "override pantry.all fail x\ncall pantry.all\nexpect error\ntranscript json"
    #expect(await play(text).errors == "")
  }

  @Test(
    "an endpoint that is not implemented fails with one line, and its fix is one that a script has",
    arguments: [
      (PlaygroundValueFormat.decodable(Int.self), "return VALUE or fail ERROR"),
      (.none(Int.self), "fail ERROR"),
    ]
  )
  func unimplemented(_ format: PlaygroundValueFormat<Int>, _ fix: String) async {
    let count: @Sendable () throws -> Int = Capabilities.unimplemented("Pantry.count")
    let row = PlaygroundEndpoint<Kitchen>(
      "pantry.count",
      named: "Pantry.count",
      returns: format,
      throws: .anyError
    ) { _, _ in try count() }
    let table = PlaygroundTable(worlds: [.simulated("sandbox") { .sandbox }], endpoints: [row])
    let run = await play("call pantry.count\nexpect error", table: table)
    #expect(run.status == 1)
    #expect(run.output.hasPrefix("call pantry.count: failed: Pantry.count is not implemented\n"))
    #expect(
      run.errors == """
        s:1:1: error: pantry.count is not implemented in the world sandbox; to fix: override \
        pantry.count \(fix)

        """
    )
    let ignored = await play("override pantry.count fail x\ncall pantry.count", table: table)
    #expect(ignored.errors.contains("; to fix: wrap it in `intercepted(by:)`, without which"))
  }

  @Test("a dollar sign without a name after it is text", arguments: ["$", "$,", "5$", #""$5""#])
  func dollarSigns(_ word: String) async {
    let run = await play("restock \(word)\nexpect null")
    #expect(
      run.output == "restock: nil (no value)\nexpect null: met\n2 commands, 1 expectation met\n"
    )
    #expect((run.status, run.errors) == (0, ""))
  }

  @Test("a missing part of a result is an error at its place when the line runs")
  func paths() async {
    let run = await play(
      """
      let rice = restock rice
      cook {"id":$rice.ID,"grams":1}
      restock $rice.id.rawValue.x
      let none = restock pepper
      let failed = call pantry.take {"id":"rice","grams":501}
      expect error
      cook $failed
      """
    )
    #expect(run.status == 1)
    #expect(run.output.hasSuffix("\n7 commands, 1 expectation met, 3 problems\n"))
    #expect(
      run.errors == """
        s:2:12: error: $rice has no part "ID"; did you mean "id"?
        s:3:9: error: $rice.id.rawValue has no parts
        s:7:6: error: $failed has no value: call pantry.take failed

        """
    )
  }

  @Test("a case named nil, nested optionals, big numbers and dates are read correctly")
  func readValues() async {
    let run = await play(
      """
      serve nil [null,{"low":{}},{"nil":{}},{"program":{"name":"x","minutes":3}}]
      expect [null,{"low":{}},{"nil":{}},{"program":{"name":"x","pause":null}}]
      expect [null,{"degrees":null},{"nil":{}},{}]
      call stove.heat nil
      measure -128 12345678901234567890.5
      schedule at=2026-01-31T09:30:00+02:00 hot=true
      expect 2026-01-31T07:30:00Z
      season salt nan
      run world
      set limit 5
      run world
      expect 5
      transcript
      """
    )
    #expect(
      run.output == """
        serve: [nil, low, Optional(nil), program(name: "x", minutes: 3)]
        expect [null,{"low":{}},{"nil":{}},{"program":{"name":"x","pause":null}}]: met
        expect [null,{"degrees":null},{"nil":{}},{}]: failed, it.1.degrees is missing
        call stove.heat: ok
        measure: ["-128", "12345678901234567890.5"]
        schedule: 2026-01-31 07:30:00 +0000
        expect 2026-01-31T07:30:00Z: met
        season: rice with nan salt
        world: 3
        set limit: 5
        world: 5
        expect 5: met
        transcript: 1 call
          call stove.heat
            Stove.heat(nil)
        13 commands, 3 expectations met, 1 problem

        """
    )
  }

  @Test("override steps apply to all calls, to several, or to one")
  func overrides() async {
    let run = await play(
      """
      override pantry.find return nil then {"id":"x","grams":1} then fail locked("y")
      restock a
      restock a
      restock a
      expect error y
      restock b
      expect error locked(y)
      override pantry.find call 2 fail {"locked":"z"}
      restock rice
      restock rice
      expect error z
      restock rice
      expect calls pantry.find 7
      restore pantry.find
      override pantry.all fail "any words"
      call pantry.all
      expect error "any words"
      override pantry.take fail-after empty
      cook {"id":"rice","grams":499}
      expect error empty
      restore all
      call pantry.find rice
      expect {"grams":1}
      """
    )
    #expect(run.errors == "")
    #expect(run.output.hasSuffix("23 commands, 7 expectations met\n"))
  }

  @Test("a call that ends after its command changes no time of the next one")
  func lateCall() {
    let log = CallLog()
    let count = log.wrap("Pantry.count") { 1 }
    let times = log.wrap("Stove.heat") {
      log.beginRound()
      _ = count()
      return log.timed.map(\.duration)
    }()
    #expect(times.count == 1)
    #expect(log.timed.map(\.duration) == times)
  }

  @Test("time shows the duration of each call of the last command, synchronous or async")
  func times() async {
    let run = await play(
      """
      time
      call pantry.count
      cook {"id":"rice","grams":1} heat=low
      call pantry.now
      time
      cook {"id":"rice","grams":1} heat=low
      time
      """
    )
    let lines = run.output.replacing(#/[0-9.e-]+ (s|ms|µs)/#, with: "DURATION")
      .split(separator: "\n").filter { $0.hasPrefix("time: ") || $0.hasPrefix("  DURATION") }
    #expect(
      lines == [
        "time: no command has run yet", "time: call pantry.now took DURATION",
        "  DURATION  Pantry.now", "time: cook took DURATION", "  DURATION  Pantry.take",
        "  DURATION  Stove.heat",
      ]
    )
    #expect((run.status, run.errors) == (0, ""))
  }

  @Test("the diagram of several commands lists each participant once, before the calls")
  func diagram() async {
    let run = await play("call pantry.count\ncall pantry.now\ntranscript mermaid")
    let lines = run.output.split(separator: "\n")
    let start = lines.firstIndex { $0.hasSuffix("sequenceDiagram") } ?? lines.startIndex
    let rows = lines[start...].dropFirst().prefix { $0.hasPrefix("  ") }
    let participants = rows.prefix { $0.hasPrefix("  participant ") }
    #expect(participants.filter { $0.hasPrefix("  participant Pantry") }.count == 1)
    #expect(!rows.dropFirst(participants.count).contains { $0.hasPrefix("  participant ") })
    #expect(rows.count > participants.count)
  }

  @Test("a hanging call never reaches its endpoint, and the script continues after the time limit")
  func hanging() async {
    let run = await play(
      """
      override pantry.take hang
      cook {"id":"rice","grams":1}
      expect error "timed out after 2.0 seconds, but still running in the background"
      call pantry.find rice
      expect {"grams":500}
      """,
      "--timeout",
      "2s"
    )
    #expect((run.status, run.errors) == (0, ""))
  }

  @Test("a stream is printed as it arrives, named as a list, and overridden by a list")
  func streams() async {
    let run = await play(
      """
      let smells = call stove.smells 2
      expect $smells.1 "smell 1"
      expect 2
      override stove.smells return ["a"]
      call stove.smells 9
      expect ["a"]
      """
    )
    #expect(run.errors == "")
    #expect(
      run.output.hasPrefix("  smell 0\n  smell 1\nlet smells = call stove.smells: 2 elements\n")
    )
    #expect(run.output.hasSuffix("6 commands, 3 expectations met\n"))
  }

  @Test("streams of several commands are saved in one file and replayed in order")
  func replayedStreams() async throws {
    let directory = TemporaryDirectory()
    let file = directory.path("kitchen.json")
    let run = await play(
      """
      override stove.smells return ["burnt"] then return ["sweet","sour"]
      call stove.smells 1
      call stove.smells 1
      transcript
      save "\(file)"
      restore all
      replay "\(file)"
      call stove.smells 1
      expect ["burnt"]
      call stove.smells 1
      expect ["sweet","sour"]
      """
    )
    #expect(run.errors == "")
    #expect(run.output.contains("    Stove.smells(1)[1] -> \"burnt\"\n"))
    for line in ["transcript", "save \(file)", "replay \(file)"] {
      #expect(run.output.contains("\n\(line): 2 calls\n"))
    }
    #expect(run.output.hasSuffix("11 commands, 2 expectations met\n"))
  }

  @Test("a saved transcript answers later calls, and reports calls without an answer")
  func replay() async throws {
    let directory = TemporaryDirectory()
    let file = directory.path("kitchen.json")
    let saved = await play(
      """
      cook {"id":"rice","grams":5}
      save "\(file)"
      transcript mermaid
      """
    )
    #expect(saved.errors == "")
    let run = await play(
      """
      replay "\(file)"
      cook {"id":"rice","grams":5}
      call pantry.count
      call pantry.count
      """
    )
    #expect(run.status == 1)
    #expect(run.output.contains("replay \(file): 1 call\ncook: Portion\n"))
    #expect(run.errors.hasPrefix("s:3:1: error: not recorded: Pantry.count()"))
    // Each call is reported at its own line.
    let places = run.errors.matches(of: /s:(\d+):1: error: not recorded/).map(\.output.1)
    #expect(places == ["3", "4"])
  }

  @Test("a replay that cannot be read ends the scripts, so no later call reaches the world")
  func brokenReplay() async throws {
    let directory = TemporaryDirectory()
    try directory.write("broken", "{")
    try directory.write("part", "replay \"\(directory.path("broken"))\"\ncall pantry.count")
    let run = await play("include \"\(directory.path("part"))\"\ncall pantry.count")
    #expect(run.errors.contains("part:1:1: error: \(directory.path("broken")) is not a saved"))
    #expect(
      run.output == "2 commands, 0 expectations met, 1 problem: the lines after it did not run\n"
    )
    #expect(run.status == 1)
    for (file, reason) in [(".", "Is a directory"), ("/dev/null", "it is not a regular file")] {
      let run = await play("replay \(file)\ncall pantry.count")
      #expect(run.errors == "s:1:1: error: cannot read \(file): \(reason)\n")
    }
  }

  @Test("a replay is refused in a live world, which would run a call without an answer")
  func liveReplay() async throws {
    let run = await play("call pantry.count\nreplay calls.json", "--world", "live")
    #expect(
      run.errors == """
        s:2:1: error: replay is not available in a live world, which would run a call without an \
        answer: enter another world first, such as sandbox

        """
    )
    #expect(run.output == "")
  }

  @Test("a replay names the settings that differ from those of the saved session")
  func replayedSettings() async throws {
    let directory = TemporaryDirectory()
    let file = directory.path("calls.json")
    let saving = await play("set limit 5\ncall pantry.count\nsave \"\(file)\"")
    #expect((saving.status, saving.errors) == (0, ""))
    let replay = "replay \"\(file)\""
    #expect(await play("set limit 5\n\(replay)").status == 0)
    let run = await play("set hours 1h\n\(replay)")
    #expect(run.status == 1)
    #expect(
      run.errors.replacing(file, with: "calls.json") == """
        s:2:1: error: calls.json was saved with hours 7200.0 seconds, which is 3600.0 seconds in \
        this world
        s:2:1: error: calls.json was saved with limit 5, which is 3 in this world

        """
    )
  }

  @Test("an optional input that cannot be written takes no position, and help says why")
  func absentInputs() async {
    let reader = PlaygroundValueFormat.none(Dish?.self, because: "a dish cannot be written")
    let count = PlaygroundCommand<Kitchen>(
      "portions",
      inputs: [.init("of", reader), .init("count", Int.self)]
    ) { context in
      let dish: Dish? = try context.inputs.next()
      return "\(try context.inputs.next() as Int) of \(dish.map { "\($0)" } ?? "rice")"
    }
    let run = await play(
      """
      portions 3
      expect "3 of rice"
      let dish = season salt 1
      portions of=$dish 3
      expect "3 of rice with 1.0 salt"
      help portions
      override patio.photo fail closed
      endpoints
      help
      """,
      commands: [count]
    )
    #expect((run.status, run.errors) == (0, ""))
    for line in [
      "  of cannot be written: a dish cannot be written", ", throws Closed (overridden)",
      "Values that can be set:\n  limit Int\n",
    ] {
      #expect(run.output.contains(line), "\(run.output)")
    }
  }

  @Test("until repeats an expectation on the world's clock, up to its limit")
  func until() async {
    let hours = PlaygroundCommand<Kitchen>("hours") { context in context.world.hoursSlept }
    let run = await play(
      "until 20h: expect hours 5\nexpect hours 5\nuntil 2h: expect hours 9\nexpect hours 7",
      commands: [hours]
    )
    #expect(run.status == 1)
    #expect(run.output.hasSuffix("4 commands, 3 expectations met, 1 problem\n"))
    #expect(run.errors == "s:3:1: error: expected hours 9, but it is 7\n")
  }
}
