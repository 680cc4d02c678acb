import Foundation

/// Compiles the modules of new files before these are written.
///
/// The compiler checks types and then, if no type is wrong, what follows: definite initialization
/// and data races. Modules are checked as debug builds compile them, and as release builds do if
/// their code depends on the configuration.
final class CompileCheck {
  private struct Variant: Equatable {
    var configuration = CompilerArguments.Configuration.debug
    /// Whether to compile the files on the disk instead of the new ones.
    var isBaseline = false
  }

  /// The package with the new files.
  private let sources: PackageSources
  /// A compiler of all sources, with the new texts.
  private let compiler: ModuleCompiler
  /// The new files, relative to the package.
  private let new: Set<String>
  /// The targets of the new files, and their modules with all that they import, imports first.
  private let (targets, modules): (Set<String>, [PackageLayout.Module])
  /// Compiles the modules whose symbol graphs have all their declarations.
  private var graphs: GraphWriter
  /// The compilations by their folders, each done once.
  private var done: [String: (log: String, stamp: String)] = [:]
  /// Whether each module is imported as the symbol graph's compilation wrote it.
  private var imported: [String: Bool] = [:]
  private var outcome = ToolEnvironment.CompileResult()

  private var layout: PackageLayout { sources.all }

  /// Parses the modules of new files.
  ///
  /// - Parameters:
  ///   - paths: The files, relative to the package. A file outside all targets is not compiled.
  ///   - sources: The package with these files.
  ///   - staged: The new texts, by absolute path.
  init(of paths: [String], in sources: PackageSources, _ staged: [String: String]) throws {
    self.sources = sources
    compiler = ModuleCompiler(layout: sources.all, staged: staged)
    let new = Set(paths)
    let changed = sources.all.modules.filter { module in
      module.isOwn && module.sources.contains { new.contains(sources.all.relative($0)) }
    }.map(\.target)
    let modules = sources.all.closure(of: changed)
    (self.new, targets, self.modules) = (new, Set(changed), modules)
    // A generated file that does not parse may be replaced.
    let names = Set(modules.map(\.target))
    let parsed = sources.layout.modules.filter { names.contains($0.target) }
    let syntax = SyntaxCheck(layout: sources.layout, staged: staged, cache: "parsed")
    let flags = try syntax.flags(for: parsed)
    graphs = GraphWriter(compiler: ModuleCompiler(layout: sources.layout), flags: flags)
  }

  /// Compiles the modules of the new files.
  func run() throws -> ToolEnvironment.CompileResult {
    for module in modules where targets.contains(module.target) {
      let isConditional = !module.isTest && differs(module)
      for configuration in CompilerArguments.Configuration.allCases
      where configuration == .debug || isConditional {
        try check(module, Variant(configuration: configuration))
        if !outcome.errors.isEmpty { return outcome }
      }
    }
    return outcome
  }

  private func check(_ module: PackageLayout.Module, _ variant: Variant) throws {
    let errors = try errors(of: module, variant)
    let own = errors.filter { new.contains($0.position.path) }
    guard own.isEmpty else {
      // The code that they are made from names the unknown types, too.
      let unknown = Set(own.filter(\.isAboutType).map(\.message))
      let causes = errors.filter { unknown.contains($0.message) && !new.contains($0.position.path) }
      let shown = causes.isEmpty ? own : causes
      outcome.errors += shown.map { $0.inConfiguration(variant.configuration) }
      return
    }
    guard !errors.isEmpty else { return }
    var baseline = variant
    baseline.isBaseline = true
    let before = try self.errors(of: module, baseline)
    let typesAreWrong = try typesAreWrong(module, variant)
    // Code that waits for the new files can have errors of its own, which the compiler did not reach.
    let isComparable = try typesAreWrong || !self.typesAreWrong(module, baseline)
    let broken = Set(before.map(\.position.path))
    let lost = lostWords()
    let replacesFile = compiler.staged.keys.contains(where: FileManager.default.fileExists)
    // If one error of a file names a removed word, the others can follow from it.
    let explained = Set(
      errors.filter { !lost.isDisjoint(with: $0.quotedWords) }.map(\.position.path)
    )
    // An error without a place is about an imported module, unless the compiler crashed.
    for error in errors
    where isComparable && (error.position.line > 0 || error.message == CompilerLog.crash)
      && !broken.contains(error.position.path)
    {
      // The old files fail to compile if the code that they were made from has changed.
      var found = error
      if !broken.isDisjoint(with: new) || explained.contains(error.position.path) {
        found.severity = .warning
      } else {
        found = error.inConfiguration(variant.configuration)
      }
      if replacesFile, isGenerated(error.position.path) {
        outcome.stale.append(found)
      } else {
        outcome.add(found)
      }
    }
    let isLoaded = !errors.contains {
      $0.position.line == 0 || $0.message.hasPrefix("no such module")
    }
    guard outcome.errors.isEmpty, typesAreWrong || !isLoaded else { return }
    let rest = isLoaded ? "only its types were checked" : "it was not checked"
    let first = errors.first.map { ":\n" + $0.text } ?? ""
    let limit = "\(module.name) has errors in other files, so \(rest)\(first)"
    if !outcome.limits.contains(limit) { outcome.limits.append(limit) }
  }

