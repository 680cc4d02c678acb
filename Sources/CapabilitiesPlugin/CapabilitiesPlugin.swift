import Foundation
import PackagePlugin

/// `swift package capabilities …`: describes the package to the tool and runs it.
///
/// Every clean build of every client compiles this plugin first, even if it is not used. A single
/// file without `Codable`, with few operators, closures and conversions, halves that time.
@main
struct CapabilitiesPlugin: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    var root = URL(filePath: #filePath)
    for _ in 0..<3 { root.deleteLastPathComponent() }
    try answer(arguments, helpAt: root.appending(path: "Sources/CapabilitiesPlugin/Help"))
    let file = context.pluginWorkDirectoryURL.appending(path: "layout.json")
    if !FileManager.default.fileExists(atPath: file.path) {
      // SwiftPM writes this to its standard error, and what a plugin prints to its standard output.
      // There it would be a part of `graph > FILE`.
      Diagnostics.progress("building capabilities-tool (first run only) …")
    }
    let process = Process()
    process.executableURL = try builtTool(context, package: root.path)
    try JSONSerialization.data(withJSONObject: layout(context)).write(to: file, options: .atomic)
    process.arguments = arguments
    process.arguments?.insert(file.path, at: 0)
    process.currentDirectoryURL = context.package.directoryURL
    printError(try run(process, Pipe(), arguments[0]))
  }

  /// Runs a program, and exits with its status and its errors if it fails.
  ///
  /// - Returns: What it writes to the pipe, its standard error.
  private func run(_ process: Process, _ pipe: Pipe, _ name: String) throws -> String {
    process.standardError = pipe
    try process.run()
    var bytes = Data()
    while true {
      let next = pipe.fileHandleForReading.availableData
      if next.isEmpty { break }
      // The tool prints this before it waits, and everything else after.
      let text = String(decoding: next, as: UTF8.self)
      if text.hasPrefix("waiting ") { Diagnostics.progress(text) } else { bytes.append(next) }
    }
    process.waitUntilExit()
    let text = String(decoding: bytes, as: UTF8.self)
    if case 0 = process.terminationStatus { return text }
    fail(text, process.terminationStatus, name)
  }

  private func printError(_ text: String) { FileHandle.standardError.write(Data(text.utf8)) }

  /// Reports errors and exits.
  ///
  /// SwiftPM prints a diagnostic in place of its own "Plugin ended with exit code 1". It would print
  /// that before the errors, if its output is not a terminal.
  private func fail(_ errors: String, _ status: Int32, _ name: String) -> Never {
    var text = errors
    while text.hasSuffix("\n") { text.removeLast() }
    // The tool says what failed. The output of its build can begin in the same way, and does not.
    if text.hasPrefix("error: "), name != buildOfTool {
      text.removeFirst(7)
      Diagnostics.error(text)
    } else if !text.isEmpty {
      // Keep the position of the first error at the start of its line.
      Diagnostics.error("\(name) failed\n\(text)")
    }
    exit(status)
  }

  // MARK: Help

  /// Prints help, or an error for an unknown command, and exits. Returns for any other command.
  private func answer(_ words: [String], helpAt folder: URL) throws {
    let names = "wire, derive, adapt, playground, conformance, graph, check, update, explain"
    let commands = names.components(separatedBy: ", ")
    var isAsked = words.contains("--help")
    if words.contains("-h") { isAsked = true }
    var topic = "overview"
    for word in words {
      if commands.contains(word) {
        topic = word
        break
      }
      switch word {
      case "help", "--help", "-h": isAsked = true
      default:
        let hint = "See `swift package capabilities --help`."
        fail("error: no command \(word); the commands are \(names)\n\(hint)", 64, word)
      }
    }
    if !isAsked && !words.isEmpty { return }
    let text = try String(contentsOf: folder.appending(path: "\(topic).txt"), encoding: .utf8)
    if !isAsked { fail("error: missing argument COMMAND\n\n\(text)", 64, "") }
    print(text, terminator: "")
    exit(0)
  }

  // MARK: The tool

  private let buildOfTool = "the build of capabilities-tool"

  /// Builds the tool and returns its path. This is fast if nothing changed.
  ///
  /// The plugin does not depend on the tool in the manifest, because SwiftPM would then build it even
  /// to print help. The tool has a build folder of its own: its flags would change the description of
  /// the client's build, and the next build would compile every module again.
  ///
  /// A build with whole-module compilation, without optimization and index, takes a fraction of the
  /// time, and running the slower tool costs less than that saves.
  private func builtTool(_ context: PluginContext, package: String) throws -> URL {
    let name = "capabilities-tool"
    // This package's own build has the tool. (`contains`: `==` takes longer to compile.)
    for target in context.package.targets where [name].contains(target.name) {
      let parameters = PackageManager.BuildParameters(configuration: .debug, logging: .concise)
      let result = try packageManager.build(.product(name), parameters: parameters)
      for artifact in result.builtArtifacts where result.succeeded {
        if case .executable = artifact.kind { return artifact.url }
      }
      fail(result.logText, 1, buildOfTool)
    }
    let folder = context.pluginWorkDirectoryURL.appending(path: "tool")
    let build = Process()
    build.executableURL = URL(filePath: "/usr/bin/env")
    // A debug build would export every declaration to tests. Without the second flag, the compiler
    // reads every module twice. The last flags omit what only this package's own build needs: checks
    // of the compiler's output and of data races, and hashes.
    let flags = """
      -Onone -no-emit-module-separately-wmo -gnone -Xfrontend -disable-llvm-verify \
      -Xfrontend -disable-incremental-llvm-codegen -Xllvm -sil-disable-pass=send-non-sendable
      """
    var words = [
      "swift", "build", "--product", name, "--package-path", package, "--scratch-path", folder.path,
      "--configuration", "release", "--manifest-cache", "local", "--disable-sandbox",
      "--build-system", "native",  // Another one has other folders.
    ]
    for flag in flags.components(separatedBy: " ") {
      words.append("-Xswiftc")
      words.append(flag)
    }
    build.arguments = words
    let log = Pipe()
    build.standardOutput = log
    _ = try run(build, log, buildOfTool)
    return folder.appending(path: "release/\(name)")
  }

  // MARK: The layout

  /// Returns the input of the tool's `PackageLayout`.
  private func layout(_ context: PluginContext) -> [String: Any] {
    var own: Set<String> = []
    for target in context.package.targets { own.insert(target.id) }
    var seen: Set<String> = []
    var modules: [[String: Any]] = []
    for target in context.package.targets {
      var targets = target.recursiveTargetDependencies
      targets.insert(target, at: 0)
      for target in targets {
        guard seen.insert(target.id).inserted, var module = facts(target) else { continue }
        let isOwn = own.contains(target.id)
        module["isOwn"] = isOwn
        module["package"] = isOwn ? context.package.id : "other"
        modules.append(module)
      }
    }
    return [
      "directory": context.package.directoryURL.path,
      "workDirectory": context.pluginWorkDirectoryURL.path, "modules": modules,
    ]
  }

  /// Returns the properties of a target; `nil` if it cannot be imported.
  private func facts(_ target: any Target) -> [String: Any]? {
    var dependencies: [String] = []
    for dependency in target.dependencies {
      switch dependency {
      case .target(let target): dependencies.append(target.name)
      case .product(let product):
        for target in product.targets { dependencies.append(target.name) }
      @unknown default: break
      }
    }
    let none: [String] = []
    var facts: [String: Any] = [
      "target": target.name, "name": target.name, "isTest": false, "sources": none,
      "dependencies": dependencies, "conditions": none, "flags": none,
    ]
    if let swift = target as? SwiftSourceModuleTarget {
      facts["name"] = swift.moduleName
      facts["directory"] = swift.directoryURL.path
      facts["conditions"] = swift.compilationConditions
      if case .macro = swift.kind {
        // The compiler runs the macro's program; no module imports it.
        facts["isMacro"] = true
        facts["dependencies"] = none
        return facts
      }
      if case .test = swift.kind { facts["isTest"] = true }
      var sources: [String] = []
      for file in swift.sourceFiles(withSuffix: "swift") { sources.append(file.url.path) }
      facts["sources"] = sources.sorted()
    } else if let clang = target as? ClangSourceModuleTarget {
      facts["name"] = clang.moduleName
      facts["headers"] = clang.publicHeadersDirectoryURL?.path
    } else if let system = target as? SystemLibraryTarget {
      facts["headers"] = system.directoryURL.path
      facts["flags"] = system.compilerFlags
    } else {
      return nil
    }
    return facts
  }
}
