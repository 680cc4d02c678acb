@testable import CapabilityGeneration
import Foundation
import Synchronization
import TestTraits
import Testing

/// A copy of a package of `Tests/Fixtures/Generation` in a temporary folder.
///
/// Its modules are the folders of `Sources`. By default, each imports those before it in the
/// alphabet. `layout.txt` overrides this, with one module per line:
///
/// - `Berry: Apple` lists the imports.
/// - `Apple (other package):` is a module of a dependency.
/// - `Apple (main actor):` is isolated to the main actor by default.
/// - `Apple (no features):` enables no upcoming feature.
/// - `Apple (strict):` requires `unsafe` before unsafe expressions.
/// - `Capabilities (toolkit):` is a small version of a module. The real module replaces it when the
///   package is compiled.
///
/// A listed module without a folder in `Sources` is copied from `modules`, beside the packages.
final class FixturePackage: Sendable {
  private let temporary = TemporaryDirectory()
  var directory: URL { URL(filePath: temporary.path) }
  let layout: PackageLayout
  /// The text in parentheses for each module in `layout.txt`.
  let remarks: [String: String]
  private let printed = Mutex("")

  static let folder = (0..<4).reduce(URL(filePath: #filePath)) { url, _ in
    url.deletingLastPathComponent()
  }.appending(path: "Fixtures/Generation")
  /// The modules that several packages share.
  static let modules = folder.appending(path: "modules")
  /// The upcoming features that this package enables.
  static let features = [
    "NonisolatedNonsendingByDefault", "ExistentialAny", "InternalImportsByDefault",
    "MemberImportVisibility",
  ].flatMap { ["-enable-upcoming-feature", $0] }
  /// The names of all packages, or the one that `FIXTURE` names.
  static let names: [String] = {
    if let only = ProcessInfo.processInfo.environment["FIXTURE"] { return [only] }
    let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
    return (names ?? []).filter { !$0.hasPrefix(".") && $0 != "modules" }.sorted()
  }()

  /// Copies a package.
  ///
  /// - Parameters:
  ///   - name: Its folder.
  ///   - package: The folder of the copy.
  ///   - isolation: The default isolation of its own modules, if `layout.txt` has none.
  ///   - toolkitFlags: Returns the compiler's flags for modules of the toolkit.
  init(
    _ name: String,
    in package: String = "package",
    isolation: String? = nil,
    toolkitFlags: () throws -> [String] = { [] }
  ) throws {
    let files = FileManager.default
    let package = URL(filePath: temporary.path(package))
    try Self.copy(Self.folder.appending(path: name), to: package)
    let sources = package.appending(path: "Sources")
    let text = try? String(contentsOf: package.appending(path: "layout.txt"), encoding: .utf8)
    for line in text?.split(separator: "\n") ?? [] {
      let module = String(line.prefix { $0.isLetter })
      let folder = sources.appending(path: module)
      guard !files.fileExists(atPath: folder.path) else { continue }
      try Self.copy(Self.modules.appending(path: module), to: folder)
    }
    var names: [String] = []
    var modules: [PackageLayout.Module] = []
    var remarks: [String: String] = [:]
    for module in try files.contentsOfDirectory(atPath: sources.path).sorted() {
      let folder = sources.appending(path: module)
      let swift = try files.contentsOfDirectory(atPath: folder.path).sorted()
        .filter { $0.hasSuffix(".swift") }.map { folder.path + "/" + $0 }
      let line = text?.split(separator: "\n").first { $0.prefix { $0.isLetter } == module }
      let imports = line?.split(separator: ":").dropFirst().joined().split(separator: " ")
      let isOwn = line?.contains("(other package)") != true
      let isOnMainActor = line?.contains("(main actor)") == true
      remarks[module] = line?.prefix { $0 != ":" }.drop { $0 != "(" }.description
      modules.append(
        PackageLayout.Module(
          target: module,
          name: module,
          package: isOwn ? "fixture" : "other",
          isOwn: isOwn,
          sources: swift,
          dependencies: imports.map { $0.map(String.init) } ?? names,
          isolation: isOnMainActor
            ? "MainActor" : line?.contains("(toolkit)") == true ? nil : isolation
        )
      )
      modules[modules.count - 1].isTest = module.hasSuffix("Tests")
      let remark = remarks[module] ?? ""
      if remark == "(toolkit)" { modules[modules.count - 1].importFlags = try toolkitFlags() }
      let features = remark == "(no features)" ? [] : Self.features
      let isolation = isOnMainActor ? ["-default-isolation", "MainActor"] : []
      let strict = ["-strict-memory-safety", "-warnings-as-errors"]
      let words =
        ["-swift-version", "6"] + features + isolation + (remark == "(strict)" ? strict : [])
      modules[modules.count - 1].arguments = CompilerArguments(debug: words, release: words)
      names.append(module)
    }
    self.remarks = remarks
    layout = PackageLayout(
      directory: package.path,
      workDirectory: temporary.path("plugins/CapabilitiesPlugin/outputs"),
      modules: modules
    )
  }

  /// Copies a file or folder without its owner, which `copyItem` sets and only root may set.
  private static func copy(_ item: URL, to copy: URL) throws {
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: item.path) else {
      return try Data(contentsOf: item).write(to: copy)
    }
    try FileManager.default.createDirectory(at: copy, withIntermediateDirectories: true)
    for name in names { try Self.copy(item.appending(path: name), to: copy.appending(path: name)) }
  }

