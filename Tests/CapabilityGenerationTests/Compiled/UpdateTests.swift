import CapabilityGeneration
import Foundation
import TestTraits
import Testing

@Suite("update", .compilers)
struct UpdateTests {
  private static let adapted = "Sources/Mail/MailClient.swift"
  private static let derived = "Sources/Mail/MailClient+Derived.swift"
  private static let shop = "Sources/Shop/Shop.swift"
  private static let wired = "Sources/Shop/Use-Cases.swift"

  /// Returns a package with one generated file per command.
  private static func generated(in folder: String = "package") throws -> FixturePackage {
    let package = try FixturePackage("update", in: folder)
    for command in try package.commands().dropFirst().prefix(3) {
      #expect(try package.run(command).hasSuffix("exit 0\n"))
    }
    return package
  }

  private static func addEndpoint(_ package: FixturePackage) throws {
    let requirement = "  func send(_ letter: String) async throws\n"
    try package.replace(
      requirement,
      with: requirement + "  func count() async throws -> Int\n",
      in: "Sources/Mail/MailService.swift"
    )
    try package.replace(
      "func makeTell(mail: MailClient)",
      with: """
        func makeCount(count: @escaping @Sendable () async throws -> Int) -> Count { count }
        public typealias Count = @Sendable () async throws -> Int
        let broken: Missing = World(mail: .test).useCases.count

        func makeTell(mail: MailClient)
        """,
      in: shop
    )
  }

  @Test(
    "updates a package in one run: derived and wired code sees adapted code, in any order",
    arguments: ["package", "påkke मेरा \"one\" #1 'two'"]
  )
  func inOneGo(_ folder: String) throws {
    let package = try Self.generated(in: folder)
    try Self.addEndpoint(package)
    let output = try package.run("update")
    for path in [Self.adapted, Self.derived, Self.wired] {
      #expect(output.contains("\nwrote \(path): "), "\(output)")
    }
    #expect(output.contains(" lines\n") && output.hasSuffix("exit 0\n"))
    #expect(try package.read(Self.derived).contains("count: unimplemented(\"MailClient.count\")"))
    #expect(try package.read(Self.wired).contains("makeCount(count: "))
    #expect(
      try package.run("update").hasSuffix(
        "nothing to do: 3 generated files are up to date\nexit 0\n"
      )
    )
    #expect(try package.run("check").hasSuffix("3 generated files are up to date\nexit 0\n"))
    let broken = "let broken: Missing = World(mail: .test).useCases.count\n"
    try package.replace(broken, with: "", in: Self.shop)
    #expect(try package.compile() == "")
  }

  @Test("updates a file in place, even if its type has moved")
  func movedFile() throws {
    let package = try Self.generated()
    let moved = "Sources/Shop/Moved here.swift"
    try package.write(moved, package.read(Self.wired))
    try FileManager.default.removeItem(atPath: "\(package.layout.directory)/\(Self.wired)")
    try Self.addEndpoint(package)
    let adapted = try package.run("adapt MailService --as MailClient")
    #expect(adapted.contains("update` writes it again\n") && adapted.hasSuffix("exit 0\n"))
    #expect(try package.run("update").contains("\nwrote \(moved): "))
    #expect(try package.run("check").hasSuffix("exit 0\n"))
    try package.write("Sources/Mail/Moved.swift", package.read(moved))
    try FileManager.default.removeItem(atPath: "\(package.layout.directory)/\(moved)")
    let fix = "note: Sources/Mail/Moved.swift is in `Mail`: move it to a folder of `Shop`\n"
    #expect(try package.run("update").contains(fix))
  }

  @Test("writes code that imports a module with errors, which cannot be checked")
  func importedErrors() throws {
    // Without the toolkit, `Bank` does not compile, and `Main` imports it.
    let package = try FixturePackage("playground")
    for command in try package.commands().prefix(2) {
      let output = try package.run(command)
      #expect(output.contains(" has errors in other files, so it was not checked"), "\(output)")
      #expect(output.hasSuffix("exit 0\n"), "\(output)")
    }
  }

  @Test("updates playgrounds last, with the use cases wired in the same run")
  func playground() throws {
    let package = try FixturePackage.compiled("playground")
    for command in try package.commands().prefix(2) {
      let output = try package.run(command)
      #expect(output.hasSuffix("exit 0\n"), "\(output)")
    }
    let bank = "Sources/Bank/Bank.swift"
    let builder = "public func makeClose("
    let other = "public func makeHello(ledger: Ledger) -> @Sendable () -> String { { \"\" } }\n"
    try package.replace(builder, with: other + builder, in: bank)
    #expect(try package.run("check").contains("Bank+UseCases.swift:1:1: error: this file is stale"))
    let output = try package.run("update")
    #expect(output.contains("wrote Sources/Main/Bank+Playground.swift: 8 use cases"), "\(output)")
    #expect(output.hasSuffix("exit 0\n"))
    #expect(try package.read("Sources/Main/Bank+Playground.swift").contains("\"hello\""))
    #expect(try package.run("check").hasSuffix("2 generated files are up to date\nexit 0\n"))
    #expect(try package.compile() == "")

    // The playground is not stale as well: it has the errors of the wiring, printed once.
    try package.replace("makeHello(ledger: Ledger)", with: "makeHello(n: Int)", in: bank)
    for command in ["check", "update"] {
      let output = try package.run(command)
      #expect(output.components(separatedBy: "error: ").count == 2, "\(output)")
    }
  }
}
