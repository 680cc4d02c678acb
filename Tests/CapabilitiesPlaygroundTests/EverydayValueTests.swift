import TestTraits
import Testing

@testable import CapabilitiesPlayground
@testable import KitchenFixture

@Suite("Everyday values in a playground")
struct EverydayValueTests {
  @Test("a script with one of each prints the whole output")
  func output() async {
    let run = await play(
      """
      pause day 90s
      pause time="1.5 min" day=night
      pause day "3 days"
      expect error 3
      call patio.open night 20ms
      expect ["day","night"]
      call prices.all
      call prices.set {"day": 1.25, "night": 2}
      sell [{"id":1,"day":"day","genre":"rock"},{"id":2,"day":"night","genre":{"jazz":{"minutes":3}}}] +3days
      sell [] now tags=["a","a"]
      call patio.place {"row":1,"seat":2}
      expect {"seat":2}
      call patio.place [3,4]
      call patio.photo "YQ==" https://example.com/a?b=1
      override patio.songs return ["one","two"]
      call patio.songs jazz(minutes: 3)
      override patio.photo fail
      call patio.photo ""
      expect error closed
      override patio.open fail {"code":3}
      pause day 1s
      expect error 3
      override prices.set fail tooHigh
      set hours 2min
      world
      """
    )
    #expect(
      run.output == """
        pause: 90.0 seconds
        pause: 90.0 seconds
        pause: failed: PatioFault(code: 3)
        expect error "3": met
        call patio.open: [night]
        expect ["day","night"]: failed, it has 1 element
        call prices.all: [day: 1.25, night: 10]
        call prices.set: ok
        sell: 2 elements
          id  day    genre
          1   day    rock
          2   night  jazz(minutes: 3)
        sell: [] (no elements)
        call patio.place: (row: 1, seat: 2)
        expect {"seat":2}: met
        call patio.place: (row: 3, seat: 4)
        call patio.photo: 1
        override patio.songs: return ["one","two"]
          one
          two
        call patio.songs: 2 elements
        override patio.photo: fail closed
        call patio.photo: failed: closed
        expect error "closed": met
        override patio.open: fail {"code":3}
        pause: failed: PatioFault(code: 3)
        expect error "3": met
        override prices.set: fail tooHigh
          save cannot write a call that throws this error: PriceError is not Encodable
        set hours: 120.0 seconds
        world: sandbox; others: test, closed, live (live)
        25 commands, 4 expectations met, 1 problem

        """
    )
    #expect(run.errors == "s:6:1: error: expected [\"day\",\"night\"], but it has 1 element\n")
  }

  @Test("an endpoint that the world does not implement is a problem, and the message has the cure")
  func unimplemented() async {
    let run = await play(
      """
      world test
      sell [] now
      expect error tooHigh
      expect days 0
      wait
      override stove.heat return
      wait
      """,
      commands: [PlaygroundCommand("days") { context in context.world.prices.all().count }]
    )
    #expect(
      run.errors == """
        s:2:1: error: Page.write, called by prices.book, is not implemented in the world test; \
        to fix: override prices.book return VALUE or fail ERROR
        s:4:1: error: prices.all is not implemented in the world test; to fix: override prices.all \
        return VALUE
        s:5:1: error: stove.heat is not implemented in the world test; to fix: override stove.heat \
        return

        """
    )
    #expect(run.output.hasSuffix("7 commands, 2 expectations met, 3 problems\n"))
  }

  @Test("help lists the cases of each enum, also in lists and structs, and what an endpoint throws")
  func help() async {
    let sell = await runProgram(["help", "sell"])
    #expect(
      sell.output == """
        sell orders=[Order] at=Date [tags=Set<String>]
          Day is day, night
          Genre is rock, jazz(minutes: Int)
          returns [Order]

        """
    )
    let cook = await runProgram(["help", "cook"]).output
    #expect(cook.contains(#"  Ingredient, such as {"id":{"rawValue":""},"grams":0,"#), "\(cook)")
    let endpoints = [
      "patio.open": #"throws PatioFault, such as {"code":0}"#,
      "patio.photo": "throws Closed: closed",
      "prices.set": "throws tooHigh, unknown(Day)",
      "prices.book": "throws tooHigh, unknown(Day), PatioFault, TEXT",
    ]
    for (endpoint, line) in endpoints {
      let help = await runProgram(["help", endpoint])
      #expect(help.output.contains("  \(line)\n"), "\(help.output)")
    }
    let set = await runProgram(["help", "prices.set"])
    #expect(set.output.contains("  save cannot write its errors: PriceError is not Encodable\n"))
    #expect(await runProgram(["--version"]).output == "kitchen 1.2\n")
  }

  @Test("Tab completes the values of enums, errors and settings")
  func completion() {
    let vocabulary = Vocabulary(.kitchen, commands: [])
    let scope = Scope(worldName: "sandbox")
    func candidates(_ line: String) -> [String] {
      vocabulary.completions(for: line, at: line.count, in: scope).candidates.map(\.text)
    }
    #expect(candidates("pause day=n") == ["day=night "])
    #expect(candidates("pause n") == ["night "])
    #expect(candidates("call patio.songs ") == ["rock ", "jazz(", "genre="])
    #expect(candidates("override prices.set fail ").prefix(2) == ["tooHigh ", "unknown("])
    #expect(candidates("override patio.photo fail c").contains("closed "))
    #expect(candidates("show j") == ["json "])
  }

  @Test("shells complete the command line", arguments: ["bash", "zsh", "fish"])
  func shells(shell: String) async {
    let script = await runProgram(["completions", shell]).output
    for word in ["script", "repl", "sandbox", "live", "world", "junit", "version"] {
      #expect(script.contains(word))
    }
    #expect(script.contains("complete -"))
  }

  @Test("options of a session or script can be before the command, and other names work")
  func commandLine() async {
    let before = await play("world\n?\n", before: "--world", "test")
    let others = "world: test; others: sandbox, closed, live (live)\n"
    #expect(before.output.hasPrefix("\(others)Use cases:\n"))
    let report = await play("wait", before: "--set", "a=1", "--json", "--timeout=5s")
    #expect(report.output.hasPrefix("{\"file\":"), "\(report)")
    let left = await play("world\n:q\nwiat", before: "--world=live")
    #expect(left.errors == "s:3:1: error: unknown command \"wiat\"; did you mean \"wait\"?\n")
    let live = await play("world\nexit\nworld", before: "--world=live")
    #expect(live.output.hasPrefix("world: live (live); others: sandbox, test, closed\n2 commands"))
  }
}
