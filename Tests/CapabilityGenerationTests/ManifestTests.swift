@testable import CapabilityGeneration
import Foundation
import TestTraits
import Testing

/// SwiftPM's description of a manifest is in the cache here, so that no test starts SwiftPM.
/// `SettingsTests` builds packages with it.
@Suite("The settings of a manifest")
struct ManifestTests {
  private let folder = TemporaryDirectory()
  private var directory: String { folder.path }

  /// Returns what the manifest states for a target `A`.
  ///
  /// - Parameters:
  ///   - settings: The settings of the target, as SwiftPM describes them.
  ///   - more: Other entries of the description.
  private func arguments(
    _ settings: String,
    more: String = "",
    manifest: String = "// swift-tools-version: 6.2\n// swiftSettings\n",
    of target: String = "A",
    conditions: [String] = []
  ) throws -> CompilerArguments {
    try folder.write("Package.swift", manifest)
    let description = """
      warning: text in front of it
      {\(more)"targets": [{"name": "A", "settings": [\(settings)]}, {"name": "B", "settings": []}]}
      """
    try folder.write("work/manifest/\(GeneratedFile.hash(manifest)).json", description)
    let work = "\(directory)/work"
    return Manifest(of: directory, caching: work).arguments(of: target, conditions)
  }

  private static func same(_ words: [String]) -> CompilerArguments {
    CompilerArguments(debug: words, release: words)
  }

  @Test("of this package has the libraries that errors about imports know")
  func libraries() throws {
    let root = FixturePackage.folder.appending(path: "../../..").standardized
    let text = try String(contentsOf: root.appending(path: "Package.swift"), encoding: .utf8)
    let list = try #require(text.firstMatch(of: /products: \[([^\]]*)\]\.map \{ \.library\(/))
    let libraries = list.1.matches(of: /"(\w+)"/).map { String($0.1) }
    #expect(libraries.contains("Capabilities"))
    #expect(SourceFiles.toolkit == Set(libraries))
  }

