import Foundation
import PackagePlugin

/// `swift package capabilities …`: tells the tool what the package is made of and lets it work.
///
/// Each clean build of each client compiles this before anything else, used or not. One file, no
/// `Codable`, few closures and no text keep that at half of what it would be.
@main
struct CapabilitiesPlugin: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    try answer(arguments)
    let file = context.pluginWorkDirectoryURL.appending(path: "layout.json")
    let tool = try builtTool(context, isFirst: !FileManager.default.fileExists(atPath: file.path))
    let layout = try JSONSerialization.data(withJSONObject: layout(context))
    try layout.write(to: file, options: .atomic)
    let process = Process()
    process.executableURL = tool
    process.arguments = [file.path] + arguments
    process.currentDirectoryURL = context.package.directoryURL
    try process.run()
    process.waitUntilExit()
    // The status is the tool's own, which the plugin's runner would turn into 1.
    if process.terminationStatus != 0 { exit(process.terminationStatus) }
  }

  // MARK: Help

  /// The commands; the text of each stands in the folder `Help`.
  private static let commands = [
    "wire", "derive", "adapt", "playground", "graph", "check", "update", "explain",
  ]

  /// Answers what asks for help, and what names no command; then there is nothing more to do.
  private func answer(_ words: [String]) throws {
    let help = ["--help", "-h", "help"]
    var topic = words.first
    var isAsked = words.contains(help[0]) || words.contains(help[1])
    if let first = topic, help.contains(first) {
      isAsked = true
      topic = nil
      for word in words where topic == nil && !help.contains(word) { topic = word }
    }
    if let topic, !Self.commands.contains(topic) {
      let known = Self.commands.joined(separator: ", ")
      complain("error: no command \(topic); there are \(known)")
      complain("See `swift package capabilities --help`.")
      exit(64)
    }
    if topic != nil && !isAsked { return }
    let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Help")
    let text = try Data(contentsOf: folder.appending(path: "\(topic ?? "overview").txt"))
    guard isAsked else {
      complain("error: a COMMAND is wanted\n")
      FileHandle.standardError.write(text)
      exit(64)
    }
    FileHandle.standardOutput.write(text)
    exit(0)
  }

  private func complain(_ line: String) {
    FileHandle.standardError.write(Data((line + "\n").utf8))
  }

  // MARK: The tool

  /// The tool, built before each command: where nothing changed, that takes no time.
  ///
  /// The manifest does not make it a part of the plugin, because SwiftPM would then build it before
  /// the plugin runs, also to print help. It is built for debugging, as one module and without an
  /// index of the system's: that takes a fraction of the time, and most packages are wired in less
  /// than the difference.
  private func builtTool(_ context: PluginContext, isFirst: Bool) throws -> URL {
    let name = "capabilities-tool"
    if isFirst { complain("building \(name), which the first command has to wait for …") }
    var parameters = PackageManager.BuildParameters(configuration: .debug, logging: .concise)
    var flags = ["-wmo", "-num-threads", "2", "-gnone", "-index-ignore-system-modules"]
    // Not in its own package, where other builds would mix their objects with these.
    for target in context.package.targets where target.name == name { flags = [] }
    parameters.otherSwiftcFlags = flags
    let result = try packageManager.build(.product(name), parameters: parameters)
    for artifact in result.builtArtifacts where result.succeeded && artifact.kind == .executable {
      return artifact.url
    }
    complain(result.logText)
    complain("error: \(name) cannot be built")
    exit(1)
  }

  // MARK: The layout

  /// What the tool's `PackageLayout` reads.
  private func layout(_ context: PluginContext) -> [String: Any] {
    var own: Set<String> = []
    for target in context.package.targets { own.insert(target.id) }
    var seen: Set<String> = []
    var modules: [[String: Any]] = []
    for target in context.package.targets {
      for target in [target] + target.recursiveTargetDependencies {
        guard seen.insert(target.id).inserted, var module = facts(target) else { continue }
        let isOwn = own.contains(target.id)
        module["isOwn"] = isOwn
        module["package"] = isOwn ? context.package.id : "other"
        modules.append(module)
      }
    }
    var layout: [String: Any] = [:]
    layout["directory"] = context.package.directoryURL.path
    layout["workDirectory"] = context.pluginWorkDirectoryURL.path
    layout["modules"] = modules
    return layout
  }

  /// What is known of a target; `nil` where it has nothing to import.
  private func facts(_ target: any Target) -> [String: Any]? {
    var facts: [String: Any] = [:]
    facts["target"] = target.name
    facts["name"] = target.name
    facts["isTest"] = false
    for list in ["sources", "conditions", "flags"] { facts[list] = [String]() }
    if let swift = target as? SwiftSourceModuleTarget {
      var sources: [String] = []
      for file in swift.sourceFiles(withSuffix: "swift") { sources.append(file.url.path) }
      facts["name"] = swift.moduleName
      facts["isTest"] = swift.kind == .test
      facts["sources"] = sources.sorted()
      facts["conditions"] = swift.compilationConditions
    } else if let clang = target as? ClangSourceModuleTarget {
      facts["name"] = clang.moduleName
      facts["headers"] = clang.publicHeadersDirectoryURL?.path
    } else if let system = target as? SystemLibraryTarget {
      facts["headers"] = system.directoryURL.path
      facts["flags"] = system.compilerFlags
    } else {
      return nil
    }
    var dependencies: [String] = []
    for dependency in target.dependencies {
      switch dependency {
      case .target(let target): dependencies.append(target.name)
      case .product(let product):
        for target in product.targets { dependencies.append(target.name) }
      @unknown default: break
      }
    }
    facts["dependencies"] = dependencies
    return facts
  }
}
