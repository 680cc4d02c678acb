import Foundation

/// The settings of targets that only a package's manifest states.
///
/// SwiftPM does not pass them to command plugins, so `swift package dump-package` is run. It is run
/// only if the manifest names such a setting, and once for each version of the manifest.
struct ManifestSettings {
  private var settings: [String: [Setting]] = [:]

  /// Reads the settings of a package's targets.
  ///
  /// - Parameters:
  ///   - directory: The folder of the package.
  ///   - workDirectory: The folder that caches the description of the manifest.
  ///   - names: The settings that the caller needs, as manifests name them. If the manifest names
  ///     none of them, no target has settings.
  init(of directory: String, caching workDirectory: String, ifNamed names: [String]) {
    let manifests = Self.manifests(in: directory)
    guard names.contains(where: manifests.contains) else { return }
    guard let described = try? Self.description(of: directory, workDirectory, manifests)
    else { return }
    for target in described.targets { settings[target.name] = target.settings }
  }

  /// The global actor that a target's declarations are isolated to by default.
  ///
  /// - Returns: `nil` if they are nonisolated by default.
  func isolation(of target: String) -> String? {
    let actors = settings[target]?.compactMap(\.kind.defaultIsolation?._0) ?? []
    return actors.contains("MainActor") ? "MainActor" : nil
  }

  /// The compiler flags for the upcoming and experimental features that a target enables.
  func featureFlags(of target: String) -> [String] {
    (settings[target] ?? []).flatMap { setting in
      let upcoming = setting.kind.enableUpcomingFeature.map { ["-enable-upcoming-feature", $0._0] }
      let experimental = setting.kind.enableExperimentalFeature.map {
        ["-enable-experimental-feature", $0._0]
      }
      return ((upcoming ?? []) + (experimental ?? [])).compactMap { $0 }
    }
  }

  private static func manifests(in directory: String) -> String {
    let files = try? FileManager.default.contentsOfDirectory(atPath: directory)
    return (files ?? []).filter { $0.hasPrefix("Package") && $0.hasSuffix(".swift") }.sorted()
      .compactMap { try? String(contentsOfFile: "\(directory)/\($0)", encoding: .utf8) }
      .joined()
  }

  /// SwiftPM's description of a manifest, from the cache if the manifest is unchanged.
  private static func description(
    of directory: String,
    _ workDirectory: String,
    _ manifests: String
  ) throws -> Description {
    let folder = "\(workDirectory)/manifest"
    let log = "\(folder)/\(GeneratedFile.hash(manifests)).json"
    let text = (try? String(contentsOfFile: log, encoding: .utf8)) ?? ""
    if let known = try? Description(text) { return known }
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

    struct Target: Decodable {
      var name: String
      var settings: [Setting]
    }

    /// Reads the description, skipping warnings in front of it.
    init(_ text: String) throws {
      let json = text.drop { $0 != "{" }
      self = try JSONDecoder().decode(Description.self, from: Data(json.utf8))
    }
  }

  private struct Setting: Decodable {
    var kind: Kind

    struct Kind: Decodable {
      var defaultIsolation: Value?
      var enableUpcomingFeature: Value?
      var enableExperimentalFeature: Value?
    }

    struct Value: Decodable {
      var _0: String?
    }
  }
}

extension PackageLayout {
  /// The layout with the default isolation of each of the package's own targets.
  func addingIsolation() -> PackageLayout {
    let settings = ManifestSettings(
      of: directory,
      caching: workDirectory,
      ifNamed: ["defaultIsolation"]
    )
    var layout = self
    for index in modules.indices where modules[index].isOwn {
      guard let isolation = settings.isolation(of: modules[index].target) else { continue }
      layout.modules[index].isolation = isolation
    }
    return layout
  }
}
