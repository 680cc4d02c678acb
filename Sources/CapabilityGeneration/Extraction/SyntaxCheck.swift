import Foundation

/// Parses the Swift files of modules, and refuses those with syntax errors.
///
/// The compiler writes the symbol graph of a module even if one of its files does not parse, and
/// omits the declarations that it could not read. A command would then silently drop the use cases
/// of that file. Only the parser runs here: types may be missing, because generated code may declare
/// them. Parsing 50,000 lines takes about 0.2 seconds, and unchanged modules are not parsed again.
struct SyntaxCheck {
  let layout: PackageLayout
  /// The new texts of files, by absolute path. The generator wrote them, so they parse.
  let staged: [String: String]
  /// The name of the folder, within the work directory, that records the modules that parsed.
  let cache: String

  private var records: String { "\(layout.workDirectory)/\(cache)" }

  /// Parses every Swift file of some modules.
  ///
  /// - Parameter modules: The modules; those without Swift files are skipped.
  /// - Returns: The flags that each target's files parse with: the language mode, features, and
  ///   whether the files are a library.
  /// - Throws: ``SyntaxError`` with the first error of each file that does not parse.
  func flags(for modules: [PackageLayout.Module]) throws -> [String: [String]] {
    var flags: [String: [String]] = [:]
    var errors: [Diagnostic] = []
    for var module in modules where !module.sources.isEmpty {
      module.sources.removeAll { staged[$0] != nil }
      switch try parse(module) {
      case .success(let accepted): flags[module.target] = accepted
      case .failure(let error): errors += error.diagnostics
      }
    }
    guard errors.isEmpty else { throw SyntaxError(diagnostics: errors.inOrder) }
    return flags
  }

  private func parse(_ module: PackageLayout.Module) throws -> Result<[String], SyntaxError> {
    let stamp = SourceStamp.of(module.sources, module.planned(.debug))
    let record = "\(records)/\(module.name)"
    let lines = (try? String(contentsOfFile: record, encoding: .utf8))?.lines.map(String.init)
    if let lines, lines.first == stamp { return .success(Array(lines.dropFirst())) }
    try FileManager.default.createDirectory(atPath: records, withIntermediateDirectories: true)
    let standard = module.libraryFlags
    let errors = try errors(in: module, standard)
    let accepted =
      errors.isEmpty
      ? standard
      : try otherFlags(for: module).first { try self.errors(in: module, $0).isEmpty }
    guard let accepted else { return .failure(SyntaxError(diagnostics: errors)) }
    let text = ([stamp] + accepted).joined(separator: "\n")
    try text.write(toFile: record, atomically: true, encoding: .utf8)
    return .success(accepted)
  }

  /// The flags to try if a module's own do not parse it. A manifest can state the language mode in a
  /// way that is not read, and SwiftPM lets the only file of a program have top-level statements.
  private func otherFlags(for module: PackageLayout.Module) -> [[String]] {
    let modes = [[], ["-swift-version", "5"]]
    return modes.map { $0 + module.libraryFlags } + (module.sources.count == 1 ? modes : [])
  }

  /// The first error of each file; empty if all files parse.
  private func errors(in module: PackageLayout.Module, _ flags: [String]) throws -> [Diagnostic] {
    let files = module.sources.map(layout.relative)
    guard !files.isEmpty else { return [] }
    let result = try Shell.run(
      ["swiftc", "-frontend", "-parse", "-suppress-warnings", "-diagnostic-style", "llvm"]
        + ["-module-name", module.name] + module.parserFlags + flags + files,
      in: layout.directory,
      log: "\(records)/\(module.name).log"
    )
    guard result.status != 0 else { return [] }
    var seen: Set<String> = []
    let errors = result.output.lines.compactMap { CompilerLog.entry("error", in: $0) }
      .filter { seen.insert($0.position.path).inserted }
    guard !errors.isEmpty else {
      throw GenerationError("the compiler cannot parse \(module.name):\n\(result.output)")
    }
    return errors.map { error in
      let data = try? Data(contentsOf: URL(fileURLWithPath: layout.absolute(error.position.path)))
      let fix =
        GeneratedFile.fix(String(decoding: data ?? Data(), as: UTF8.self))
        ?? "fix the syntax of this file and run the command again; nothing was written, because its "
        + "declarations would be missing"
      return .error(error.position, error.message, fix: fix)
    }
  }
}

/// Swift files that do not parse.
struct SyntaxError: Error {
  /// The first error of each file.
  var diagnostics: [Diagnostic]
}

extension PackageLayout.Module {
  /// The arguments that SwiftPM plans for the module's files.
  func planned(_ configuration: CompilerArguments.Configuration) -> [String] {
    let conditions = arguments == nil ? conditions : []
    let all = (configuration == .debug ? ["DEBUG"] : []) + ["SWIFT_PACKAGE"] + conditions
    return (arguments?[configuration] ?? ["-swift-version", "6"]) + all.map { "-D\($0)" }
  }

  /// The planned arguments that the parser accepts.
  fileprivate var parserFlags: [String] {
    let paired: Set = [
      "-swift-version", "-enable-upcoming-feature", "-enable-experimental-feature", "-D",
    ]
    var words = planned(.debug)[...]
    var flags: [String] = []
    while let word = words.popFirst() {
      if paired.contains(word), let value = words.popFirst() {
        flags += [word, value]
      } else if word.hasPrefix("-D") {
        flags.append(word)
      }
    }
    return flags
  }

  /// The flag for a module without a `main.swift`.
  fileprivate var libraryFlags: [String] {
    sources.contains { $0.hasSuffix("/main.swift") } ? [] : ["-parse-as-library"]
  }
}
