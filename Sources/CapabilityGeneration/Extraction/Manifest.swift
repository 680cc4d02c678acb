import Foundation

/// A package's manifest: the compiler's arguments that it states for each target.
///
/// SwiftPM does not pass them to command plugins, so `swift package dump-package` is run. It is run
/// only if the manifest names such a setting, and once for each version of the manifest and of the
/// environment variables that it names. A manifest that reads files is described each time.
struct Manifest {
  private let description: Description?
  private let toolsVersion: String

  /// Reads the manifest of a package.
  ///
  /// - Parameters:
  ///   - directory: The folder of the package.
  ///   - workDirectory: The folder that caches the description of the manifest.
  init(of directory: String, caching workDirectory: String) {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: directory)) ?? []
    let manifests = files.filter { $0.hasPrefix("Package") && $0.hasSuffix(".swift") }.sorted()
    let text =
      manifests
      .compactMap { try? String(contentsOfFile: "\(directory)/\($0)", encoding: .utf8) }.joined()
    let line = text.lines.first { $0.hasPrefix("//") && $0.contains("swift-tools-version") } ?? ""
    toolsVersion = (line.split(separator: ":").last ?? "").filter { $0.isNumber || $0 == "." }
    let words = ["wiftSetting", "swiftLanguage", "cxxLanguageStandard", "platforms:"]
    let named = words.contains(where: text.contains) || text.contains(/\b(?:sources|plugins):/)
    description = named ? try? Self.description(of: directory, workDirectory, text) : nil
  }

  /// The versions of the platforms, by lowercase name.
  var platforms: [String: String] {
    let pairs = (description?.platforms ?? []).map { ($0.platformName.lowercased(), $0.version) }
    return Dictionary(pairs, uniquingKeysWith: { first, _ in first })
  }

  /// The `sources:` of a target, relative to its folder; `nil` if it has all files.
  func sources(of target: String) -> [String]? {
    let paths = description?.targets.first { $0.name == target }?.sources
    return paths?.map { $0.split(separator: "/").filter { $0 != "." }.joined(separator: "/") }
  }

  /// Whether a target has build-tool plugins.
  func hasPlugins(_ target: String) -> Bool {
    description?.targets.first { $0.name == target }?.pluginUsages?.isEmpty == false
  }

  /// The arguments that SwiftPM plans for a target in addition to those for every target. The
  /// conditions are those that SwiftPM passes to plugins: settings, and enabled traits.
  func arguments(of target: String, _ conditions: [String] = []) -> CompilerArguments {
    let target = description?.targets.first { $0.name == target }
    let all = target?.settings.filter { $0.tool == "swift" } ?? []
    let traits = Set(conditions).subtracting(all.flatMap { $0.kind["define"]?.words ?? [] })
    let settings = all.filter { setting in
      setting.isForHost && setting.condition?.traits?.allSatisfy { !traits.contains($0) } != true
    }
    func words(_ configuration: CompilerArguments.Configuration) -> [String] {
      let name = configuration.rawValue
      let applied = settings.filter { $0.condition?.config ?? name == name }
      let mode = applied.compactMap { $0.kind["swiftLanguageMode"]?.first }.last ?? languageMode
      return ["-swift-version", mode] + traits.sorted().map { "-D\($0)" }
        + applied.flatMap { flags($0.kind) }
    }
    return CompilerArguments(debug: words(.debug), release: words(.release))
  }

  private var languageMode: String {
    let declared = (description?.swiftLanguageVersions ?? []).filter { Double($0) != nil }
    if let newest = declared.max(by: { (Double($0) ?? 0) < (Double($1) ?? 0) }) { return newest }
    let version = major(description?.toolsVersion?._version ?? "") ?? major(toolsVersion) ?? 6
    return version >= 6 ? "6" : version >= 5 ? "5" : "4"
  }

  private func major(_ version: String) -> Int? { Int(version.prefix { $0 != "." }) }

  private func flags(_ kind: [String: Setting.Value]) -> [String] {
    kind.sorted { $0.key < $1.key }.flatMap { (name, value) -> [String] in
      switch name {
      case "define": value.words.map { "-D\($0)" }
      case "unsafeFlags": value.words
      case "enableUpcomingFeature": ["-enable-upcoming-feature"] + value.words
      case "enableExperimentalFeature": ["-enable-experimental-feature"] + value.words
      case "defaultIsolation": ["-default-isolation", value.first ?? "nonisolated"]
      case "interoperabilityMode" where value.first == "Cxx":
        ["-cxx-interoperability-mode=default"]
          + ((description?.cxxLanguageStandard).map { ["-Xcc", "-std=\($0)"] } ?? [])
      case "strictMemorySafety": ["-strict-memory-safety"]
      case "treatAllWarnings" where value.first == "error": ["-warnings-as-errors"]
      case "treatWarning" where value.level == "error": ["-Werror"] + value.words
      case "treatWarning": ["-Wwarning"] + value.words
      default: []
      }
    }
  }

  /// Returns the name of a manifest's description in the cache; `nil` if more can change it: files,
  /// the compiler's version, or environment variables that it does not name.
  static func cacheName(_ manifests: String, _ environment: [String: String]) -> String? {
    let version = /#(?:else)?if.*(?:compiler|swift|canImport)\(/
    let others = /FileManager|getenv\([^"]|environment(?!\[")/
    if manifests.contains(version) || manifests.contains(others) { return nil }
    let named = environment.filter { manifests.contains("\"\($0.key)\"") }
    let values = named.map { "\($0.key)=\($0.value)\n" }
    return GeneratedFile.hash(manifests + values.sorted().joined())
  }

  /// SwiftPM's description of a manifest, from the cache if what determines it is unchanged.
  private static func description(
    of directory: String,
    _ workDirectory: String,
    _ manifests: String
  ) throws -> Description {
    let folder = "\(workDirectory)/manifest"
    let name = cacheName(manifests, ProcessInfo.processInfo.environment)
    let log = "\(folder)/\(name ?? GeneratedFile.hash(manifests)).json"
    let text = (try? String(contentsOfFile: log, encoding: .utf8)) ?? ""
    if name != nil, let known = try? Description(text) { return known }
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    // A separate scratch folder: the command that runs this tool has locked the package's own.
    let words = [
      "swift", "package", "--scratch-path", "\(folder)/build", "--manifest-cache", "local",
      "--disable-sandbox", "dump-package",
    ]
    return try Description(try Shell.run(words, in: directory, log: log))
  }

  /// The part of a manifest's description that is read.
  private struct Description: Decodable {
    var targets: [Target]
    var toolsVersion: ToolsVersion?
    var swiftLanguageVersions: [String]?
    var cxxLanguageStandard: String?
    var platforms: [Platform]?

    struct Platform: Decodable {
      var platformName: String
      var version: String
    }

    struct Target: Decodable {
      var name: String
      var settings: [Setting]
      var sources: [String]?
      var pluginUsages: [PluginUsage]?
    }

    struct PluginUsage: Decodable {}

    struct ToolsVersion: Decodable { var _version: String }

    /// Reads the description, skipping warnings in front of it.
    init(_ text: String) throws {
      let json = text.drop { $0 != "{" }
      self = try JSONDecoder().decode(Description.self, from: Data(json.utf8))
    }
  }

  private struct Setting: Decodable {
    var tool: String
    var condition: Condition?
    var kind: [String: Value]

    struct Condition: Decodable {
      var config: String?
      var platformNames: [String]?
      var traits: [String]?
    }

    /// The values of a setting: a word, a list of words, or nothing.
    struct Value: Decodable {
      var words: [String] = []
      var level: String?
      var first: String? { words.first }

      private enum Key: String, CodingKey {
        case words = "_0"
        case level = "_1"
      }

      init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: Key.self)
        level = try? values.decode(String.self, forKey: .level)
        if let word = try? values.decode(String.self, forKey: .words) {
          words = [word]
        } else {
          words = (try? values.decode([String].self, forKey: .words)) ?? []
        }
      }
    }

    /// Whether it applies to the platform of this process, which is also the platform of the builds.
    var isForHost: Bool {
      guard let names = condition?.platformNames, !names.isEmpty else { return true }
      #if os(macOS)
        return names.contains("macos")
      #elseif os(Windows)
        return names.contains("windows")
      #else
        return names.contains("linux")
      #endif
    }
  }
}

