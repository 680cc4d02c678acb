import Foundation
import PackagePlugin

/// `swift package capabilities …`: tells the tool what the package is made of and lets it work.
@main
struct CapabilitiesPlugin: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) async throws {
    let tool = try context.tool(named: "capabilities-tool")
    let work = context.pluginWorkDirectoryURL
    let file = work.appending(path: "layout.json")
    try JSONEncoder().encode(Layout(context)).write(to: file, options: .atomic)
    let process = Process()
    process.executableURL = tool.url
    process.arguments = [file.path(percentEncoded: false)] + arguments
    process.currentDirectoryURL = context.package.directoryURL
    try process.run()
    process.waitUntilExit()
    // The status is the tool's own, which the plugin's runner would turn into 1.
    if process.terminationStatus != 0 { exit(process.terminationStatus) }
  }
}
