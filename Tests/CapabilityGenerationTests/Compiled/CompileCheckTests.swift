@testable import CapabilityGeneration
import Foundation
import TestTraits
import Testing

@Suite("The compiler checks new files", .compilers)
struct CompileCheckTests {
  private static let new = "Sources/Shop/New.swift"
  private static let more = "Sources/Shop/More.swift"
  private static let title = "Sources/Shop/Title.swift"
  private static let uninitialized = "func f() {\n  let x: Int\n  print(x)\n}\n"

  /// Compiles a text as a new file of the module `Shop`.
  private static func compile(
    _ text: String,
    in package: FixturePackage,
    at path: String = new
  ) throws -> ToolEnvironment.CompileResult {
    try compile([ToolEnvironment.NewFile(path: path, text: text)], in: package.refreshed)
  }

  private static func compile(
    _ files: [ToolEnvironment.NewFile],
    in layout: PackageLayout
  ) throws -> ToolEnvironment.CompileResult {
    let environment = ToolEnvironment.live(layout)
    environment.stage(files)
    return try environment.compile(files)
  }

  @Test(
    "for wrong types, uninitialized values and data races, each at its line",
    arguments: [
      ("let number: Int = \"\"\n", "1:19", "cannot convert value of type 'String'"),
      (uninitialized, "3:9", "constant 'x' used before being"),
      (
        "final class Box { var n = 0 }\nfunc f(_ box: Box) {\n  Task { box.n += 1 }\n}\n", "3:3",
        "passing closure as a 'sending' parameter risks causing data races"
      ),
    ]
  )
  func errors(_ text: String, _ place: String, _ message: String) throws {
    let package = try FixturePackage("files")
    let result = try Self.compile(text, in: package)
    #expect(result.errors.map { "\($0.position)" } == ["\(Self.new):\(place)"])
    #expect(result.errors.first?.message.hasPrefix(message) == true, "\(result)")
    #expect(result.limits == [] && result.warnings == [])
    #expect(try Self.compile("let number = 1\n", in: package).errors == [])
  }

  @Test("although other files have errors, and reports that only types were checked")
  func unrelatedErrors() throws {
    let package = try FixturePackage("files")
    try package.write(Self.more, "let broken: Int = \"\"\n")
    let result = try Self.compile(Self.uninitialized, in: package)
    #expect(result.errors == [] && result.warnings == [])
    #expect(
      result.limits == [
        """
        Shop has errors in other files, so only its types were checked:
        \(Self.more):1:19: error: cannot convert value of type 'String' to specified type 'Int'
        """
      ]
    )
    let wrong = try Self.compile("let number: Int = \"\"\n", in: package)
    #expect(wrong.errors.map(\.position.path) == [Self.new])
    try package.write(Self.more, "let source: Unknown\n")
    let same = try Self.compile("let copy: Unknown\nlet number: Int = \"\"\n", in: package)
    #expect(same.errors.map(\.position.path) == [Self.more])

    try package.write(Self.more, "import Missing\n")
    let unread = try Self.compile("let number: Int = \"\"\n", in: package)
    #expect(unread.errors == [])
    let limit = "Shop has errors in other files, so it was not checked:\n\(Self.more):1:8: error: "
    #expect(unread.limits.first?.hasPrefix(limit) == true && unread.limits.count == 1)

