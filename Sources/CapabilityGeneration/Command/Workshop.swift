public import Foundation

/// Everything that the commands may touch: files of the package, the compiler and the terminal.
///
/// Paths are relative to the package.
public struct Workshop: Sendable {
  /// The symbol graphs that a command needs.
  public var symbolGraphs: @Sendable (Need) throws -> [GraphFile]
  /// Checks that the Swift files of modules parse: of those that a command needs, or of the whole
  /// package; with `includesGenerated`, also generated files that no symbol graph is made from.
  public var checkSyntax: @Sendable (_ need: Need?, _ includesGenerated: Bool) throws -> Void
  /// The Swift files of the package's own targets, in text order.
  public var sources: @Sendable () -> [String]
  /// The text of a file; `nil` where there is none.
  public var read: @Sendable (_ path: String) -> String?
  /// Keeps a file whole or not at all.
  public var write: @Sendable (_ path: String, _ text: String) throws -> Void
  /// The source as the package's own rules format it.
  public var format: @Sendable (_ source: String) -> String
  /// Takes what the command answers.
  public var print: @Sendable (_ text: String) -> Void
  /// Takes what is wrong.
  public var complain: @Sendable (_ text: String) -> Void

  /// Which modules a command looks at.
  public struct Need: Sendable, Hashable {
    /// The modules it names.
    public var targets: Set<String>
    /// The types it names: their modules are found by their sources.
    public var types: Set<String>
    /// Whether it looks at what other commands wrote too: use cases and conformances.
    public var isWhole: Bool

    /// Makes a need.
    public init(targets: Set<String> = [], types: Set<String> = [], isWhole: Bool = false) {
      self.targets = targets
      self.types = types
      self.isWhole = isWhole
    }
  }

  /// A symbol graph as the compiler wrote it.
  public struct GraphFile: Sendable {
    /// The file's name, which no other file has.
    public var name: String
    /// What stands in it.
    public var data: Data
    /// Whether its module stands in the package itself, not in one that it depends on.
    public var isOwn: Bool
    /// The folder that the module's sources stand in.
    public var folder: String
    /// The global actor that the module's declarations are isolated to by default, where there is
    /// one.
    public var isolation: String?

    /// Names a file's content.
    public init(
      name: String,
      data: Data,
      isOwn: Bool,
      folder: String = "",
      isolation: String? = nil
    ) {
      self.name = name
      self.data = data
      self.isOwn = isOwn
      self.folder = folder
      self.isolation = isolation
    }
  }

  /// Makes a workshop from its endpoints.
  public init(
    symbolGraphs: @escaping @Sendable (Need) throws -> [GraphFile],
    checkSyntax: @escaping @Sendable (_ need: Need?, _ includesGenerated: Bool) throws -> Void,
    sources: @escaping @Sendable () -> [String],
    read: @escaping @Sendable (_ path: String) -> String?,
    write: @escaping @Sendable (_ path: String, _ text: String) throws -> Void,
    format: @escaping @Sendable (_ source: String) -> String,
    print: @escaping @Sendable (_ text: String) -> Void,
    complain: @escaping @Sendable (_ text: String) -> Void
  ) {
    self.symbolGraphs = symbolGraphs
    self.checkSyntax = checkSyntax
    self.sources = sources
    self.read = read
    self.write = write
    self.format = format
    self.print = print
    self.complain = complain
  }
}

extension Workshop {
  /// The files that commands have written, in text order.
  func generatedFiles() -> [(path: String, text: String, header: GeneratedFile.Header)] {
    sources().compactMap { path in
      guard let text = read(path), let header = GeneratedFile.header(of: text) else { return nil }
      return (path, text, header)
    }
  }
}
