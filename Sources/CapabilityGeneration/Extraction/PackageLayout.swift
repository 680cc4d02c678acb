/// The package as SwiftPM describes it to the plugin.
public struct PackageLayout: Decodable, Sendable {
  /// The package's folder.
  public var directory: String
  /// The folder for the plugin's output.
  public var workDirectory: String
  /// The modules of the package and of its dependencies.
  public var modules: [Module]
  /// The versions of the platforms in the manifest, by lowercase name; `nil` until they are read.
  var platforms: [String: String]?

  /// A target with what its compiler needs.
  public struct Module: Decodable, Sendable {
    /// The target's name.
    public var target: String
    /// The module's name.
    public var name: String
    /// The name of its package, for `package` access.
    public var package: String
    /// Whether it belongs to the package itself and not to a dependency.
    public var isOwn: Bool
    /// The target's folder, if the plugin knows it.
    public var directory: String?
    /// Whether it is a test target.
    public var isTest = false
    /// The Swift files; empty for C modules.
    public var sources: [String]
    /// The targets it imports.
    public var dependencies: [String] = []
    /// The compilation conditions.
    public var conditions: [String] = []
    /// The folder with the headers of a C module.
    public var headers: String?
    /// Flags for the C compiler.
    public var flags: [String] = []
    /// The global actor that isolates its declarations by default, if any.
    public var isolation: String?
    /// The arguments that the manifest states; `nil` until they are read from it.
    public var arguments: CompilerArguments?
    /// The `sources:` that the manifest states, relative to the target's folder.
    var included: [String]?
    /// Whether it has build-tool plugins; `nil` until the manifest is read.
    var hasPlugins: Bool?
    /// The arguments that import the module in checks, if it was compiled elsewhere.
    public var importFlags: [String]?
    /// Whether it is the program of macros, which the compiler runs.
    public var isMacro: Bool?
    /// Whether the sources include files that commands wrote.
    var isWhole: Bool?
  }

  /// SwiftPM's folder of builds, which has the folder of the running plugin.
  var scratch: String {
    workDirectory.split(separator: "/", omittingEmptySubsequences: false).dropLast(3)
      .joined(separator: "/")
  }

  /// Returns the named targets and all they import, each after its imports.
  func closure(of names: [String]) -> [Module] {
    let known = Dictionary(modules.map { ($0.target, $0) }, uniquingKeysWith: { first, _ in first })
    var ordered: [Module] = []
    var seen: Set<String> = []
    func visit(_ name: String) {
      guard seen.insert(name).inserted, let module = known[name] else { return }
      module.dependencies.forEach(visit)
      ordered.append(module)
    }
    names.forEach(visit)
    return ordered
  }

  /// Returns the common folder of a module's sources, relative to the package. The files that builds
  /// wrote are elsewhere.
  func folder(_ module: Module) -> String {
    let built = ["/plugins/outputs/", ".build/DerivedSources/"]
    let folders = module.sources.filter { path in !built.contains { path.contains($0) } }
      .map { relative($0).split(separator: "/").dropLast() }
    guard var common = folders.first else { return "" }
    for folder in folders { common = common.prefix(zip(common, folder).prefix { $0 == $1 }.count) }
    return common.joined(separator: "/")
  }

  /// Returns the absolute path for a path that can be relative to the package.
  func absolute(_ path: String) -> String { path.hasPrefix("/") ? path : "\(directory)/\(path)" }

  /// Returns a path relative to the package if it is in the package.
  func relative(_ path: String) -> String {
    path.hasPrefix(directory + "/") ? String(path.dropFirst(directory.count + 1)) : path
  }
}
