import Foundation
import PackagePlugin

/// `swift package capabilities …`: tells the tool what the package is made of and lets it work.
@main
struct CapabilitiesPlugin: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) async throws {
    if let answer = Help.answer(to: arguments) {
      let isComplaint = answer.status != 0
      let output = isComplaint ? FileHandle.standardError : FileHandle.standardOutput
      output.write(Data((answer.text + "\n").utf8))
      exit(answer.status)
    }
    let work = context.pluginWorkDirectoryURL
    let file = work.appending(path: "layout.json")
    try JSONEncoder().encode(Layout(context)).write(to: file, options: .atomic)
    let process = Process()
    process.executableURL = try builtTool()
    process.arguments = [file.path(percentEncoded: false)] + arguments
    process.currentDirectoryURL = context.package.directoryURL
    try process.run()
    process.waitUntilExit()
    // The status is the tool's own, which the plugin's runner would turn into 1.
    if process.terminationStatus != 0 { exit(process.terminationStatus) }
  }

  /// The tool, built before each command: where nothing changed, that takes no time.
  ///
  /// The manifest does not make it a part of the plugin, because SwiftPM would then build it before
  /// the plugin runs, also to print help. It is built for debugging: that takes a fraction of the
  /// time, and most packages are wired in less than the difference.
  private func builtTool() throws -> URL {
    let name = "capabilities-tool"
    let result = try packageManager.build(
      .product(name),
      parameters: .init(configuration: .debug, logging: .concise, echoLogs: true)
    )
    let built = result.builtArtifacts.first { $0.kind == .executable }
    guard result.succeeded, let built else {
      FileHandle.standardError.write(Data("error: \(name) cannot be built\n".utf8))
      exit(1)
    }
    return built.url
  }
}