    try package.write(Self.more, Self.uninitialized.replacing("f()", with: "g()"))
    let other = try Self.compile("let number = 1\n", in: package)
    #expect(other.errors == [] && other.limits == [])
  }

  @Test("and counts an error elsewhere that a new file causes")
  func errorsElsewhere() throws {
    let package = try FixturePackage("files")
    try package.write(Self.more, "func use(_ world: World) -> String { world.title }\n")
    try package.write(Self.title, "extension World { var title: String { name } }\n")
    let result = try Self.compile("extension World { var title: Int { 1 } }\n", in: package)
    #expect(result.errors.map(\.position.path) == [Self.title])

    // The new text lacks what other code uses: a consequence, and not a reason to refuse it.
    let removed = try Self.compile("// Empty.\n", in: package, at: Self.title)
    #expect(removed.errors == [])
    #expect(removed.warnings.map(\.message) == ["value of type 'World' has no member 'title'"])

    // Neither a comment that names it nor an error that follows from it changes that.
    let use = "func make<A>() -> A? { nil }\nfunc f() { take(1, title: make()) }\n"
    try package.write(Self.more, use)
    try package.write(Self.title, "func take(_: Int, title: Int?) {}\n")
    let text = "/// No title.\nfunc take(_: Int) {}\n"
    let changed = try Self.compile(text, in: package, at: Self.title)
    #expect(changed.errors == [] && changed.warnings.count == 2, "\(changed)")
  }

  @Test("and counts an error that a new file of an imported module causes")
  func errorsOfImport() throws {
    let package = try FixturePackage("wire-package")
    try package.write("Sources/Core/Title.swift", "package let title = \"\"\n")
    try package.write("Sources/Shop/Use.swift", "import Core\n\nlet text: String = title\n")
    let files = [
      ToolEnvironment.NewFile(path: "Sources/Core/Title.swift", text: "package let title = 1\n"),
      ToolEnvironment.NewFile(path: Self.new, text: "let number = 1\n"),
    ]
    let result = try Self.compile(files, in: package.refreshed)
    #expect(result.errors.map(\.position.path) == ["Sources/Shop/Use.swift"])
  }

  @Test("and does not count errors of code that waited for the new file")
  func waitingCode() throws {
    let package = try FixturePackage("files")
    try package.write(
      Self.more,
      "func use(_ world: World) {\n  let title = world.title\n  title.missing()\n}\n"
    )
    let result = try Self.compile("extension World { var title: Int { 1 } }\n", in: package)
    #expect(result.errors == [] && result.limits.count == 1)
  }

  @Test(
    "and does not count errors that it reaches only with the new file, or that were there before",
    arguments: [nil, "extension World { var title: String { 1 } }\n"]
  )
  func reachedCode(old: String?) throws {
    let package = try FixturePackage("files")
    if let old { try package.write(Self.title, old) }
    try package.write(Self.more, "func use(_ world: World) -> Int { world.title }\n")
    try package.write("Sources/Shop/Other.swift", Self.uninitialized)
    let text = "extension World { var title: Int { 1 } }\n"
    let result = try Self.compile(text, in: package, at: Self.title)
    #expect(result == ToolEnvironment.CompileResult())
  }

  @Test("but checks the file on the disk after a command wrote it")
  func writtenFile() throws {
    let package = try FixturePackage("files")
    try package.write(Self.more, "\n")
    let environment = ToolEnvironment.live(package.refreshed)
    let new = ToolEnvironment.NewFile(path: Self.more, text: "let number: Int = 1\n")
    environment.stage([new])
    #expect(try environment.compile([new]).errors == [])
    try environment.write([new])
    try package.write(Self.more, "let number: Int = \"\"\n")
    let file = ToolEnvironment.NewFile(path: Self.more, text: "")
    #expect(try environment.compile([file]).errors.count == 1)
  }

  @Test("against imported modules as they are built, with async functions on the caller's actor")
  func callerIsolation() throws {
    let package = try FixturePackage("wire-package")
    let work = "func announce(_ work: () async -> Void) async"
    try package.write("Sources/Core/Announcing.swift", "public protocol Announcing { \(work) }\n")
    try package.write(
      "Sources/Shop/Use.swift",
      "import Core\n\nstruct Announcer: Announcing { \(work) { await work() } }\n"
    )
    #expect(try Self.compile("let number = 1\n", in: package) == ToolEnvironment.CompileResult())
  }

  @Test("as release builds compile them too")
  func release() throws {
    let package = try FixturePackage("files")
    let text = "let number = debugNumber\n"
    try package.write(Self.more, "#if DEBUG\nlet debugNumber = 1\n#endif\n")
    let result = try Self.compile(text, in: package)
    #expect(
      result.errors.map(\.message) == ["cannot find 'debugNumber' in scope (in release builds)"]
    )
    try package.write(
      Self.more,
      "#if DEBUG\nlet debugNumber = 1\n#else\nlet debugNumber = 2\n#endif\n"
    )
    #expect(try Self.compile(text, in: package).errors == [])
  }

  @Test(
    "with the settings of the manifest",
    arguments: [
      ("", "var global = 1\n", 1),
      (".swiftLanguageMode(.v5)", "var global = 1\n", 0),
      (".defaultIsolation(MainActor.self)", "var global = 1\n", 0),
      (
        ".unsafeFlags([\"-DONE\"]), .define(\"TWO\"), .define(\"THREE\", .when(platforms: [.wasi]))",
        ["ONE", "TWO", "THREE"].map { "#if \($0)\nlet \($0): Int = \"\"\n#endif\n" }.joined(), 2
      ),
      (
        ".define(\"EXTRA\", .when(configuration: .release))",
        "#if EXTRA\nlet x: Int = \"\"\n#endif\n", 1
      ),
      (
        ".enableUpcomingFeature(\"InternalImportsByDefault\")",
        "import Foundation\npublic func f() -> Date? { nil }\n", 1
      ),
      (".treatAllWarnings(as: .error)", "func f() { let unused = 1 }\n", 1),
      (".interoperabilityMode(.Cxx)", "import CxxStdlib\nfunc f() { _ = std.string(\"a\") }\n", 0),
      (".interoperabilityMode(.C)", "import CxxStdlib\nfunc f() { _ = std.string(\"a\") }\n", 1),
    ]
  )
  func settings(_ setting: String, _ text: String, _ count: Int) throws {
    let package = try FixturePackage("files")
    try package.write(
      "Package.swift",
      """
      // swift-tools-version: 6.2
      import PackageDescription
      let package = Package(
        name: "fixture",
        targets: [.target(name: "Shop", swiftSettings: [\(setting)])]
      )

      """
    )
    var layout = package.refreshed
    for index in layout.modules.indices { layout.modules[index].arguments = nil }
    let file = ToolEnvironment.NewFile(path: Self.new, text: text)
    let result = try Self.compile([file], in: layout)
    #expect(result.errors.count == count, "\(result)")
  }

  @Test("and prints the error, the generated line and the declaration; --no-check skips it")
  func refusal() throws {
    let package = try FixturePackage("files")
    let builder = "  func makeLog(name: String) -> @Sendable () -> Int { { 1 } }\n"
    let other = builder.replacing("String", with: "Int")
    try package.write(Self.more, "#if DEBUG\n\(builder)#else\n\(other)#endif\n")
    let command = "wire World --targets Shop"
    let output = try package.run(command)
    #expect(
      output.contains(
        "error: cannot convert value of type 'String' to expected argument type 'Int' "
          + "(in release builds)\n"
          + "      log = if let new = new.log { new } else { makeLog(name: world.name) }\n"
      ),
      "\(output)"
    )
    #expect(output.contains("\(Self.more):2:8: note: generated from `makeLog(name:)`\n"))
    #expect(output.hasSuffix("or add --no-check to write it anyway\nexit 1\n"))
    #expect(package.refreshed.modules.flatMap(\.sources).count == 2)
    #expect(try package.run(command + " --no-check").hasSuffix(": 2 use cases\nexit 0\n"))
    try package.replace("makeLog", with: "makeNote", in: Self.more)
    #expect(try package.run("update").contains("note: generated from `makeNote(name:)`"))
    #expect(
      try package.run("update --no-check").contains("wrote Sources/Shop/World+UseCases.swift")
    )
  }

  @Test("and a declaration under a condition is refused, with the place of the condition")
  func conditions() throws {
    let package = try FixturePackage("files")
    let builder = "  public func makeLog(name: String) -> @Sendable () -> Int { { 1 } }\n"
    try package.write(Self.more, "#if os(Linux) || os(macOS)\n\(builder)#endif\n")
    let command = "wire World --targets Shop"
    let output = try package.run(command)
    #expect(
      output.contains(
        """
        \(Self.more):2:15: error: `makeLog(name:)` is declared under `#if os(Linux) || os(macOS)`, \
        so the generated code would not compile without that condition
        \(Self.more):1:1: note: the condition
        \(Self.more):2:15: note: exclude it with `--except makeLog`, or declare it without a \
        condition, or in every branch of the condition
        exit 1

        """
      ),
      "\(output)"
    )
    #expect(try package.run(command + " --except makeLog").hasSuffix(": 1 use case\nexit 0\n"))
    // Another platform has the same generated file, but not the builder.
    try package.replace("os(Linux) || os(macOS)", with: "os(Windows)", in: Self.more)
    #expect(try package.run("check").hasSuffix(" is up to date\nexit 0\n"))

    try package.write(
      Self.more,
      "struct Client: Sendable {\n  #if DEBUG\n  var trace: @Sendable () throws -> Void\n  #endif\n"
        + "  var log: @Sendable () throws -> Void\n}\n"
    )
    let derived = try package.run("derive Client")
    let error = "\(Self.more):3:7: error: `Client.trace` is declared under `#if DEBUG`"
    #expect(derived.contains(error), "\(derived)")
    #expect(derived.hasSuffix("exit 1\n"))

    try package.write(
      Self.more,
      "#if DEBUG\nstruct Client: Sendable {\n  var log: @Sendable () throws -> Void\n}\n#endif\n"
        + "class Base: @unchecked Sendable {\n  #if DEBUG\n  func trace() {}\n  #endif\n}\n"
        + "final class Api: Base, @unchecked Sendable { func send() {} }\n"
    )
    let whole = try package.run("derive Client")
    let wholeError = "\(Self.more):2:8: error: `Client` is declared under `#if DEBUG`"
    #expect(whole.contains(wholeError), "\(whole)")
    #expect(whole.hasSuffix("exit 1\n"))
    let adapted = try package.run("adapt Api --as ApiClient")
    #expect(adapted.contains("\(Self.more):8:8: error: `Base.trace` is declared under `#if DEBUG`"))
    try package.replace("if DEBUG\n  func", with: "if os(Windows)\n  func", in: Self.more)
    #expect(try package.run("adapt Api --as ApiClient --skip trace").hasSuffix("exit 0\n"))
  }
}
