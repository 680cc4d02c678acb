import CapabilityGeneration
import Foundation
import TestTraits
import Testing

@Suite("A generated file", .compilers)
struct GeneratedFileTests {
  private static let source = "Sources/Shop/Shop.swift"
  private static let path = "Sources/Shop/World+UseCases.swift"
  private static let builder =
    "\npublic func makeNick(name: String) -> @Sendable () -> Int { { 1 } }\n"

  private static func wired() throws -> FixturePackage {
    let package = try FixturePackage("files")
    #expect(try package.run("wire World --targets Shop").hasSuffix("exit 0\n"))
    return package
  }

  @Test("that is read-only is not replaced without --force, and stays so")
  func readOnly() throws {
    let package = try Self.wired()
    let path = "\(package.layout.directory)/\(Self.path)"
    try package.append(Self.builder, to: Self.source)
    try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: path)
    for command in ["wire World --targets Shop", "update"] {
      #expect(try package.run(command).contains("error: this file is read-only"))
      #expect(try !package.read(Self.path).contains("nick"))
    }
    #expect(try package.run("update --force").hasSuffix("exit 0\n"))
    #expect(try package.read(Self.path).contains("nick"))
    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    #expect(attributes[.posixPermissions] as? Int == 0o444)
  }

  @Test(
    "is not written outside of every target, or in place of a folder",
    arguments: ["../World.swift", "/tmp/World.swift", "../../..", ".", "Sources/Shop/Sub"]
  )
  func outside(_ path: String) throws {
    let package = try FixturePackage("files")
    let sub = "\(package.layout.directory)/Sources/Shop/Sub"
    try FileManager.default.createDirectory(atPath: sub, withIntermediateDirectories: true)
    let output = try package.run("wire World --targets Shop --output \(path)")
    let reason = path.hasSuffix("Sub") ? "not a Swift file" : "in no target's folder"
    #expect(output.contains("error: \(path) is \(reason)"), "\(output)")
    #expect(!output.contains("wrote"))
  }

  @Test("is compiled in a package that is reached through a symbolic link")
  func symbolicLink() throws {
    let package = try Self.wired()
    let folder = package.layout.directory
    let link = package.directory.appending(path: "link").path
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: folder)
    var layout = package.refreshed
    layout.directory = link
    for index in layout.modules.indices {
      layout.modules[index].sources = layout.modules[index].sources
        .map { $0.replacing(folder, with: link) }
    }
    try package.replace("makeName(", with: "makeNick(", in: Self.source)
    // The file on the disk does not compile any more.
    let output = try package.run("update") { [layout] _ in .live(layout) }
    #expect(output.hasSuffix("exit 0\n"), "\(output)")
    #expect(try package.read(Self.path).contains("makeNick("))
  }

  @Test("is written to the path of --output, which its header records")
  func output() throws {
    let package = try FixturePackage("files")
    let path = "Sources/Shop/Wired.swift"
    let link = package.directory.appending(path: "link").path
    let folder = package.layout.directory
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: folder)
    let name = folder.split(separator: "/").last ?? ""
    for start in ["\(link)/", "\(folder)/", "../\(name)/", ""] {
      let output = try package.run("wire World --targets Shop --output \(start)\(path) --force")
      #expect(output.contains(start == "\(link)/" ? "\nwrote \(path)" : "\n\(path) is up to date"))
    }
    #expect(try package.read(path).contains("//   --targets Shop --output \(path)\n"))
    #expect(try package.run("check").contains("1 generated file is up to date"))
  }

  @Test("whose type was removed is reported by its path, and check continues with the other files")
  func typeIsGone() throws {
    let package = try FixturePackage("unrelated")
    #expect(try package.run("derive Dates.Store Elder.Store").hasSuffix("exit 0\n"))
    try package.replace("struct Store:", with: "struct Stock:", in: "Sources/Dates/Dates.swift")
    let size = "var size: Int\n  public var sow:"
    try package.replace("var sow:", with: size, in: "Sources/Elder/Elder.swift")
    let output = try package.run("check")
    #expect(
      output.contains(
        "Sources/Dates/Store+Derived.swift:1:1: error: "
          + "no target of this package declares a type `Dates.Store`; did you mean `Stock`?\n"
      )
    )
    #expect(output.contains("Sources/Elder/Store+Derived.swift:1:1: error: this file is stale"))
    #expect(output.hasSuffix("exit 1\n"))
  }

  @Test("can be generated again although its module does not compile without it")
  func modulesThatDoNotCompile() throws {
    let package = try FixturePackage("files")
    let broken = "\nlet broken: Missing = World(name: 1).useCases.name()\n"
    try package.append(broken, to: Self.source)
    #expect(try package.run("wire World --targets Shop").hasSuffix("1 use case\nexit 0\n"))
  }

  @Test("is current with the line ends of another system")
  func lineEnds() throws {
    let package = try Self.wired()
    let text = try package.read(Self.path)
    try package.write(Self.path, text.replacing("\n", with: "\r\n"))
    #expect(try package.run("check").hasSuffix("1 generated file is up to date\nexit 0\n"))
    #expect(try package.run("update").contains("nothing to do"))
    try package.write(Self.path, "\u{FEFF}" + text)
    #expect(try package.run("check").hasSuffix("1 generated file is up to date\nexit 0\n"))
    try package.write(
      Self.path,
      text.replacing("Shop", with: "Shops").replacing("\n", with: "\r\n")
    )
    #expect(try package.run("check").contains("no target `Shops` in this package"))
  }

  @Test("follows the .swift-format of the package, or one above it", arguments: ["", "../"])
  func formatted(_ folder: String) throws {
    let package = try FixturePackage("files")
    try package.write(
      folder + ".swift-format",
      #"{ "version": 1, "indentation": { "spaces": 4 }, "lineLength": 80 }"#
    )
    #expect(try package.run("wire World --targets Shop").hasSuffix("1 use case\nexit 0\n"))
    #expect(try package.read(Self.path).contains("\n    public final class UseCases: Sendable {\n"))
    #expect(try package.run("check").contains("up to date"))
  }
}
