import Foundation

/// The Swift files that build-tool plugins wrote, as the last build left them.
///
/// SwiftPM tells a command plugin nothing of them, so they are looked for where it has them written:
/// `plugins/outputs/PACKAGE/TARGET/destination/PLUGIN`, beside the folder of the plugin that runs this.
struct BuildToolSources: Sendable {
  private var folders: [String: [String]] = [:]

  /// Looks for the folders of a package's targets.
  ///
  /// - Parameter workDirectory: The folder of the command plugin.
  init(beside workDirectory: String) {
    let outputs = URL(fileURLWithPath: workDirectory)
      .deletingLastPathComponent().deletingLastPathComponent().appending(path: "outputs")
    let packages = Self.children(of: outputs.path)
    for target in packages.flatMap(Self.children) {
      folders[URL(fileURLWithPath: target).lastPathComponent, default: []].append(
        target + "/destination"
      )
    }
  }

  /// The files of a target, in text order.
  func files(of target: String) -> [String] {
    (folders[target] ?? []).flatMap { folder in
      let names = (try? FileManager.default.subpathsOfDirectory(atPath: folder)) ?? []
      return names.filter { $0.hasSuffix(".swift") }.map { "\(folder)/\($0)" }
    }.sorted()
  }

  private static func children(of folder: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.map { "\(folder)/\($0)" }
  }
}
