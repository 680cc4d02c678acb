@testable import CapabilityGeneration
import Foundation
import TestTraits
import Testing

/// `CompileCheckTests` has the errors that the compiler finds in new files.
@Suite("What a new file does to other files", .compilers)
struct NewFileTests {
  private static let more = "Sources/Shop/More.swift"
  private static let title = "Sources/Shop/Title.swift"

  private static func compile(
    _ path: String,
    _ text: String,
    _ environment: ToolEnvironment
  ) throws -> ToolEnvironment.CompileResult {
    let file = ToolEnvironment.NewFile(path: path, text: text)
    environment.stage([file])
    return try environment.compile([file])
  }

  @Test(
    "errors that the compiler reaches only with it, and those that it had before, do not count",
    arguments: [nil, "extension World { var title: String { 1 } }\n"]
  )
  func reachedCode(old: String?) throws {
    let package = try FixturePackage("files")
    if let old { try package.write(Self.title, old) }
    try package.write(Self.more, "func use(_ world: World) -> Int { world.title }\n")
    let uninitialized = "func f() {\n  let x: Int\n  print(x)\n}\n"
    try package.write("Sources/Shop/Other.swift", uninitialized)
    let text = "extension World { var title: Int { 1 } }\n"
    let result = try Self.compile(Self.title, text, .live(package.refreshed))
    #expect(result == ToolEnvironment.CompileResult())
  }

  @Test("after a command wrote it, the file on the disk counts")
  func writtenFile() throws {
    let package = try FixturePackage("files")
    try package.write(Self.more, "\n")
    let environment = ToolEnvironment.live(package.refreshed)
    let text = "let number: Int = 1\n"
    #expect(try Self.compile(Self.more, text, environment).errors == [])
    try environment.write([ToolEnvironment.NewFile(path: Self.more, text: text)])
    try package.write(Self.more, "let number: Int = \"\"\n")
    let file = ToolEnvironment.NewFile(path: Self.more, text: "")
    #expect(try environment.compile([file]).errors.count == 1)
  }
}