  private func isGenerated(_ path: String) -> Bool {
    let text = try? String(contentsOfFile: layout.absolute(path), encoding: .utf8)
    return text?.hasPrefix(GeneratedFile.first) ?? false
  }

  /// The words of the code of the old files that the code of the new ones lacks.
  private func lostWords() -> Set<String> {
    func words(_ text: String) -> Set<String> {
      Set(text.lines.filter { !$0.drop { $0 == " " }.hasPrefix("//") }.flatMap(\.words))
    }
    return compiler.staged.reduce(into: []) { lost, file in
      let old = (try? String(contentsOfFile: file.key, encoding: .utf8)) ?? ""
      lost.formUnion(words(old).subtracting(words(file.value)))
    }
  }

  /// Whether release builds compile other code of a module, or of one that it imports.
  private func differs(_ module: PackageLayout.Module) -> Bool {
    sources.all.closure(of: [module.target]).filter(\.isOwn).contains { module in
      module.arguments.map { $0.debug != $0.release } ?? false
        || sources.dependsOnConfiguration(module)
    }
  }

  /// Returns the errors of a module with its function bodies.
  private func errors(
    of module: PackageLayout.Module,
    _ variant: Variant
  ) throws -> [Diagnostic] {
    let options = ["-diagnostic-style", "llvm", "-no-color-diagnostics"]
    return CompilerLog.errors(in: try compile(module, variant, options).log)
  }

  /// Returns whether a module has errors before those of the compiler's later stages.
  private func typesAreWrong(
    _ module: PackageLayout.Module,
    _ variant: Variant
  ) throws -> Bool {
    let folder = folder(module, variant) + "/types"
    let job = try job(module, variant, folder, ["-typecheck"])
    var words = try compiler(for: variant).arguments(job)
    words.removeAll { $0 == "-emit-module" }
    if let path = words.firstIndex(of: "-emit-module-path") {
      words.removeSubrange(path...path + 1)
    }
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let log = try Shell.run(words, in: layout.directory, log: "\(folder)/log").output
    return !CompilerLog.errors(in: log).isEmpty
  }

  private func compile(
    _ module: PackageLayout.Module,
    _ variant: Variant,
    _ options: [String]
  ) throws -> (log: String, stamp: String) {
    let folder = folder(module, variant)
    if let known = done[folder] { return known }
    let result = try compiler(for: variant).run(job(module, variant, folder, options))
    done[folder] = result
    return result
  }

  private func job(
    _ module: PackageLayout.Module,
    _ variant: Variant,
    _ folder: String,
    _ options: [String]
  ) throws -> ModuleCompiler.Job {
    var job = ModuleCompiler.Job(
      module: module,
      configuration: variant.configuration,
      folder: folder,
      options: options,
      parserFlags: graphs.flags[module.target] ?? []
    )
    if variant.isBaseline {
      job.module.sources.removeAll { !FileManager.default.fileExists(atPath: $0) }
    }
    for dependency in layout.closure(of: module.dependencies) {
      if let flags = dependency.importFlags {
        job.options += flags
      } else if dependency.sources.isEmpty {
        job.imports.append((dependency, GraphWriter.folder(dependency, in: sources.layout)))
      } else {
        let (folder, stamp) = try prepare(dependency, variant)
        job.imports.append((dependency, folder))
        job.stamps.append(stamp)
      }
    }
    return job
  }

