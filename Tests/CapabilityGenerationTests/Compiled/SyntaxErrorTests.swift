import CapabilityGeneration
import Foundation
import TestTraits
import Testing

@Suite("A Swift file that does not parse", .compilers)
struct SyntaxErrorTests {
  private static let source = "Sources/Shop/Shop.swift"
  private static let wired = "Sources/Shop/World+UseCases.swift"
  private static let wire = "wire World --targets Shop"

  private static func conflict(in text: String) -> String {
    "<<<<<<< HEAD\n\(text)=======\n\(text)>>>>>>> other\n"
  }

  /// The text of every Swift file, by path.
  private static func sources(of package: FixturePackage) throws -> [String: Data] {
    var texts: [String: Data] = [:]
    for path in package.refreshed.modules.flatMap(\.sources) {
      texts[path] = try Data(contentsOf: URL(filePath: path))
    }
    return texts
  }

  /// Runs a command and expects that it reports the errors, exits 1 and changes no file.
  private static func expectRefusal(
    of command: String,
    in package: FixturePackage,
    _ errors: String...,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let before = try sources(of: package)
    let output = try package.run(command)
    for error in errors {
      #expect(output.contains("\n\(error)"), "\(output)", sourceLocation: sourceLocation)
    }
    #expect(output.hasSuffix("exit 1\n"), "\(output)", sourceLocation: sourceLocation)
    #expect(!output.contains("\nwrote "), "\(output)", sourceLocation: sourceLocation)
    #expect(try sources(of: package) == before, sourceLocation: sourceLocation)
  }

  @Test("is an error of every command, which names file, line and the compiler's message")
  func everyCommand() throws {
    let package = try FixturePackage("update")
    for command in try package.commands().dropFirst().prefix(3) {
      #expect(try package.run(command).hasSuffix("exit 0\n"))
    }
    let text = try package.read(Self.source)
    try package.write(Self.source, Self.conflict(in: text))
    let commands = [
      "wire World --targets Shop --output Sources/Shop/Use-Cases.swift", "derive World",
      "adapt World --as Window", "playground World --worlds live --targets Shop",
      "graph World", "explain World", "update", "update --force", "check",
    ]
    for command in commands {
      try Self.expectRefusal(
        of: command,
        in: package,
        "\(Self.source):1:2: error: source control conflict marker in source file\n"
          + "\(Self.source):1:2: note: fix the syntax of this file and run the command again; "
          + "nothing was written, because its declarations would be missing\n"
      )
    }
    try package.write(Self.source, text)
    #expect(try package.run("check").hasSuffix("3 generated files are up to date\nexit 0\n"))
  }

  @Test(
    "is refused, whatever the mistake",
    arguments: [
      ("func broken() {\n  let text = \"abc\n}\n", "3:14", "unterminated string literal"),
      ("let text = \"\"\"\n  abc\n", "2:12", "unterminated string literal"),
      ("/* abc\n", "2:7", "unterminated '/*' comment"),
      ("struct Broken {\n  func f() {\n}\n", "5:1", "expected '}' in struct"),
      ("}\n", "2:1", "extraneous '}' at top level"),
      ("=======\nstruct More {}\n", "2:1", "unary operator cannot be separated"),
      ("struct More {}\n>>>>>>> other\n", "3:1", "unary operator cannot be separated"),
      ("struct More {}\n||||||| base\n", "3:1", "unary operator cannot be separated"),
      ("#if NEVER\nfunc f( {\n#endif\n", "3:9", "expected parameter name followed by ':'"),
      ("#if DEBUG\nstruct More {}\n", "4:1", "expected #else or #endif"),
    ]
  )
  func mistakes(_ text: String, _ place: String, _ message: String) throws {
    let package = try FixturePackage("files")
    try package.write("Sources/Shop/More.swift", "// More.\n" + text)
    for command in [Self.wire, "check"] {
      try Self.expectRefusal(
        of: command,
        in: package,
        "Sources/Shop/More.swift:\(place): error: \(message)"
      )
    }
  }

  @Test("is refused if it is not UTF-8")
  func encoding() throws {
    let package = try FixturePackage("files")
    let file = "\(package.layout.directory)/Sources/Shop/More.swift"
    try (Data("let text = \"".utf8) + [0xFF, 0xFE] + Data("\"\n".utf8))
      .write(to: URL(filePath: file))
    try Self.expectRefusal(
      of: Self.wire,
      in: package,
      "Sources/Shop/More.swift:1:13: error: invalid UTF-8 found in source file\n"
    )
  }