/// The compiler's arguments that a manifest states for a target.
public struct CompilerArguments: Decodable, Sendable, Equatable {
  /// The arguments in debug builds.
  public var debug: [String]
  /// The arguments in release builds.
  public var release: [String]

  enum Configuration: String, Sendable, CaseIterable { case debug, release }

  subscript(_ configuration: Configuration) -> [String] {
    configuration == .debug ? debug : release
  }
}

extension PackageLayout {
  /// The layout with the arguments that the manifests state.
  func planned() -> PackageLayout {
    var manifests: [String: Manifest] = [:]
    var layout = self
    for index in modules.indices where !modules[index].sources.isEmpty {
      let module = modules[index]
      if module.arguments == nil {
        let package = packageDirectory(of: module)
        let manifest = manifests[package] ?? Manifest(of: package, caching: workDirectory)
        manifests[package] = manifest
        if module.isOwn { layout.platforms = manifest.platforms }
        layout.modules[index].included = manifest.sources(of: module.target)
        layout.modules[index].hasPlugins = manifest.hasPlugins(module.target)
        layout.modules[index].arguments = manifest.arguments(of: module.target, module.conditions)
      }
      let words = layout.modules[index].arguments?.debug ?? []
      if module.isOwn, words.contains("MainActor") { layout.modules[index].isolation = "MainActor" }
    }
    return layout
  }

  /// The folder of a module's package, which has the manifest.
  private func packageDirectory(of module: Module) -> String {
    guard !module.isOwn, let source = module.sources.first else { return directory }
    var folder = URL(fileURLWithPath: source).deletingLastPathComponent()
    while folder.path != "/" {
      let manifest = folder.appending(path: "Package.swift").path
      if FileManager.default.fileExists(atPath: manifest) { return folder.path }
      folder = folder.deletingLastPathComponent()
    }
    return directory
  }
}
