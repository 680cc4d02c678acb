import Foundation

/// A package's manifest: the compiler's arguments that it states for each target.
///
/// SwiftPM does not pass them to command plugins, so `swift package dump-package` is run. It is run
/// only if the manifest names such a setting, and once for each version of the manifest and of the
/// environment variables that it names. A manifest that reads files is described each time.
struct Manifest {
  private typealias Object = [String: Any]

  /// The description as JSON; empty if there is none.
  private let description: Object
  private let toolsVersion: String

  /// Reads the manifest of a package.
  ///
  /// - Parameter workDirectory: The folder that caches the description of the manifest.
  init(of directory: String, caching workDirectory: String) {
    let manifests = FileManager.default.paths(in: directory).sorted()
      .filter { $0.hasPrefix("\(directory)/Package") && $0.hasSuffix(".swift") }
    let text = manifests.compactMap { try? String(contentsOfFile: $0, encoding: .utf8) }.joined()
    let line = text.lines.first { $0.hasPrefix("//") && $0.contains("swift-tools-version") } ?? ""
    toolsVersion = (line.split(separator: ":").last ?? "").filter { $0.isNumber || $0 == "." }
    let words = ["wiftSetting", "swiftLanguage", "cxxLanguageStandard", "platforms:"]
    let named = words.contains(where: text.contains) || text.contains(/\b(?:sources|plugins):/)
    let found = named ? try? Self.description(of: directory, workDirectory, text) : nil
    description = found ?? [:]
  }

  /// The versions of the platforms, by lowercase name.
  var platforms: [String: String] {
    let platforms = description["platforms"] as? [Object] ?? []
    return platforms.reduce(into: [:]) { versions, platform in
      guard let name = platform["platformName"] as? String else { return }
      versions[name.lowercased()] = platform["version"] as? String
    }
  }

  private func target(_ name: String) -> Object {
    let targets = description["targets"] as? [Object] ?? []
    return targets.first { $0["name"] as? String == name } ?? [:]
  }

  /// The `sources:` of a target, relative to its folder; `nil` if it has all files.
  func sources(of target: String) -> [String]? {
    let paths = self.target(target)["sources"] as? [String]
    return paths?.map { $0.split(separator: "/").filter { $0 != "." }.joined(separator: "/") }
  }

  /// Whether a target has build-tool plugins.
  func hasPlugins(_ target: String) -> Bool {
    (self.target(target)["pluginUsages"] as? [Any])?.isEmpty == false
  }

  /// The arguments that SwiftPM plans for a target in addition to those for every target. The
  /// conditions are those that SwiftPM passes to plugins: settings, and enabled traits.
  func arguments(of target: String, _ conditions: [String] = []) -> CompilerArguments {
    let all = (self.target(target)["settings"] as? [Object] ?? []).compactMap(Setting.init)
    let defined = all.flatMap { $0.name == "define" ? $0.words : [] }
    let traits = Set(conditions).subtracting(defined)
    let settings = all.filter { setting in
      setting.isForHost && setting.traits?.allSatisfy { !traits.contains($0) } != true
    }
    func words(_ configuration: CompilerArguments.Configuration) -> [String] {
      let name = configuration.rawValue
      let applied = settings.filter { $0.configuration ?? name == name }
      let mode = applied.last { $0.name == "swiftLanguageMode" }?.words.first ?? languageMode
      return ["-swift-version", mode] + traits.sorted().map { "-D\($0)" } + applied.flatMap(flags)
    }
    return CompilerArguments(debug: words(.debug), release: words(.release))
  }

  private var languageMode: String {
    let versions = description["swiftLanguageVersions"] as? [String] ?? []
    let declared = versions.filter { Double($0) != nil }
    if let newest = declared.max(by: { (Double($0) ?? 0) < (Double($1) ?? 0) }) { return newest }
    let described = (description["toolsVersion"] as? Object)?["_version"] as? String
    let version = major(described ?? "") ?? major(toolsVersion) ?? 6
    return version >= 6 ? "6" : version >= 5 ? "5" : "4"
  }

  private func major(_ version: String) -> Int? { Int(version.prefix { $0 != "." }) }

  private func flags(_ setting: Setting) -> [String] {
    let words = setting.words
    switch setting.name {
    case "define": return words.map { "-D\($0)" }
    case "unsafeFlags": return words
    case "enableUpcomingFeature": return ["-enable-upcoming-feature"] + words
    case "enableExperimentalFeature": return ["-enable-experimental-feature"] + words
    case "defaultIsolation": return ["-default-isolation", words.first ?? "nonisolated"]
    case "interoperabilityMode" where words.first == "Cxx":
      let standard = description["cxxLanguageStandard"] as? String
      let flags = ["-cxx-interoperability-mode=default"]
      return flags + (standard.map { ["-Xcc", "-std=\($0)"] } ?? [])
    case "strictMemorySafety": return ["-strict-memory-safety"]
    case "treatAllWarnings" where words.first == "error": return ["-warnings-as-errors"]
    case "treatWarning": return [setting.level == "error" ? "-Werror" : "-Wwarning"] + words
    default: return []
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
  ) throws -> Object? {
    let folder = "\(workDirectory)/manifest"
    let name = cacheName(manifests, ProcessInfo.processInfo.environment)
    let log = "\(folder)/\(name ?? GeneratedFile.hash(manifests)).json"
    let text = (try? String(contentsOfFile: log, encoding: .utf8)) ?? ""
    if name != nil, let known = try? object(in: text) { return known }
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    // A separate scratch folder: the command that runs this tool has locked the package's own.
    let words = [
      "swift", "package", "--scratch-path", "\(folder)/build", "--manifest-cache", "local",
      "--disable-sandbox", "dump-package",
    ]
    return try object(in: Shell.run(words, in: directory, log: log).output)
  }

  /// Reads the description, skipping warnings in front of it.
  private static func object(in text: String) throws -> Object? {
    let json = text.drop { $0 != "{" }
    return try JSONSerialization.jsonObject(with: Data(json.utf8)) as? Object
  }

  /// A setting for the Swift compiler.
  private struct Setting {
    /// The function of the manifest that makes it, such as `define`.
    let name: String
    let words: [String]
    let level: String?
    let configuration: String?
    let platforms: [String]?
    let traits: [String]?

    /// Reads a setting; `nil` if it is for another tool.
    init?(_ setting: Object) {
      guard setting["tool"] as? String == "swift",
        let (name, values) = (setting["kind"] as? [String: Object])?.first
      else { return nil }
      self.name = name
      words = (values["_0"] as? String).map { [$0] } ?? values["_0"] as? [String] ?? []
      level = values["_1"] as? String
      let condition = setting["condition"] as? Object ?? [:]
      configuration = condition["config"] as? String
      platforms = condition["platformNames"] as? [String]
      traits = condition["traits"] as? [String]
    }

    /// Whether it applies to the platform of this process, which is also the platform of the builds.
    var isForHost: Bool {
      guard let names = platforms, !names.isEmpty else { return true }
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
