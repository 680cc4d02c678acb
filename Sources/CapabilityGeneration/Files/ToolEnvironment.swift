public import Foundation

/// The side effects of the commands: the package's files, the compiler and the terminal.
///
/// Paths are relative to the package.
public struct ToolEnvironment: Sendable {
  /// Runs a command while no other one runs on the package, after it has completed the files of a
  /// command that was killed.
  public var exclusively: @Sendable (_ command: () throws -> Int32) throws -> Int32
  /// The symbol graphs that a command needs.
  public var symbolGraphs: @Sendable (Need) throws -> [GraphFile]
  /// Checks the syntax of the Swift files that a command needs, or of the whole package, also of
  /// generated files that no symbol graph includes.
  public var checkSyntax: @Sendable (_ need: Need?) throws -> Void
  /// The Swift files of the package's own targets, sorted.
  public var sources: @Sendable () -> [String]
  /// Reads a file; `nil` if it does not exist.
  public var read: @Sendable (_ path: String) -> String?
  /// Shows new files to the compiler, before they are written.
  public var stage: @Sendable (_ files: [NewFile]) -> Void
  /// Compiles the modules of new files that were staged.
  public var compile: @Sendable (_ files: [NewFile]) throws -> CompileResult
  /// Returns what the manifest states about the target of a file; `nil` if no target has its folder.
  var target: @Sendable (_ path: String) -> Target? = { _ in nil }
  /// Returns the targets of a command whose build-tool plugins no build has run.
  var unbuilt: @Sendable (Need) -> [String] = { _ in [] }
  /// Returns the path in the package for a path that can be absolute.
  var relative: @Sendable (_ path: String) -> String = { $0 }
  /// Returns whether a file exists that may not be written.
  public var isReadOnly: @Sendable (_ path: String) -> Bool = { _ in false }
  /// Writes all files, or none if one cannot be written.
  public var write: @Sendable (_ files: [NewFile]) throws -> Void
  /// Formats source by the package's own rules.
  public var format: @Sendable (_ source: String) -> String
  /// Prints a line to standard output.
  public var print: @Sendable (_ text: String) -> Void
  /// Prints a line to standard error.
  public var printError: @Sendable (_ text: String) -> Void

  /// The modules that a command reads.
  public struct Need: Sendable {
    /// The named modules.
    public var targets: Set<String> = []
    /// The named types. The source files that declare them determine their modules.
    public var types: Set<String> = []
    /// Whether the command also reads generated files, for their use cases and conformances.
    public var isWhole = false
  }

  /// The conditions under which code of a target compiles, besides the declarations that it names.
  struct Target: Sendable {
    var (name, module): (String, String)
    var isTest = false
    /// The modules that it can import, and all others that the package knows.
    var (imports, others): (Set<String>, Set<String>)
    /// The paths in its folder that it compiles; `nil` for all.
    var included: [String]?
    /// Whether an unsafe expression without `unsafe` is an error.
    var checksMemorySafety = false
  }

  /// The path and the text of a file to write.
  public struct NewFile: Sendable {
    /// The path in the package.
    public var path: String
    /// The whole text.
    public var text: String
  }

  /// The compiler's report about new files.
  public struct CompileResult: Sendable, Equatable {
    /// The errors that prevent writing.
    var errors: [Diagnostic] = []
    /// Errors in other files because the new files lack a declaration of the old ones.
    var warnings: [Diagnostic] = []
    /// Errors and warnings in generated files that are not among the new ones; `update` writes these again.
    var stale: [Diagnostic] = []
    /// The parts that were not checked, because other files do not compile.
    var limits: [String] = []

    mutating func add(_ diagnostic: Diagnostic) {
      if diagnostic.severity == .warning {
        warnings.append(diagnostic)
      } else {
        errors.append(diagnostic)
      }
    }
  }

  /// A symbol graph as the compiler wrote it.
  public struct GraphFile: Sendable {
    /// The unique name of the file.
    public var name: String
    /// Its contents.
    public var data: Data
    /// Whether its module is in the package itself, not in a dependency.
    public var isOwn: Bool
    /// The folder of the module's sources.
    public var folder = ""
    /// The default isolation of the module's declarations, if it is a global actor.
    public var isolation: String?
    /// Whether its async functions leave their caller's actor unless declared otherwise.
    public var leavesActor = false
    /// The versions of the platforms in the package's manifest, by lowercase name.
    public var platforms: [String: String] = [:]
  }
}

extension ToolEnvironment {
  /// Returns a warning if a command reads targets without the code that their plugins write.
  func warnings(ofUnbuilt need: Need) -> [Diagnostic] {
    let targets = unbuilt(need).map { "`\($0)`" }.joined(separator: ", ")
    guard !targets.isEmpty else { return [] }
    let message = "no build has run the build-tool plugins of \(targets), so their code is missing"
    return [.warning(.nowhere, message, "run `swift build` first")]
  }

  /// The package's own targets except tests, sorted.
  var targets: [String] {
    Set(sources().compactMap(target).filter { !$0.isTest }.map(\.name)).sorted()
  }

  /// Returns the generated files, sorted by path.
  func generatedFiles() -> [(path: String, text: String, header: GeneratedFile.Header)] {
    sources().compactMap { path in
      guard let text = read(path), let header = GeneratedFile.header(of: text) else { return nil }
      return (path, text, header)
    }
  }
}