  /// Returns the text of a file of the package that was copied, such as `expected.txt`.
  static func text(_ file: String, of name: String) throws -> String {
    try String(contentsOf: folder.appending(path: "\(name)/\(file)"), encoding: .utf8)
  }

  /// Returns the lines of `command.txt`.
  func commands() throws -> [String] {
    try read("command.txt").split(separator: "\n").map(String.init)
  }

  func read(_ path: String) throws -> String {
    try String(contentsOf: URL(filePath: "\(layout.directory)/\(path)"), encoding: .utf8)
  }

  func write(_ path: String, _ text: String) throws {
    let file = URL(filePath: "\(layout.directory)/\(path)")
    let folder = file.deletingLastPathComponent()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try text.write(to: file, atomically: true, encoding: .utf8)
  }

  func append(_ text: String, to path: String) throws { try write(path, read(path) + text) }

  /// Replaces a text that a file has to contain.
  func replace(_ old: String, with new: String, in path: String) throws {
    let text = try read(path)
    #expect(text.contains(old))
    try write(path, text.replacing(old, with: new))
  }

  /// Runs a command like the tool.
  ///
  /// - Parameters:
  ///   - command: The words after `swift package capabilities`.
  ///   - change: Replaces endpoints of the live environment.
  /// - Returns: The output, the written files and the exit status.
  func run(
    _ command: String,
    _ change: (ToolEnvironment) -> ToolEnvironment = { $0 }
  ) throws -> String {
    var environment = change(ToolEnvironment.live(refreshed))
    let live = environment.write
    let take: @Sendable (String) -> Void = { text in
      self.printed.withLock { $0 += text + "\n" }
    }
    environment.print = take
    environment.printError = take
    environment.write = { files in
      try live(files)
      for file in files {
        take("--- \(file.path)\n\(file.text)---")
        #expect(!file.text.contains(/\.swift:\d/), "an edit of another line would change the file")
      }
    }
    printed.withLock { $0 = "" }
    let words = command.split(separator: " ").map(String.init)
    let status = CapabilitiesCommand.run(words, environment: environment)
    return "$ \(command)\n" + printed.withLock { $0 } + "exit \(status)\n"
  }

  /// The layout with the files that commands have written.
  var refreshed: PackageLayout {
    var layout = layout
    for index in layout.modules.indices {
      let folder = "\(layout.directory)/Sources/\(layout.modules[index].name)"
      let files = try? FileManager.default.contentsOfDirectory(atPath: folder)
      layout.modules[index].sources = (files ?? []).sorted().filter { $0.hasSuffix(".swift") }
        .map { folder + "/" + $0 }
    }
    return layout
  }
}
