import Capabilities
import Foundation
import TestTraits
import Testing

@testable import CapabilitiesPlayground
@testable import KitchenFixture

@Suite("The program")
struct ProgramTests {
  @Test("a wrong command line is an error, and nothing runs")
  func usage() async {
    let mistakes: [([String], String)] = [
      (["scrpt"], "unknown command \"scrpt\"; did you mean \"script\"?"),
      (["script"], "missing argument FILE"),
      (["script", "a", "--wrld", "x"], "unknown option --wrld; did you mean \"--world\"?"),
      (
        ["script", "a", "--world", "moon"],
        "--world: expected one of sandbox, test, closed, live, found \"moon\""
      ),
      (["script", "a", "--timeout", "2m"], "--timeout: expected a time such as 20ms, 1.5s or 2h"),
      (["--hlp"], "unknown option --hlp; did you mean \"--help\"?"),
      (["completions", "csh"], "expected one of bash, zsh, fish, found \"csh\""),
      (["help", "cok"], "no help for \"cok\"; did you mean \"cook\"?"),
      (
        ["--world", "moon"], "--world: expected one of sandbox, test, closed, live, found \"moon\""
      ),
      (["script", "none"], "cannot read none: No such file or directory"),
      (["script", "none", "-5", "-.5e3"], "cannot read none: No such file or directory"),
      (["script", "none", "-5x"], "unknown option -5x"),
      (
        ["graph", "--format", "jpeg"],
        "--format: expected one of text, mermaid, dot, json, found \"jpeg\""
      ),
    ]
    for (arguments, message) in mistakes {
      let run = await runProgram(arguments)
      #expect((run.status, run.output) == (64, ""))
      #expect(run.errors.hasPrefix("kitchen: error: \(message)"), "\(run.errors)")
    }
  }

