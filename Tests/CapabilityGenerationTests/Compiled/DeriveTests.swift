import CapabilityGeneration
import Foundation
import TestTraits
import Testing

@Suite("Derived code", .compilers)
struct DeriveTests {
  private static let shop = "Sources/Shop/Shop.swift"
  private static let derived = "Sources/Shop/Payments+Derived.swift"

  @Test("is generated if it is stale, missing or broken, although nothing compiles without it")
  func stale() throws {
    let package = try FixturePackage.compiled("derive")
    let command = "derive Payments Outer.Clock World"
    #expect(try package.run(command).hasSuffix("exit 0\n"))
    #expect(try package.compile() == "")

    try package.replace("public var refund:", with: "public var giveBack:", in: Self.shop)
    #expect(
      try package.compile().contains("error: value of type 'Payments' has no member 'refund'")
    )
    let check = try package.run("check")
    #expect(check.contains("\(Self.derived):1:1: error: this file is stale"))
    #expect(check.contains("\n-    self.refund = refund\n+    self.giveBack = giveBack\n"))
    #expect(check.hasSuffix("exit 1\n"))
    #expect(try package.run(command).hasSuffix("exit 0\n"))
    #expect(try package.read(Self.derived).contains("self.giveBack = giveBack"))
    #expect(try package.compile() == "")

    for broken in ["", "extension Payments {"] {
      let header = try package.read(Self.derived).components(separatedBy: "\n\n")[0]
      try package.write(Self.derived, header + "\n\n" + broken)
      #expect(try package.run(command + " --force").hasSuffix("exit 0\n"))
      #expect(try package.compile() == "")
    }
  }

  @Test("is written for all named capabilities or for none")
  func allOrNone() throws {
    let package = try FixturePackage.compiled("derive-refused")
    let fine = "\nstruct Fine: Sendable {\n  var run: @Sendable () throws -> Void\n}\n"
    try package.append(fine, to: Self.shop)
    #expect(try package.run("derive Fine Empty").hasSuffix("exit 1\n"))
    let files = try FileManager.default.contentsOfDirectory(
      atPath: "\(package.layout.directory)/Sources/Shop"
    )
    #expect(files == ["Shop.swift"])
    // The package has no module `Capabilities`.
    let output = try package.run("derive Fine --no-check")
    #expect(output.contains("wrote Sources/Shop/Fine+Derived.swift"), "\(output)")
  }

  @Test("stays that of its own module, where another one has a type of the same name later")
  func sameName() throws {
    let package = try FixturePackage.compiled("derive")
    #expect(try package.run("derive Payments Outer.Clock World").hasSuffix("exit 0\n"))
    let names = "\nstruct Payments {}\nstruct World {}\n"
    try package.append(names, to: "Sources/Capabilities/Capabilities.swift")
    #expect(try package.run("check").hasSuffix("3 generated files are up to date\nexit 0\n"))
    #expect(
      try package.run("derive Payments").contains(
        "`Payments` is ambiguous: `Capabilities.Payments` or `Shop.Payments`; qualify it with "
      )
    )
    let output = try package.run("derive Shop.World")
    #expect(output.contains("wrote Sources/Shop/World+Derived.swift"), "\(output)")
  }
}
