import CapabilityGeneration
import Foundation
import TestTraits
import Testing

/// Generates the code of one world once for each access level and default isolation, and compiles it
/// in each setting of the compiler, with warnings as errors.
@Suite("Generated code, in each setting of its module", .compilers)
struct SettingsTests {
  /// The settings that the generated text depends on.
  struct Package: CustomTestStringConvertible {
    var access: String
    var isolation: String

    static let all = ["internal", "package", "public"].flatMap { access in
      ["nonisolated", "MainActor"].map { Package(access: access, isolation: $0) }
    }

    var testDescription: String { "\(access), \(isolation)" }
  }

  /// The arguments of the compiler.
  struct Setting: CustomStringConvertible {
    var mode: String
    var hasFeatures: Bool
    var isDebug: Bool

    static let all = ["5", "6"].flatMap { mode in
      [false, true].flatMap { hasFeatures in
        [true, false].map { Setting(mode: mode, hasFeatures: hasFeatures, isDebug: $0) }
      }
    }
    /// Each value of each setting, in few combinations.
    static let some = all.filter {
      ($0.mode == "5") == !$0.hasFeatures && $0.isDebug == $0.hasFeatures
    }

    /// `.ci/nightly` compiles all combinations.
    static var chosen: [Setting] {
      isNightly ? all : some
    }

    /// The upcoming features that language mode 6 does not include.
    private static let features = [
      "ExistentialAny", "InternalImportsByDefault", "MemberImportVisibility",
      "InferIsolatedConformances", "NonisolatedNonsendingByDefault", "ImmutableWeakCaptures",
    ]

    var flags: [String] {
      let features = hasFeatures ? Self.features.flatMap { ["-enable-upcoming-feature", $0] } : []
      return ["-swift-version", mode] + (isDebug ? ["-Onone", "-DDEBUG"] : ["-O"]) + features
    }

    var description: String {
      "mode \(mode), \(hasFeatures ? "all features" : "no feature"), \(isDebug ? "debug" : "release")"
    }
  }

  @Test("compiles without a warning", arguments: Package.all)
  func compiles(_ package: Package) throws {
    let isolation = package.isolation == "MainActor" ? "MainActor" : nil
    let fixture = try FixturePackage.compiled(
      "../GenerationSettings",
      isolation: isolation,
      toolkit: Toolkit.all
    )
    let access = package.access == "internal" ? "" : package.access + " "
    try fixture.replace("package ", with: access, in: "Sources/Shop/Shop.swift")
    let isOwn = package.access == "internal"
    for command in [
      "derive Payments Cache Nested World", "wire World --targets Shop --except nested.clock",
      "playground World --worlds test --targets \(isOwn ? "Shop" : "Main,Shop")",
    ] {
      let said = try fixture.run(command)
      #expect(said.hasSuffix("exit 0\n"))
    }
    for setting in Setting.chosen {
      let flags = setting.flags + ["-default-isolation", package.isolation]
      let complaints = try fixture.compile(with: flags)
      #expect(complaints == "", "\(setting)")
    }
  }
}

extension FixturePackage {
  /// Compiles the modules of the package itself up to the diagnostics that follow type checking.
  fileprivate func compile(with flags: [String]) throws -> String {
    let output = directory.appending(path: "settings-\(UUID().uuidString)")
      .path(percentEncoded: false)
    try FileManager.default.createDirectory(atPath: output, withIntermediateDirectories: true)
    let toolkit = try Toolkit.all.get()
    let own = refreshed.modules.filter { ["Shop", "Main"].contains($0.name) }
    return try own.sorted { $0.name > $1.name }.map { module in
      try Compiler.run(
        [
          "-emit-sil", "-wmo", "-o", "\(output)/\(module.name).sil", "-module-name", module.name,
          "-I", output,
          "-emit-module-path", "\(output)/\(module.name).swiftmodule",
          "-package-name", module.package, "-warnings-as-errors",
        ] + flags + toolkit + module.sources,
        in: output
      )
    }.joined()
  }
}
