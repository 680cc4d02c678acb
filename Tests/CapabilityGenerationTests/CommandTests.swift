@testable import CapabilityGeneration
import Testing

/// The long tests run the same commands with a compiler. These compare everything they print.
@Suite("Commands on a package in memory")
struct CommandTests {
  private static let wire = "wire World --targets Big"
  private static let path = "Sources/Big/World+UseCases.swift"
  private static let derived = "Sources/Big/C0+Derived.swift"
  private static let own = "; the targets are Big"
  private static let wrote = "> \(path)\nwrote \(path): 2 use cases"
  private static let mark = "\(path):1:1: error: this file"

  /// A package with the wiring of its world.
  private static func wired() -> MemoryPackage {
    let package = MemoryPackage()
    #expect(package.run(wire) == "\(wrote)\nexit 0")
    return package
  }

  /// A package whose wiring is stale by one line.
  private static func stale() -> MemoryPackage {
    let package = wired()
    package.replaceInGraph("Does what number 16 does.", with: "Does it.")
    return package
  }

  @Test("a command writes a file only if its text changes")
  func upToDate() {
    let package = Self.wired()
    #expect(package.staged == [Self.path])
    #expect(package.run(Self.wire) == "\(Self.path) is up to date: 2 use cases\nexit 0")
    #expect(package.staged == [Self.path])
    #expect(package.run("check") == "1 generated file is up to date\nexit 0")
    #expect(package.run("update") == "nothing to do: 1 generated file is up to date\nexit 0")
    _ = package.run("derive C0")
    #expect(package.run("check") == "2 generated files are up to date\nexit 0")
    #expect(package.run("update") == "nothing to do: 2 generated files are up to date\nexit 0")
    #expect(MemoryPackage().run("check") == "no generated files\nexit 0")
    #expect(MemoryPackage().run("update") == "no generated files\nexit 0")
  }

