import Foundation
import PackagePlugin

/// `swift package capabilities …`: describes the package to the tool and runs it.
///
/// Every clean build of every client compiles this plugin first, even if it is not used. A single
/// file without `Codable`, with few closures and no help text, halves that time.
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
    let errors = Pipe()
    process.standardError = errors
    try process.run()
    var text = Data()
    while case let next = errors.fileHandleForReading.availableData, !next.isEmpty {
      // The tool prints this before it waits, and everything else after.
      let isWaiting = next.starts(with: Data("waiting ".utf8))
      if isWaiting { FileHandle.standardError.write(next) } else { text += next }
    }
    process.waitUntilExit()
    // Exit with the tool's own status: throwing an error would exit with 1.
    guard process.terminationStatus == 0 else {
      fail(String(decoding: text, as: UTF8.self), process.terminationStatus, arguments.first)
    }
    FileHandle.standardError.write(text)
  }

  /// Reports errors and exits.
  ///
  /// SwiftPM prints a diagnostic in place of its own "Plugin ended with exit code 1". It would print
  /// that before the errors, if its output is not a terminal.
  private func fail(_ errors: String, _ status: Int32, _ command: String? = nil) -> Never {
    var text = errors
    while text.hasSuffix("\n") { text.removeLast() }
    let prefix = "error: "
    if text.hasPrefix(prefix) {
      Diagnostics.error(String(text.dropFirst(prefix.count)))
    } else if !text.isEmpty {
      // Keep the position of the first error at the start of its line.
      Diagnostics.error("\(command ?? "the command") failed\n\(text)")
    }
    exit(status)
  }

  // MARK: Help

  /// The commands. The folder `Help` has a text for each.
  private static let commands = [
    "wire", "derive", "adapt", "playground", "conformance", "graph", "check", "update",
    "explain",
  ]

  /// Prints help, or an error for an unknown command, and exits. Returns for any other command.
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
      fail(
        "error: no command \(topic); the commands are \(known)\n"
          + "See `swift package capabilities --help`.",
        64
      )
    }
    if topic != nil && !isAsked { return }
    let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Help")
    let text = try Data(contentsOf: folder.appending(path: "\(topic ?? "overview").txt"))
    guard isAsked else {
      fail("error: missing argument COMMAND\n\n" + String(decoding: text, as: UTF8.self), 64)
    }
    FileHandle.standardOutput.write(text)
    exit(0)
  }

  private func printError(_ line: String) {
    FileHandle.standardError.write(Data((line + "\n").utf8))
  }

  // MARK: The tool

  /// Builds the tool and returns its path. This is fast if nothing changed.
  ///
  /// The plugin does not depend on the tool in the manifest, because SwiftPM would then build it even
  /// to print help. The tool has a build folder of its own: its flags would change the description of
  /// the client's build, and the next build would compile every module again.
  ///
  /// A debug build with whole-module compilation and no index takes a fraction of the time, and
  /// running the slower tool costs less than that saves.
  private func builtTool(_ context: PluginContext, isFirst: Bool) throws -> URL {
    let name = "capabilities-tool"
    if isFirst { printError("building \(name) (first run only) …") }
    // This package's own build has the tool already.
    for target in context.package.targets where target.name == name {
      let parameters = PackageManager.BuildParameters(configuration: .debug, logging: .concise)
      let result = try packageManager.build(.product(name), parameters: parameters)
      for artifact in result.builtArtifacts where result.succeeded && artifact.kind == .executable {
        return artifact.url
      }
      fail("\(result.logText)\nerror: \(name) cannot be built", 1)
    }
    var package = URL(filePath: #filePath)
    for _ in 0..<3 { package.deleteLastPathComponent() }
    let folder = context.pluginWorkDirectoryURL.appending(path: "tool")
    let build = Process()
    build.executableURL = URL(filePath: "/usr/bin/env")
    build.arguments = [
      "swift", "build", "--product", name, "--package-path", package.path, "--scratch-path",
      folder.path, "--manifest-cache", "local", "--disable-sandbox", "--disable-index-store",
      "--build-system", "native",  // Another one has other folders.
    ]
    // Without the second flag, the compiler reads every module twice. The last flags omit what only
    // this package's own build needs: checks of the compiler's output and of data races, and hashes.
    for flag in [
      "-wmo", "-no-emit-module-separately-wmo", "-num-threads", "2", "-gnone", "-Xfrontend",
      "-disable-llvm-verify", "-Xfrontend", "-disable-incremental-llvm-codegen", "-Xllvm",
      "-sil-disable-pass=send-non-sendable",
    ] {
      build.arguments? += ["-Xswiftc", flag]
    }
    let output = Pipe()
    build.standardOutput = output
    build.standardError = output
    try build.run()
    let log = output.fileHandleForReading.readDataToEndOfFile()
    build.waitUntilExit()
    guard build.terminationStatus == 0 else {
      fail("\(String(decoding: log, as: UTF8.self))\nerror: \(name) cannot be built", 1)
    }
    return folder.appending(path: "debug/\(name)")
  }

  // MARK: The layout

  /// Returns the input of the tool's `PackageLayout`.
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

  /// Returns the properties of a target; `nil` if it cannot be imported.
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
      facts["directory"] = swift.directoryURL.path
      facts["isTest"] = swift.kind == .test
      facts["sources"] = sources.sorted()
      facts["conditions"] = swift.compilationConditions
      if swift.kind == .macro {
        // The compiler runs the macro's program; no module imports it.
        facts["isMacro"] = true
        facts["sources"] = [String]()
        facts["dependencies"] = [String]()
        return facts
      }
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
