import Foundation

/// Compiles a module of the package, with new texts of files in place of those on the disk.
///
/// The result is kept until an input changes.
struct ModuleCompiler {
  let layout: PackageLayout
  /// The new texts, by absolute path.
  var staged: [String: String] = [:]

  struct Job {
    var module: PackageLayout.Module
    var configuration = CompilerArguments.Configuration.debug
    var folder: String
    /// The options that select the output and the diagnostics.
    var options: [String]
    var parserFlags: [String]
    var imports: [(module: PackageLayout.Module, folder: String)] = []
    /// Changes if an imported module changes.
    var stamps: [String] = []
  }

  func arguments(_ job: Job) throws -> [String] {
    let module = job.module
    var arguments = [
      "swiftc", "-emit-module", "-module-name", module.name,
      "-emit-module-path", "\(job.folder)/\(module.name).swiftmodule",
      "-Xfrontend", "-experimental-allow-module-with-compiler-errors",
      // One job. Otherwise, the driver also compiles each file and discards the result.
      "-wmo", "-package-name", module.package, "-enable-testing", "-Onone",
    ]
    let planned = module.planned(job.configuration)
    let isSilent = job.options.contains(Self.silence)
    arguments += isSilent ? Self.withoutWarningFlags(planned) : planned
    if job.options.contains("-emit-symbol-graph") { Self.removeCallerIsolation(&arguments) }
    arguments += job.parserFlags + job.options
    for (dependency, folder) in job.imports {
      if dependency.isMacro == true {
        let program = program(of: dependency)
        // The last debug build can lack it.
        guard FileManager.default.fileExists(atPath: program) else { continue }
        arguments += ["-load-plugin-executable", "\(program)#\(dependency.name)"]
      } else {
        let isC = dependency.sources.isEmpty
        arguments += isC ? try moduleMapFlags(dependency, folder) : ["-I", folder]
      }
    }
    arguments += try overlayFlags(module)
    let (new, old) = module.sources.reduce(into: ([String](), [String]())) { files, path in
      let isOld = FileManager.default.fileExists(atPath: path)
      if isOld { files.1.append(path) } else { files.0.append(path) }
    }
    // The driver refuses the name of a file that is not on the disk; the compiler reads the overlay.
    return arguments + old.map(layout.relative)
      + new.flatMap { ["-Xfrontend", layout.relative($0)] }
  }

  private static let silence = "-suppress-warnings"

  /// Removes the flags that contradict `-suppress-warnings`.
  private static func withoutWarningFlags(_ words: [String]) -> [String] {
    var words = words[...]
    var kept: [String] = []
    while let word = words.popFirst() {
      switch word {
      case "-warnings-as-errors", "-no-warnings-as-errors": break
      case "-Werror", "-Wwarning": _ = words.popFirst()
      default: kept.append(word)
      }
    }
    return kept
  }

  static let callerIsolation = "NonisolatedNonsendingByDefault"

  /// Removes the feature that lets async functions run on the caller's actor: symbol graphs would
  /// print `nonisolated(nonsending)` before some of their types, and omit `nonisolated`. Generated
  /// code repeats the types as they are written, and the feature gives them their meaning.
  private static func removeCallerIsolation(_ words: inout [String]) {
    let feature = words.firstIndex(of: callerIsolation)
    guard let feature, words[feature - 1].hasPrefix("-enable-") else { return }
    words.removeSubrange(feature - 1...feature)
  }

  /// Returns whether the module beside a symbol graph has other types than its clients expect,
  /// because it was compiled without that feature.
  static func lacksCallerIsolation(_ module: PackageLayout.Module) -> Bool {
    module.planned(.debug).contains(callerIsolation)
      && module.sources.contains { path in
        let text = try? Data(contentsOf: URL(fileURLWithPath: path))
        return text?.range(of: Data("async".utf8)) != nil
      }
  }

  /// Returns the path of the program of macros, which a debug build writes.
  private func program(of module: PackageLayout.Module) -> String {
    "\(layout.scratch)/debug/\(module.target)-tool"
  }