  /// Compiles an imported module without function bodies.
  private func prepare(
    _ module: PackageLayout.Module,
    _ variant: Variant
  ) throws -> (folder: String, stamp: String) {
    var variant = variant
    if !differs(module) { variant.configuration = .debug }
    let closure = layout.closure(of: [module.target])
    if !closure.contains(where: isStaged) { variant.isBaseline = false }
    if variant == Variant(), closure.allSatisfy({ isWholeInGraph($0) }),
      let module = sources.layout.modules.first(where: { $0.target == module.target })
    {
      let stamp = try graphs.compile(module).stamp
      return (GraphWriter.folder(module, in: sources.layout), stamp)
    }
    let stamp = try compile(module, variant, ModuleCompiler.withoutBodies).stamp
    return (folder(module, variant), stamp)
  }

  private func compiler(for variant: Variant) -> ModuleCompiler {
    var compiler = compiler
    if variant.isBaseline { compiler.staged = [:] }
    return compiler
  }

  private func folder(_ module: PackageLayout.Module, _ variant: Variant) -> String {
    let state = variant.isBaseline ? "before" : "checked"
    return "\(layout.workDirectory)/\(state)/\(variant.configuration.rawValue)/\(module.name)"
  }

  private func isStaged(_ module: PackageLayout.Module) -> Bool {
    module.sources.contains { compiler.staged[$0] != nil }
  }

  /// Whether the symbol graph's compilation had all files of a module, and its flags.
  private func isWholeInGraph(_ module: PackageLayout.Module) -> Bool {
    if let known = imported[module.target] { return known }
    let other = sources.layout.modules.first { $0.target == module.target }
    let isWhole =
      module.importFlags == nil && module.sources == other?.sources && !isStaged(module)
      && !ModuleCompiler.lacksCallerIsolation(module)
    imported[module.target] = isWhole
    return isWhole
  }
}

/// The compiler's printed diagnostics.
enum CompilerLog {
  /// Returns the distinct errors with their notes.
  static func errors(in log: String) -> [Diagnostic] {
    var errors: [Diagnostic] = []
    var isInError = false
    for line in log.lines {
      if let (position, message) = entry("error", in: line) {
        errors.append(.error(position, message))
        isInError = true
      } else if let (position, message) = entry("note", in: line) {
        guard isInError, !errors.isEmpty else { continue }
        errors[errors.count - 1].notes.append(Diagnostic.Note(position: position, message: message))
      } else if entry("warning", in: line) != nil {
        isInError = false
      }
    }
    if isCrash(log) { errors.append(.error(.nowhere, crash)) }
    var seen: Set<Diagnostic> = []
    return errors.filter { seen.insert($0).inserted }
  }

  static let crash = "the compiler crashed"

  static func isCrash(_ log: String) -> Bool { log.contains("\nStack dump:\n") }

  /// Reads `path:line:column: kind: message`, or `<unknown>:0: kind: message`.
  static func entry(
    _ kind: String,
    in line: Substring
  ) -> (position: SourcePosition, message: String)? {
    guard let mark = line.range(of: ": \(kind): ") else {
      let isBare = line.hasPrefix("\(kind): ")
      return isBare ? (.nowhere, String(line.dropFirst(kind.count + 2))) : nil
    }
    let message = String(line[mark.upperBound...])
    let place = line[..<mark.lowerBound].split(separator: ":", omittingEmptySubsequences: false)
    guard place.count > 2, let row = Int(place[place.count - 2]),
      let column = Int(place[place.count - 1])
    else { return place.count == 2 && Int(place[1]) != nil ? (.nowhere, message) : nil }
    let path = place.dropLast(2).joined(separator: ":")
    return (SourcePosition(path: path, line: row, column: column), message)
  }
}

extension Diagnostic {
  /// Whether the compiler does not find a type, or finds several.
  fileprivate var isAboutType: Bool {
    message.hasPrefix("cannot find type ") || message.contains(" is ambiguous for type lookup ")
  }

  /// The names in the message.
  fileprivate var quotedWords: [String] {
    let parts = message.split(separator: "'", omittingEmptySubsequences: false)
    return parts.indices.filter { !$0.isMultiple(of: 2) }.flatMap { parts[$0].words }
  }

  fileprivate func inConfiguration(_ configuration: CompilerArguments.Configuration) -> Diagnostic {
    var diagnostic = self
    if configuration == .release { diagnostic.message += " (in release builds)" }
    return diagnostic
  }
}

extension StringProtocol {
  /// The identifiers and keywords.
  var words: [String] {
    let parts = split { (sign: Character) -> Bool in
      // Fast path: the Unicode properties take several times as long.
      sign.asciiValue.map { !TokenScanner.isPartOfWord($0) } ?? (!sign.isLetter && !sign.isNumber)
    }
    return parts.map { String($0) }
  }
}
