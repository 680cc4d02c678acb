import Foundation
import TestTraits
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

@testable import CapabilitiesPlayground
@testable import KitchenFixture

@Suite("A report of a script")
struct RunReportTests {
  private let script = """
    let rice = restock rice
    call stove.unlock {"value":"no"}
    expect error wrong
    cook {"id":"salt","grams":1000}
    expect {"grams":1}
    override pantry.take fail
    endpoints
    """

  @Test("in JSON has an object for each line, each problem, and the totals")
  func json() async throws {
    let run = await play(script.replacing("override pantry.take fail\n", with: ""), "--json")
    #expect(run.status == 1)
    let objects = try run.output.split(separator: "\n").map { line in
      try #require(JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
    }
    let commands = objects.compactMap { $0["command"] as? String }
    #expect(
      commands == [
        "restock", "call stove.unlock", "expect error \"wrong\"", "cook", "expect {\"grams\":1}",
        "endpoints",
      ]
    )
    #expect(objects[0]["name"] as? String == "rice")
    #expect(objects[0]["line"] as? Int == 1)
    #expect(
      (objects[0]["inputs"] as? [String: Any])?["id"] as? [String: String] == ["rawValue": "rice"]
    )
    #expect((objects[0]["result"] as? [String: Any])?["grams"] as? Int == 500)
    #expect(objects[0]["output"] == nil)
    // A secret in an input is concealed.
    #expect(!run.output.contains("\"no\""))
    #expect(objects[1]["error"] as? String == "wrong(Attempts(tried: [•••]))")
    #expect((objects[2]["seconds"] as? Double).map { $0 >= 0 } == true)
    #expect(objects[3]["error"] as? String == "empty")
    let problems = objects.compactMap { object in
      (object["problem"] as? String).map { "\(object["line"] ?? ""): \($0)" }
    }
    #expect(
      problems == ["5: expected {\"grams\":1}, but cook failed: empty", "4: cook failed: empty"]
    )
    #expect(objects.contains { ($0["output"] as? String)?.hasPrefix("Endpoints:\n") == true })
    let totals = try #require(objects.last as? [String: Int])
    #expect(totals == ["commands": 6, "expectations": 1, "problems": 2])
    #expect(run.errors.contains("s:4:1: error: cook failed: empty"))
  }

  @Test("in JUnit's format has a test case for each line, which fails with its problems")
  func junit() async throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).xml")
    defer { try? FileManager.default.removeItem(at: file) }
    let script =
      "restock \"<&\\\"\\u{1B}\"\nexpect \"<\u{301}\"\ncook {\"id\":\"salt\",\"grams\":1000}"
    let run = await play(script, "--junit", file.path)
    #expect(run.status == 1)
    #expect(run.output.hasPrefix("restock: nil"))
    let report = try XMLDocument(contentsOf: file, options: [])
    let suite = try #require(
      try report.nodes(forXPath: "/testsuites/testsuite").first as? XMLElement
    )
    #expect(suite.attribute(forName: "tests")?.stringValue == "3")
    #expect(suite.attribute(forName: "failures")?.stringValue == "2")
    let cases = try report.nodes(forXPath: "//testcase/@name").compactMap(\.stringValue)
    #expect(cases == ["line 1: restock", "line 2: expect \"<\u{301}\"", "line 3: cook"])
    let failures = try report.nodes(forXPath: "//failure/@message").compactMap(\.stringValue)
    #expect(failures == ["expected \"<\u{301}\", but it is nil", "cook failed: empty"])
  }

  @Test(
    "is one of this run, also if none of the script's lines ran",
    arguments: [
      ("wait\nwiat", ["s:2:1: unknown command \"wiat\"; did you mean \"wait\"?"]),
      ("wait \"\u{FFFE}\"\n\n$x", ["s:1:6: ", "s:3:1: "]), (nil, ["none:1:1: cannot read none: "]),
    ] as [(String?, [String])]
  )
  func notRun(_ script: String?, _ problems: [String]) async throws {
    let directory = TemporaryDirectory()
    try directory.write("report.xml", "the report of an earlier run")
    let file = directory.path("report.xml")
    let run =
      if let script { await play(script, "--json", "--junit", file) } else {
        await runProgram(["script", "none", "--json", "--junit", file])
      }
    #expect(run.status == (script == nil ? 64 : 65))
    let report = try XMLDocument(contentsOf: URL(fileURLWithPath: file), options: [])
    let failures = try report.nodes(forXPath: "//testcase/failure").compactMap(\.stringValue)
    #expect(failures.count == problems.count)
    for (failure, problem) in zip(failures, problems) {
      let text = failure.replacing(/^.*\/s\.script:/, with: "s:")
      #expect(text.hasPrefix(problem), "\(failure)")
    }
    let lines = run.output.split(separator: "\n")
    #expect(lines.count { $0.contains("\"problem\":") } == problems.count)
    #expect(lines.last == "{\"commands\":0,\"expectations\":0,\"problems\":\(problems.count)}")
  }

  @Test("says that the script did not run to its end, if the program is killed")
  func killed() async throws {
    let directory = TemporaryDirectory()
    let file = directory.path("report.xml")
    // In a container, the killed program had the same number.
    try directory.write("report.xml.\(getpid()).partial", "")
    let early = PlaygroundCommand<Kitchen>("early") { _ in directory.read("report.xml") ?? "" }
    let run = await play("early", "--junit", file, commands: [early])
    #expect(run.output.contains("the script did not run to its end"))
    #expect(directory.read("report.xml")?.contains("failures=\"0\"") == true)
  }

  @Test(
    "that cannot be written is an error, and nothing runs",
    arguments: [("/dev/null/report.xml", "Not a directory"), (".", "Is a directory")]
  )
  func unwritable(_ file: String, _ reason: String) async {
    let run = await play("wait", "--junit", file)
    #expect((run.status, run.output) == (64, ""))
    #expect(run.errors.hasPrefix("kitchen: error: cannot write \(file): \(reason)"))
  }
}