  /// Compiles a module if an input changed since the last time.
  ///
  /// - Parameter isComplete: Whether the output is on the disk.
  /// - Returns: What the compiler printed, and a stamp of all inputs.
  func run(_ job: Job, isComplete: () -> Bool = { true }) throws -> (log: String, stamp: String) {
    let arguments = try arguments(job)
    let programs = job.imports.filter { $0.module.isMacro == true }.map { program(of: $0.module) }
    let headers = job.imports.compactMap(\.module.headers).flatMap { folder in
      // Without folders such as .build: the folder of a system library can be the package's.
      (FileManager.default.subpaths(atPath: folder) ?? []).filter { !"/\($0)".contains("/.") }
        .sorted()
        .map { "\(folder)/\($0)" }
    }
    let stamp = SourceStamp.of(job.module.sources + programs + headers, arguments + job.stamps)
    let stampFile = "\(job.folder)/stamp"
    if let old = try? String(contentsOfFile: stampFile, encoding: .utf8), old == stamp,
      isComplete(), let log = try? Data(contentsOf: URL(fileURLWithPath: "\(job.folder)/log"))
    {
      return (String(decoding: log, as: UTF8.self), stamp)
    }
    let files = FileManager.default
    try files.createDirectory(atPath: job.folder, withIntermediateDirectories: true)
    // Remove the stamp first: if this process is killed below, the next one compiles again.
    try? files.removeItem(atPath: stampFile)
    for path in files.paths(in: job.folder)
    where path.hasSuffix(".symbols.json") || path.hasSuffix(".swiftmodule") {
      try? files.removeItem(atPath: path)
    }
    let log = try Shell.run(arguments, in: layout.directory, log: "\(job.folder)/log").output
    if isComplete() { try stamp.write(toFile: stampFile, atomically: true, encoding: .utf8) }
    return (log, stamp)
  }

  // MARK: New texts

  /// Returns the flags that let the compiler read new texts under the paths of the files.
  private func overlayFlags(_ module: PackageLayout.Module) throws -> [String] {
    let files = module.sources.filter { staged[$0] != nil }
    guard !files.isEmpty else { return [] }
    let folder = "\(layout.workDirectory)/new"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    var roots: [[String: String]] = []
    for path in files {
      let text = staged[path] ?? ""
      let file = "\(folder)/\(GeneratedFile.hash(text)).swift"
      try Data(text.utf8).write(to: URL(fileURLWithPath: file), options: .atomic)
      roots.append(["type": "file", "name": path, "external-contents": file])
    }
    let overlay: [String: Any] = [
      "version": 0, "case-sensitive": "true", "use-external-names": "false", "roots": roots,
    ]
    let data = try JSONSerialization.data(withJSONObject: overlay, options: .sortedKeys)
    let file = "\(folder)/\(GeneratedFile.hash(String(decoding: data, as: UTF8.self))).yaml"
    try data.write(to: URL(fileURLWithPath: file), options: .atomic)
    return ["-vfsoverlay", file]
  }

  // MARK: Modules in C

  private func moduleMapFlags(_ module: PackageLayout.Module, _ folder: String) throws -> [String] {
    guard let headers = module.headers else { return [] }
    var map = "\(headers)/module.modulemap"
    if !FileManager.default.fileExists(atPath: map) {
      let umbrella = "\(headers)/\(module.name).h"
      let isHeader = FileManager.default.fileExists(atPath: umbrella)
      let kind = isHeader ? "umbrella header \"\(umbrella)\"" : "umbrella \"\(headers)\""
      map = "\(folder)/module.modulemap"
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      try "module \(module.name) {\n  \(kind)\n  export *\n}\n"
        .write(toFile: map, atomically: true, encoding: .utf8)
    }
    let flags = module.flags.flatMap { ["-Xcc", $0] }
    return ["-Xcc", "-fmodule-map-file=\(map)", "-Xcc", "-I\(headers)"] + flags
  }
}