  @Test("is refused in a module that the named one imports, and every such file is reported")
  func importedModules() throws {
    let package = try FixturePackage("wire-names")
    let apple = "Sources/Apple/Apple.swift"
    try package.append("struct Broken {\n", to: apple)
    try package.write("Sources/Berry/More.swift", "func more( {}\n")
    try Self.expectRefusal(
      of: "wire Berry.Farm --targets Berry",
      in: package,
      "\(apple):",
      "Sources/Berry/More.swift:1:12: error: expected parameter name followed by ':'\n"
    )
  }

  @Test("does not affect commands for unrelated modules")
  func unrelatedModules() throws {
    let package = try FixturePackage("unrelated")
    try package.write("Sources/Dates/More.swift", "struct Broken {\n")
    #expect(try package.run("derive Elder.Store").hasSuffix("exit 0\n"))
    try Self.expectRefusal(of: "update", in: package, "Sources/Dates/More.swift:2:1: error: ")
    try Self.expectRefusal(of: "check", in: package, "Sources/Dates/More.swift:2:1: error: ")
  }

  @Test("is refused if it is generated and its command is in conflict")
  func conflictsOfCommands() throws {
    let package = try FixturePackage("files")
    #expect(try package.run(Self.wire).hasSuffix("exit 0\n"))
    let text = try package.read(Self.wired)
    let others = "<<<<<<< HEAD\n//   --open name\n=======\n//   --only name\n>>>>>>> other\n// Do"
    for broken in [text.replacing("// Do", with: others), Self.conflict(in: text)] {
      try package.write(Self.wired, broken)
      for command in [Self.wire, "update", "update --force", "check"] {
        try Self.expectRefusal(of: command, in: package, "\(Self.wired):")
        #expect(try package.run(command).contains("write one command with the options of both"))
      }
    }
  }

  @Test("is written again by `update --force` with others", arguments: ["update", "playground"])
  func generatedFiles(_ fixture: String) throws {
    let package = try FixturePackage(fixture)
    for command in try package.commands() where !command.hasPrefix("update") {
      #expect(try package.run(command).hasSuffix("exit 0\n"))
    }
    let before = try Self.sources(of: package)
    let seal = "<<<<<<< HEAD\n// Seal: 0\n=======\n// Seal: 1\n>>>>>>> other"
    for (path, data) in before where data.starts(with: Data("// Generated by: ".utf8)) {
      let text = String(decoding: data, as: UTF8.self)
      let merged = text.replacing(/\/\/ Seal: .*/, with: seal)
      let broken = fixture == "update" ? merged : String(text.dropLast(3))
      try Data(broken.utf8).write(to: URL(filePath: path))
    }
    for command in ["update", "check"] {
      #expect(try package.run(command).contains("`swift package capabilities update --force` "))
    }
    #expect(try package.run("update --force").hasSuffix("exit 0\n"))
    #expect(try Self.sources(of: package) == before)
  }

  @Test(
    "is not one that parses in the module's own settings or lacks generated declarations",
    arguments: [
      "", "\u{FEFF}struct More {}\n",
      "let more: Missing = World(name: 1).useCases.missing { $0 }\n",
      // An operator in language mode 5, the start of a regular expression in language mode 6.
      "func use(_ apply: ((Int, Int) -> Int, String) -> Void) { apply(/, \"a/b\") }\n",
      "#if compiler(>=99)\nthis is no Swift {\n#endif\n",
      "let pattern = /a b/\n",
    ]
  )
  func tolerated(_ text: String) throws {
    let package = try FixturePackage("files")
    try package.write("Sources/Shop/More.swift", text)
    let output = try package.run(Self.wire)
    #expect(output.hasSuffix("1 use case\nexit 0\n"), "\(output)")
    #expect(try package.run("check").hasSuffix("1 generated file is up to date\nexit 0\n"))
  }

  @Test("is not the only file of a program, which may have statements")
  func statements() throws {
    let package = try FixturePackage("files")
    try package.append("print(World(name: \"Shop\"))\n", to: Self.source)
    #expect(try package.run("explain World").contains("World"))
    #expect(try !package.run("explain World").contains("top level"))
  }
}