  @Test("--output names the file of one derived capability")
  func derivedPath() {
    let package = MemoryPackage()
    let path = "Sources/Big/Other.swift"
    #expect(
      package.run("derive C0 --output ./Sources//Big/./Other.swift") == """
        > \(path)
        wrote \(path): 5 properties
        exit 0
        """
    )
    #expect(
      package.run("derive C0 C1 --output \(path)") == """
        ! error: --output is for one CAPABILITY, not 2
        See `swift package capabilities derive --help`.
        exit 64
        """
    )
    #expect(package.run("derive C1 --output Sources/Big/C1").contains("/C1 is not a Swift file; "))
    package["Sources/Big/Sub/Other.swift"] = ""
    #expect(package.run("derive C0 --output \(path)").contains("name, Sources/Big/Sub/Other.swift"))
    #expect(package.run("check").contains("already has a file of this name, Sources/Big/Sub/Other"))
    #expect(
      MemoryPackage().run("derive C0 C1") == """
        > \(Self.derived)
        > Sources/Big/C1+Derived.swift
        wrote \(Self.derived): 5 properties
        wrote Sources/Big/C1+Derived.swift: 5 properties
        exit 0
        """
    )
  }

  @Test("a wrong command line is answered by the options that help")
  func hints() {
    let none = "! error: no option --force; there are none\n"
    #expect(MemoryPackage().run("check --force").hasPrefix(none))
    #expect(
      MemoryPackage().run("conformance C0").hasSuffix(
        """
        ! error: no single test target with a Swift file depends on the capability's module and \
        CapabilitiesTesting; name one with --targets, or the file with --output
        exit 1
        """
      )
    )
  }

  @Test(
    "a conformance is written to a named test target, the module's own or the only one",
    arguments: [
      ("a-b", "", "a-b"), ("a-b c", " --targets Big,a-b", "a-b"), ("a-b BigTests", "", "BigTests"),
      ("a-b c", "", ""), ("a-b unable", "", "a-b"),
    ]
  )
  func testTargets(_ targets: String, _ option: String, _ target: String) {
    let package = MemoryPackage()
    for name in targets.split(separator: " ") { package["Tests/\(name)/Some.swift"] = "" }
    let output = package.run("conformance C0\(option)")
    let written = "> Tests/\(target)/C0+Conformance.swift\n"
    let error = "! error: no single test target with a Swift file depends on "
    #expect(output.hasPrefix(target.isEmpty ? error : written), "\(output)")
  }

  @Test(
    "every command that writes takes --targets, and records it",
    arguments: [
      "wire A --targets T,U", "derive A --targets T,U",
      "adapt A --as B --targets T,U --where 'E=any Error,K=[Int : Int]'",
      "conformance A --targets T,U", "playground A --worlds w --targets T,U",
    ]
  )
  func targets(_ text: String) throws {
    let command = try CapabilitiesCommand.generating(text).command
    #expect(command.need.targets == ["T", "U"])
    #expect(ShellWords.line([type(of: command).name] + command.words) == text)
  }

  @Test(
    "a path with spaces and quotes is one word of a header",
    arguments: ["a b.swift", "It's here.swift", "'", "it''s", "\\' x"]
  )
  func quotes(_ path: String) {
    #expect(ShellWords.words(of: ShellWords.line(["derive", path, "A"])) == ["derive", path, "A"])
  }

  @Test(
    "a file of a type with the same name in another module is not overwritten",
    arguments: [("C0", true), ("Big.C0", true), ("Other.C0", false)]
  )
  func sameName(_ other: String, isReplaced: Bool) {
    let package = MemoryPackage()
    package.generate(Self.derived, "derive \(other)", "")
    #expect(package.run("derive Big.C0").hasSuffix("exit \(isReplaced ? 0 : 1)"))
    #expect(package[Self.derived]?.contains(" derive Big.C0\n") == isReplaced)
  }

  @Test("a builder that only a comment names can be declared under a condition")
  func condition() {
    let package = MemoryPackage()
    package["Sources/Big/Big.swift"] = String(repeating: "\n", count: 18) + "#if A\n\n#endif\n"
    package.replaceInGraph("number 16 does", with: "makeU1 does")
    #expect(package.run(Self.wire).contains("is declared under `#if A`"))
    #expect(package.run(Self.wire + " --except makeU1").hasSuffix(": 1 use case\nexit 0"))
  }

  @Test("check prints the difference of a stale file, and update writes it")
  func staleFile() {
    let package = Self.stale()
    let before = package[Self.path]
    #expect(
      package.run("check").replacing(#/Seal: \w+/#, with: "Seal: …") == """
        ! \(Self.mark) is stale; run `swift package capabilities update`
        --- a/\(Self.path)
        +++ b/\(Self.path)
        @@ -1,7 +1,7 @@
         // Generated by: swift package capabilities wire World
         //   --targets Big
         // Do not edit: change what it is made from, and run the command again.
        -// Seal: …
        +// Seal: …
         
         // swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
         
        @@ -19,7 +19,7 @@
           }
         
           public final class UseCases {
        -    /// Does what number 16 does.
        +    /// Does it.
             public let u0: U0
             /// Does what number 18 does.
             public let u1: U1
        exit 1
        """
    )
    #expect(package[Self.path] == before)
    #expect(package.run("update") == "\(Self.wrote), +2 -2 lines\nexit 0")
    #expect(package.run("check") == "1 generated file is up to date\nexit 0")
  }

  @Test("a file that was edited by hand is overwritten only with --force")
  func edited() throws {
    let package = Self.wired()
    let text = try #require(package[Self.path])
    package[Self.path] = text + "// mine\n"
    let move = "was edited by hand; move your changes"
    #expect(
      package.run("check") == """
        ! \(Self.mark) \(move) elsewhere, then run `swift package capabilities update --force`
        --- a/\(Self.path)
        +++ b/\(Self.path)
        @@ -48,4 +48,3 @@
             }
           }
         }
        -// mine
        exit 1
        """
    )
    #expect(
      package.run("update")
        == "! \(Self.mark) \(move) elsewhere, or add --force to overwrite it\nexit 1"
    )
    #expect(
      package.run(Self.wire)
        == "! \(Self.mark) \(move) to another file, or add --force to overwrite it\nexit 1"
    )
    package.generate(Self.derived, "derive C0", "// old\n")
    let old = package[Self.derived]
    let refused = "\n! error: nothing was written: fix these first\nexit 1"
    #expect(package.run("update").hasSuffix(refused))
    #expect(package[Self.derived] == old && package[Self.path] == text + "// mine\n")
    package[Self.derived] = nil
    #expect(package.run("update --force") == "\(Self.wrote), +0 -1 lines\nexit 0")
    #expect(package[Self.path] == text)
  }

  @Test("a file of another origin is overwritten only with --force")
  func protected() {
    let package = Self.wired()
    let text = package[Self.path]
    package[Self.path] = "// hand-written\n"
    #expect(package.run("check") == "no generated files\nexit 0")
    #expect(
      package.run(Self.wire) == """
        ! \(Self.mark) was not generated; move your changes to another file, or add --force to \
        overwrite it
        exit 1
        """
    )
    package.generate(Self.path, "derive C0", "")
    #expect(
      package.run(Self.wire) == """
        ! \(Self.mark) was generated by `derive C0`; choose another name or --output PATH, or add \
        --force to overwrite it
        exit 1
        """
    )
    #expect(package.run(Self.wire + " --force") == "\(Self.wrote)\nexit 0")
    #expect(package[Self.path] == text)
    package.generate(Self.path, "wire World --targets Big,Other", "")
    #expect(package.run(Self.wire).hasSuffix("exit 0"))
  }

  @Test("a header that is not at the start is an error", arguments: ["check", "update"])
  func changedHeader(_ command: String) throws {
    let package = Self.wired()
    let text = try #require(package[Self.path])
    for changed in ["// Licence\n\n" + text, text.replacing("G", with: "g", maxReplacements: 1)] {
      package[Self.path] = changed
      package["Sources/Big/Copy.swift"] = changed
      #expect(package.run(command).contains("! \(Self.mark)'s header was moved or changed; delete"))
    }
  }

  @Test("a second file for the same type is reported", arguments: ["check", "update"])
  func copies(_ command: String) {
    let package = Self.wired()
    package["Sources/Big/Copy.swift"] = package[Self.path]
    #expect(
      package.run(command)
        == "! \(Self.path):1:1: error: Sources/Big/Copy.swift has the same declarations; delete one "
        + "of the two\nexit 1"
    )
    #expect(
      package.run(Self.wire)
        == "! error: Sources/Big/Copy.swift has the same declarations; replace it with --output "
        + "Sources/Big/Copy.swift, or delete it\nexit 1"
    )
  }

  @Test("an error of the compiler is printed once for all files", arguments: ["check", "update"])
  func brokenModule(_ command: String) {
    let package = Self.wired()
    package.generate(Self.derived, "derive C0", "// old\n")
    let error = "the compiler wrote no symbol graph of Big:\nSources/Big/Big.swift:1:1: …"
    package.failGraphs(error)
    #expect(package.run(command) == "! error: \(error)\nexit 1")
  }

  @Test("update writes nothing if one file cannot be generated", arguments: ["check", "update"])
  func failures(_ command: String) {
    let package = Self.wired()
    let wired = package[Self.path]
    package.generate(Self.derived, "derive Missing", "// old\n")
    #expect(
      package.run(command)
        == "! \(Self.derived):1:1: error: no type `Missing` in the modules Big\n"
        + "\(Self.derived):1:1: note: \(RecordedCommand.fix)\nexit 1"
    )
    package.generate(Self.derived, "sing C0", "// old\n")
    let invalid =
      "! \(Self.derived):1:1: error: invalid command in the header: no command sing\n"
      + "\(Self.derived):1:1: note: \(RecordedCommand.fix)\n"
    #expect(package.run(command) == invalid + "exit 1")

    package.generate(Self.path, Self.wire, "// old\n")
    let output = package.run(command)
    #expect(output.hasPrefix(invalid))
    if command == "update" {
      #expect(output == invalid + "! error: nothing was written: fix these first\nexit 1")
    }
    #expect(package[Self.path] != wired)
    package.generate(Self.derived, "derive C0", "// old\n")
    #expect(
      package.run("update") == """
        > \(Self.derived)
        > \(Self.path)
        wrote \(Self.derived): 5 properties, +48 -2 lines
        wrote \(Self.path): 2 use cases, +46 -2 lines
        exit 0
        """
    )
    #expect(package[Self.path] == wired)
  }

  @Test(
    "a file is written only where the target's `sources:` have it",
    arguments: [("Big.swift", false), ("Core", false), ("World+UseCases.swift", true), ("", true)]
  )
  func included(_ path: String, _ isWritten: Bool) {
    let target = ToolEnvironment.Target(
      name: "Big",
      module: "Big",
      imports: [],
      others: [],
      included: [path]
    )
    let output = MemoryPackage().run(Self.wire, in: target)
    let error = "\(Self.path) is not in the `sources:` of the target `Big`"
    #expect(output.hasPrefix(isWritten ? "> \(Self.path)\n" : "! error: \(error); add it there, "))
  }

  @Test(
    "a missing product is of the toolkit's package, by the name that other products give it",
    arguments: [("", "swift-capabilities"), ("name: \"Capabilities\", package: \"A\"", "A")]
  )
  func toolkit(_ manifest: String, _ name: String) {
    let package = MemoryPackage()
    package["Package.swift"] = manifest
    let output = package.run(
      "derive C0",
      in: .init(name: "Big", module: "Big", imports: [], others: [])
    )
    #expect(output.contains("add `.product(name: \"Capabilities\", package: \"\(name)\")` to"))
  }

  @Test("a file is not written into the output folder of a plugin")
  func pluginOutput() {
    let package = MemoryPackage()
    package.replaceInGraph("file://Sources/Big/Big.swift", with: "file://out/plugin/Big.swift")
    #expect(
      package.run(Self.wire) == """
        ! error: out/plugin/World+UseCases.swift is in no target's folder; choose one with \
        --output PATH
        exit 1
        """
    )
  }

  @Test(
    "a wrong command line is reported with the page that helps",
    arguments: [
      ("check x", "check takes no arguments, found x", " check"),
      ("update x y", "update takes no arguments, found x y", " update"),
      ("derive", "missing argument CAPABILITY", " derive"),
      ("wire World --targets", "expected a value after --targets", " wire"),
      (
        "wire World --targets A --targets B",
        "--targets is given twice; separate several values with commas", " wire"
      ),
      ("wire World", "missing option --targets A,B, whose builders are wired\(Self.own)", " wire"),
      (
        "explain makeU1",
        "no generated file wires any world: add --world WORLD and --targets A,B\(Self.own)",
        " explain"
      ),
      ("graph World", "no generated file wires `World`: add --targets A,B\(Self.own)", " graph"),
      (
        "graph World --format jpeg",
        "no format jpeg; the formats are text, mermaid, dot, json", " graph"
      ),
      (
        "sing",
        "no command sing; the commands are wire, derive, adapt, playground, conformance, graph, "
          + "check, update, explain", ""
      ),
    ]
  )
  func usage(_ command: String, _ message: String, _ page: String) {
    #expect(
      MemoryPackage().run(command)
        == "! error: \(message)\nSee `swift package capabilities\(page) --help`.\nexit 64"
    )
  }

  @Test(
    "a graph of two wirings requires the name and the targets of one",
    arguments: [["World", "World"], ["Big.World", "Other.World"]]
  )
  func twoWirings(_ worlds: [String]) {
    let package = MemoryPackage()
    let choices = zip(worlds, ["Big", "Big,Other"]).map { "\($0) --targets \($1)" }
    for (index, choice) in choices.enumerated() {
      package.generate("Sources/\(index)/W.swift", "wire \(choice)", "")
    }
    let error = "several generated files wire `World`: name \(choices.joined(separator: " or "))"
    #expect(package.run("graph World").hasPrefix("! error: \(error)\n"))
  }

  @Test("a graph has no folder that depends on the machine", arguments: ["/tmp", ".build", "b"])
  func positions(_ folder: String) {
    let package = MemoryPackage()
    package.replaceInGraph("//Sources/Big/Big", with: "//\(folder)/plugins/outputs/Big")
    let graph = package.run("graph World --targets Big --format json")
    #expect(graph.contains("\"position\": \"Big.swift:"))
  }

  @Test("a derived capability has what a world requires")
  func derivedNeeds() {
    let package = MemoryPackage()
    let sendable = #"{"kind":"conformsTo","source":"s:3Big5WorldV","target":"s:s8SendableP"}"#
    package.replaceInGraph(#""relationships":["#, with: #""relationships":[\#(sendable),"#)
    package.generate("Sources/Big/C0+Derived.swift", "derive C0", "")
    let output = package.run("derive World --no-check")
    #expect(output.contains("`C1` has no `test`") && !output.contains("`C0` has no `test`"))
  }

  @Test("a graph has all use cases, or those below a root")
  func graph() {
    let package = Self.wired()
    #expect(
      package.run("graph World --root u0") == """
        u0
        ├─ p0: World.c0 (C0)
        ├─ p1: World.c1 (C1)
        ├─ p2: World.c0 (C0)
        └─ e0x0: World.c0.e0x0 (@Sendable (_ id: Int) async -> String)
        exit 0
        """
    )
    #expect(
      package.run("graph World --root U0") == "! error: no use case `U0`; there are u0, u1\nexit 1"
    )
    let whole = package.run("graph World --format mermaid")
    #expect(whole.contains("useCase_u0([") && whole.contains("useCase_u1(["))
    #expect(package.run("graph Big.World --format mermaid") == whole)
    let far = package.run("graph Far.World")
    #expect(far.hasPrefix("! error: no generated file wires `Far.World`"))
    package.generate(Self.path, "wire Big.World --targets Big", "")
    #expect(package.run("graph World --format mermaid") == whole)
    #expect(!package.run("graph World --format mermaid --root u0").contains("u1"))
  }
}
