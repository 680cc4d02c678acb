@testable import CapabilityGeneration
import Foundation
import Testing

/// The plugin prints these texts unchanged; `.ci/check-clients` runs it.
@Suite("Help")
struct HelpTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Sources/CapabilitiesPlugin")

  private static func text(_ name: String) throws -> String {
    try String(contentsOf: folder.appending(path: "Help/\(name).txt"), encoding: .utf8)
  }

  @Test("has a text for each command, and no other")
  func texts() throws {
    let files = try FileManager.default
      .contentsOfDirectory(atPath: Self.folder.appending(path: "Help").path)
    #expect(Set(files) == Set((CapabilitiesCommand.names + ["overview"]).map { "\($0).txt" }))
    for name in CapabilitiesCommand.names {
      let usage = try Self.text(name).split(separator: "\nUSAGE\n").last
      #expect(usage?.prefix { $0 != "\n" }.contains("capabilities \(name)") == true)
    }
  }

  @Test("fits a terminal of 100 columns")
  func width() throws {
    for name in CapabilitiesCommand.names + ["overview"] {
      let text = try Self.text(name)
      #expect(text.hasSuffix("\n") && !text.hasSuffix("\n\n"))
      #expect(text.split(separator: "\n").allSatisfy { $0.count <= 100 })
    }
  }

  @Test("lists the commands in the same order as the plugin")
  func overview() throws {
    let lines = try Self.text("overview").components(separatedBy: "\n")
    let start = try #require(lines.firstIndex(of: "COMMANDS")) + 1
    var listed: [String] = []
    for line in lines[start...] where line.hasPrefix("  ") && !line.hasPrefix("   ") {
      let words = line.dropFirst(2).components(separatedBy: " ")
      if words[0] == "COMMAND" { break }
      listed.append(words[0])
    }
    #expect(listed == CapabilitiesCommand.names)
    let plugin = try String(
      contentsOf: Self.folder.appending(path: "CapabilitiesPlugin.swift"),
      encoding: .utf8
    )
    let names = CapabilitiesCommand.names.joined(separator: ", ")
    #expect(plugin.contains("let names = \"\(names)\"\n"))
  }

  @Test("names every option that a command takes")
  func options() throws {
    for command in CapabilitiesCommand.commandTypes {
      let text = try Self.text(command.name)
      for option in command.options.union(["--output"]).union(command.flags) {
        #expect(text.contains("\n  \(option) "), "\(command.name) \(option)")
      }
    }
    for option in WiringRequest.options.union(["--format", "--root"]) {
      #expect(try Self.text("graph").contains(option))
    }
    for option in WiringRequest.options.union(["--world"]) {
      #expect(try Self.text("explain").contains(option))
    }
    for option in ["--force", CompilerCheck.option] {
      #expect(try Self.text("update").contains("\n  \(option) "))
    }
  }
}