  @Test("prints help, commands, endpoints and the graph")
  func help() async {
    for verb in ["script", "repl", "commands", "endpoints", "graph"] {
      let run = await runProgram([verb, "--help"])
      #expect(run.status == 0)
      #expect(run.output.contains("Usage: kitchen \(verb)"))
      #expect(await runProgram(["help", verb]) == run)
    }
    #expect(await runProgram(["graph"]).output == "cook\n└─ pantry: Kitchen.pantry (Pantry)\n")
    #expect(
      await runProgram(["graph", "--format=dot"]).output.hasPrefix("digraph \"Kitchen\" {\n")
    )
    #expect(
      await runProgram(["endpoints"]).output.contains(
        "  pantry.find id=Ingredient.ID -> Ingredient?, throws PantryError\n"
      )
    )
    let commands = await runProgram(["commands"]).output
    #expect(commands.contains("  cook ingredient=Ingredient [heat=Heat]\n      Takes an"))
    #expect(commands.contains("  run world\n"))
    #expect(commands.contains("  watch: its input onChange is a closure\n      to fix: make it"))
    #expect(commands.contains("  brew: its input dish: `Dish` is not Decodable\n"))
  }

  @Test("a table without a graph, or with one name of two endpoints, is an error with the reason")
  func tables() {
    var table = PlaygroundTable.kitchen
    table.graph = PlaygroundGraph("{}")
    table.endpoints.append(
      .init("cellar.count", named: "Pantry.count", returns: .decodable(Int.self)) { _, _ in 0 }
    )
    for (line, message) in [
      ("graph", "this playground has no graph: generate its table again"),
      ("expect calls pantry.count 1", "pantry.count cannot be counted: cellar.count has its name"),
    ] {
      let error = #expect(throws: ScriptError.self) {
        try Vocabulary(table, commands: []).statement(line, in: Scope(worldName: "sandbox"))
      }
      #expect(error?.message == message)
    }
  }

  @Test("a live world is entered only with --world, and the prompt shows it")
  func live() async throws {
    let run = await play("world live\nrun world", "--world", "live")
    #expect(run.output == "world live\nworld: 3\n2 commands, 0 expectations met\n")
    let runner = try await startRunner(.live("live") { .sandbox })
    #expect(await runner.prompt() == PlaygroundPrompt(text: "live (LIVE)> ", isLive: true))
  }

  @Test("a world that cannot be created ends the script, whose next lines are meant for it")
  func closedWorld() async throws {
    let directory = TemporaryDirectory()
    try directory.write("part", "world closed\nrun world")
    let include = ScriptLine("include \"\(directory.path("part"))\"")
    #expect(try await startRunner().run(include) == .stopped)
    let run = await play("world closed\nrun world")
    #expect(run.errors == "s:1:1: error: cannot create the world closed: locked(\"closed\")\n")
    #expect(
      run.output == "1 command, 0 expectations met, 1 problem: the lines after it did not run\n"
    )
    #expect(run.status == 1)
  }

  @Test("a client's commands are run, named, checked, and limited to their worlds")
  func commands() async {
    let commands: [PlaygroundCommand<Kitchen>] = [
      PlaygroundCommand("stock", help: "Returns the total weight.") { context in
        try await context.uninterceptedWorld.pantry.all().map(\.grams).reduce(0, +)
      },
      PlaygroundCommand("secret-door", worlds: ["live"]) { _ in "open" },
    ]
    let run = await play("let n = stock\nexpect stock 600\nexpect $n 600", commands: commands)
    #expect(run.output.hasPrefix("let n = stock: 600\nexpect stock 600: met\nexpect $n 600: met"))
    let script = "secret-door\nworld sandbox\nsecret-door"
    let other = await play(script, "--world", "live", commands: commands)
    #expect(other.output == "")
    #expect(
      other.errors
        == "s:3:1: error: secret-door is only available in the live world; this is the sandbox world\n"
    )
    let clash = await play("wait", commands: [PlaygroundCommand("let") { _ in 1 }])
    #expect(clash.status == 64)
    #expect(clash.errors.contains("the command \"let\" has the name of a built-in command"))
  }

  @Test("the detached tasks of a command are recorded, and their calls are overridden")
  func detached() async {
    let commands: [PlaygroundCommand<Kitchen>] = [
      PlaygroundCommand("inspect") { context in
        let world = context.world
        return try await Task.detached { try world.patio.photo(Data(), nil) }.value
      }
    ]
    let script = "override patio.photo fail closed\ninspect\nexpect error closed\ntranscript"
    let run = await play(script, commands: commands)
    #expect((run.status, run.errors) == (0, ""))
    #expect(run.output.contains(" Patio.photo(0 bytes, nil)"), "\(run.output)")
  }

  @Test("an override whose value has another type never calls the endpoint", .ownThreads)
  func mismatch() async {
    let untyped = Overrides.mistaken.wrap("f") { () throws -> Int in 1 }
    #expect(throws: ScriptedError(description: "f cannot return String: expected Int")) {
      try untyped()
    }
    await #expect(processExitsWith: .exitCode(1)) {
      _ = await Overrides.mistaken.wrap("f") { () async -> Int in 1 }()
    }
  }

  @Test("a command is cancelled at its time limit, and ends before the next line")
  func cancelledCommand() async {
    let commands: [PlaygroundCommand<Kitchen>] = [
      PlaygroundCommand("listen") { context in
        _ = await AsyncStream<Int> { _ in }.first { _ in true }
        for _ in 1...1000 { await Task.yield() }
        _ = try await context.world.pantry.take(.init(id: .init(rawValue: "rice"), grams: 100))
      }
    ]
    let script = "listen\nexpect error timed\ncall pantry.find rice\nexpect {\"grams\":400}"
    let run = await CancelledCommand.$patience.withValue(.seconds(600)) {
      await play(script, "--timeout", "2s", commands: commands)
    }
    #expect(run.output.hasPrefix("listen: failed: timed out after 2.0 seconds; see --timeout\n"))
    #expect((run.status, run.errors) == (0, ""))
  }
}

extension Overrides {
  /// An override of `f` that returns a text.
  fileprivate static var mistaken: Overrides {
    let overrides = Overrides()
    let step = OverrideStep(call: nil, behavior: .pass)
    overrides.start(OverridePlan([step]) { _ in .answer { "a" } }, of: "f")
    return overrides
  }
}
