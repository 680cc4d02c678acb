import Foundation

/// Which targets are isolated to the main actor by default. The manifest says so, but SwiftPM tells
/// no plugin: it is asked again, where the manifest names the setting at all.
enum DefaultIsolation {
  /// The layout with the isolation of each of the package's own targets.
  static func told(_ layout: PackageLayout) -> PackageLayout {
    let manifests = manifests(of: layout)
    guard manifests.contains("defaultIsolation") else { return layout }
    guard let described = try? description(of: layout, manifests) else { return layout }
    var layout = layout
    for index in layout.modules.indices where layout.modules[index].isOwn {
      let target = described.targets.first { $0.name == layout.modules[index].target }
      let kinds = target?.settings.compactMap { $0.kind.defaultIsolation?._0 } ?? []
      if kinds.contains("MainActor") { layout.modules[index].isolation = "MainActor" }
    }
    return layout
  }

  private static func manifests(of layout: PackageLayout) -> String {
    let files = try? FileManager.default.contentsOfDirectory(atPath: layout.directory)
    return (files ?? []).filter { $0.hasPrefix("Package") && $0.hasSuffix(".swift") }.sorted()
      .compactMap { try? String(contentsOfFile: "\(layout.directory)/\($0)", encoding: .utf8) }
      .joined()
  }

  /// What SwiftPM makes of the manifest, kept as long as that stays the same.
  private static func description(
    of layout: PackageLayout,
    _ manifests: String
  ) throws -> Description {
    let folder = "\(layout.workDirectory)/manifest"
    let log = "\(folder)/\(GeneratedFile.hash(manifests)).json"
    let text = (try? String(contentsOfFile: log, encoding: .utf8)) ?? ""
    if let known = try? Description(text) { return known }
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    // A folder of its own, since the package's is locked by the command that this runs in.
    let words = [
      "swift", "package", "--scratch-path", "\(folder)/build", "--manifest-cache", "local",
      "--disable-sandbox", "dump-package",
    ]
    return try Description(try Shell.run(words, in: layout.directory, log: log))
  }

  /// The part of a manifest's description that matters here.
  private struct Description: Decodable {
    var targets: [Target]

    struct Target: Decodable {
      var name: String
      var settings: [Setting]
    }

    struct Setting: Decodable {
      var kind: Kind
    }

    struct Kind: Decodable {
      var defaultIsolation: Value?
    }

    struct Value: Decodable {
      var _0: String?
    }

    /// Reads the description, which warnings may stand before.
    init(_ text: String) throws {
      let json = text.drop { $0 != "{" }
      self = try JSONDecoder().decode(Description.self, from: Data(json.utf8))
    }
  }
}