@Suite("Arguments and included scripts")
struct IncludedScriptTests {
  private let directory = TemporaryDirectory()

  private func run(_ arguments: String...) async -> CommandResult {
    var run = await runProgram(["script"] + arguments)
    run.errors = run.errors.replacing(directory.path + "/", with: "")
    return run
  }

  @Test("a script uses its arguments and the values of --set by name")
  func arguments() async throws {
    try directory.write(
      "a",
      "restock $1\nexpect {\"grams\":500}\nseason salt $size\nexpect \"rice with 1.5 salt\""
    )
    let good = await run(directory.path("a"), "rice", "--set", "size=1.5")
    #expect((good.status, good.errors) == (0, ""))
    let missing = await run(directory.path("a"))
    #expect(missing.status == 65)
    #expect(
      missing.errors == """
        a:1:9: error: no argument 1 was given: script FILE ARGUMENT…; to fix: add it, or write text \
        that starts with $ in quotation marks
        a:3:13: error: unknown name "$size"; define it in an earlier line: let size = …

        """
    )
    let wrong = await run(directory.path("a"), "rice", "--set", "size=big")
    #expect(wrong.status == 65)
    #expect(wrong.errors == "a:3:13: error: expected a number, found big\n")
    let unnamed = await run(directory.path("a"), "--set", "2=1")
    #expect(unnamed.errors.hasPrefix("kitchen: error: --set: expected name=value, found \"2=1\""))
  }

  @Test("an included script runs in its place, and its names stay")
  func include() async throws {
    try FileManager.default.createDirectory(
      atPath: directory.path("sub"),
      withIntermediateDirectories: true
    )
    try directory.write("a", "include sub/b\nexpect $rice.grams 500\nrestock $salt.id")
    try directory.write("sub/b", "let rice = restock rice\ninclude c")
    try directory.write("sub/c", "let salt = restock salt")
    let run = await run(directory.path("a"))
    #expect((run.status, run.errors) == (0, ""))
    #expect(run.output.hasSuffix("6 commands, 1 expectation met\n"))
  }

  @Test("a script that is included twice has two results in a report, and its time counts once")
  func includedTwice() async throws {
    try directory.write("a", "include b\noverride pantry.count fail empty\ninclude b")
    try directory.write("b", "call pantry.count\nexpect 2")
    let run = await run(directory.path("a"), "--junit", directory.path("xml"))
    #expect(run.errors.matches(of: /b:(\d):1: error/).map(\.output.1) == ["2", "1"])
    let report = try #require(directory.read("xml"))
    #expect(report.contains("tests=\"7\" failures=\"2\""))
    let cases = report.split(separator: "\n").filter { $0.contains("<testcase") }
    #expect(cases.indices.filter { cases[$0].contains("<failure") } == [4, 5])
    #expect(cases.count { $0.contains(": include b\" time=\"0.000000\"") } == 2)
  }

  @Test("mistakes in included scripts are errors at their places, and nothing runs")
  func mistakes() async throws {
    try directory.write("a", "wait\ninclude b\ninclude none\ninclude a")
    try directory.write("b", "wait\ncok\ninclude a")
    let run = await run(directory.path("a"))
    #expect((run.status, run.output) == (65, ""))
    #expect(
      run.errors.replacing(directory.path + "/", with: "") == """
        b:2:1: error: unknown command "cok"; did you mean "cook"?
        b:3:1: error: a includes itself
        a:3:1: error: cannot read none: No such file or directory
        a:4:1: error: a includes itself

        """
    )
  }

  @Test("an error that an included script has only with its results is in the report")
  func lateMistake() async throws {
    try directory.write("a", "let rice = restock rice\ninclude b")
    try directory.write("b", "wait\ncook $rice.lid")
    let run = await run(directory.path("a"), "--json")
    #expect(run.status == 1)
    #expect(run.output.contains("\"line\":2,\"problem\":\"$rice has no part \\\"lid\\\""))
    #expect(run.output.contains("b has 1 error, so none of its lines ran"))
  }

  @Test("a problem in an included script has its place, and quit ends all scripts")
  func problems() async throws {
    try directory.write("a", "include b\nwait")
    try directory.write("b", "restock none\nexpect {\"grams\":1}\nquit\nwait")
    let run = await run(directory.path("a"))
    #expect(run.status == 1)
    #expect(run.errors == "b:2:1: error: expected {\"grams\":1}, but it is null\n")
    #expect(run.output.hasSuffix("4 commands, 0 expectations met, 1 problem\n"))
  }
}