  @Test(
    "each becomes a flag of the compiler",
    arguments: [
      (#""define": {"_0": "FAST"}"#, ["-DFAST"]),
      (#""define": {"_0": ["A", "B"]}"#, ["-DA", "-DB"]),
      (#""unsafeFlags": {"_0": ["-O", "-g"]}"#, ["-O", "-g"]),
      (
        #""enableUpcomingFeature": {"_0": "ExistentialAny"}"#,
        ["-enable-upcoming-feature", "ExistentialAny"]
      ),
      (#""enableExperimentalFeature": {"_0": "X"}"#, ["-enable-experimental-feature", "X"]),
      (#""defaultIsolation": {"_0": "MainActor"}"#, ["-default-isolation", "MainActor"]),
      (#""defaultIsolation": {}"#, ["-default-isolation", "nonisolated"]),
      (#""interoperabilityMode": {"_0": "Cxx"}"#, ["-cxx-interoperability-mode=default"]),
      (#""interoperabilityMode": {"_0": "C"}"#, []),
      (#""strictMemorySafety": {}"#, ["-strict-memory-safety"]),
      (#""treatAllWarnings": {"_0": "error"}"#, ["-warnings-as-errors"]),
      (#""treatAllWarnings": {"_0": "warning"}"#, []),
      (#""treatWarning": {"_0": "Group", "_1": "error"}"#, ["-Werror", "Group"]),
      (#""treatWarning": {"_0": "Group", "_1": "warning"}"#, ["-Wwarning", "Group"]),
      (#""unknown": {"_0": "x"}"#, []),
    ]
  )
  func flags(_ kind: String, _ flags: [String]) throws {
    let setting = #"{"tool": "swift", "kind": {\#(kind)}}"#
    #expect(try arguments(setting) == Self.same(["-swift-version", "6"] + flags))
    let other = #"{"tool": "c", "kind": {\#(kind)}}"#
    #expect(try arguments(other) == Self.same(["-swift-version", "6"]))
    #expect(try arguments(setting, of: "B") == Self.same(["-swift-version", "6"]))
    #expect(try arguments(setting, of: "C") == Self.same(["-swift-version", "6"]))
  }

  @Test("a setting applies only to its configuration, platform and traits")
  func conditions() throws {
    func define(_ name: String, _ condition: String) -> String {
      #"{"tool": "swift", "condition": {\#(condition)}, "kind": {"define": {"_0": "\#(name)"}}}"#
    }
    #if os(macOS)
      let host = "macos"
    #else
      let host = "linux"
    #endif
    let settings = [
      define("DEBUGGING", #""config": "debug""#), define("FAST", #""config": "release""#),
      define("HERE", #""platformNames": ["\#(host)", "android"]"#),
      define("THERE", #""platformNames": ["android"]"#), define("ALL", #""platformNames": []"#),
      define("BEST", #""traits": ["Pro", "Max"]"#), define("LESS", #""traits": ["Lite"]"#),
    ]
    let conditions = ["DEBUGGING", "HERE", "Pro", "ALL", "BEST"]
    #expect(
      try arguments(settings.joined(separator: ", "), conditions: conditions)
        == CompilerArguments(
          debug: ["-swift-version", "6", "-DPro", "-DDEBUGGING", "-DHERE", "-DALL", "-DBEST"],
          release: ["-swift-version", "6", "-DPro", "-DFAST", "-DHERE", "-DALL", "-DBEST"]
        )
    )
  }

  @Test("the standard of C++ applies to modules that use C++")
  func standard() throws {
    let setting = #"{"tool": "swift", "kind": {"interoperabilityMode": {"_0": "Cxx"}}}"#
    let words = ["-swift-version", "6", "-cxx-interoperability-mode=default"]
    #expect(
      try arguments(setting, more: #""cxxLanguageStandard": "c++17", "#)
        == Self.same(words + ["-Xcc", "-std=c++17"])
    )
  }

  @Test(
    "the language mode is the target's, else the newest of the package, else the tools' version",
    arguments: [
      (#"{"tool": "swift", "kind": {"swiftLanguageMode": {"_0": "5"}}}"#, "", "6.2", "5"),
      ("", #""swiftLanguageVersions": ["4.2", "5", "x"], "#, "6.2", "5"),
      ("", #""swiftLanguageVersions": [], "#, "6.2", "6"),
      ("", #""toolsVersion": {"_version": "5.9.0"}, "#, "6.2", "5"),
      ("", #""toolsVersion": {"_version": "4.2.0"}, "#, "6.2", "4"),
      ("", #""toolsVersion": {"_version": "5.0.0"}, "#, "6.2", "5"),
      ("", #""toolsVersion": {"_version": "6.0.0"}, "#, "5.9", "6"),
      ("", #""toolsVersion": {"_version": "x"}, "#, "5.9", "5"), ("", "", "5.10", "5"),
      ("", "", "6.0", "6"), ("", "", "none", "6"),
    ]
  )
  func languageMode(_ setting: String, _ more: String, _ tools: String, _ mode: String) throws {
    let manifest = "// swift-tools-version: \(tools)\n// swiftSettings\n"
    let arguments = try arguments(setting, more: more, manifest: manifest)
    #expect(arguments == Self.same(["-swift-version", mode]))
  }

  @Test("SwiftPM is not asked about a manifest without settings")
  func plain() throws {
    let setting = #"{"tool": "swift", "kind": {"define": {"_0": "FAST"}}}"#
    let manifest = "//swift-tools-version:5.9\nlet package = 1\n"
    #expect(try arguments(setting, manifest: manifest) == Self.same(["-swift-version", "5"]))
    for word in [".cxxSetting, swiftSetting", "swiftLanguageModes", "\tsources:"] {
      let named = "// swift-tools-version: 6.2\n\(word)\n"
      let words = ["-swift-version", "6", "-DFAST"]
      #expect(try arguments(setting, manifest: named) == Self.same(words))
    }
    let text = "let isFast = Context.environment[\"FAST\"] != nil"
    let name = Manifest.cacheName(text, [:])
    #expect(name != nil && name == Manifest.cacheName(text, ["FASTER": "1"]))
    #expect(name != Manifest.cacheName(text, ["FAST": "1"]))
    #expect(Manifest.cacheName("#if compiler(>=6.3)", [:]) == nil)
  }

  @Test("a layout has the settings of each module's own package")
  func layout() throws {
    let isolated = #"{"tool": "swift", "kind": {"defaultIsolation": {"_0": "MainActor"}}}"#
    let sources = #"], "sources": ["./Src/", "One.swift"], "rest": ["#
    let platform = #"{"platformName": "macOS", "version": "15.0"}"#
    _ = try arguments(isolated + sources, more: #""platforms": [\#(platform)], "#)
    try folder.write("other/Package.swift", "// swift-tools-version: 5.9\n")
    func module(_ name: String, _ source: String?, isOwn: Bool) -> PackageLayout.Module {
      PackageLayout.Module(
        target: name,
        name: name,
        package: "p",
        isOwn: isOwn,
        sources: source.map { [$0] } ?? []
      )
    }
    var known = module("A", "\(directory)/Sources/A/C.swift", isOwn: true)
    known.arguments = Self.same(["-known"])
    let layout = PackageLayout(
      directory: directory,
      workDirectory: "\(directory)/work",
      modules: [
        module("A", "\(directory)/Sources/A/A.swift", isOwn: true),
        module("A", "\(directory)/other/Sources/B/Deep/B.swift", isOwn: false),
        module("A", "/nowhere/A.swift", isOwn: false), module("A", nil, isOwn: true), known,
      ]
    ).planned()
    let words = ["-swift-version", "6", "-default-isolation", "MainActor"]
    #expect(
      layout.modules.map(\.arguments) == [
        Self.same(words), Self.same(["-swift-version", "5"]), Self.same(words), nil,
        Self.same(["-known"]),
      ]
    )
    #expect(layout.platforms == ["macos": "15.0"])
    #expect(layout.modules[0].included == ["Src", "One.swift"])
    #expect(layout.modules.map(\.isolation) == ["MainActor", nil, nil, nil, nil])
  }
}
