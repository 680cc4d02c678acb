/// What the plugin tells of the package it runs in.
public struct PackageLayout: Decodable, Sendable {
  /// The package's folder.
  public var directory: String
  /// Where the plugin may keep what it makes.
  public var workDirectory: String
  /// The modules of the package and of those it depends on.
  public var modules: [Module]

  /// Makes a layout.
  public init(directory: String, workDirectory: String, modules: [Module]) {
    self.directory = directory
    self.workDirectory = workDirectory
    self.modules = modules
  }

  /// One module.
  public struct Module: Decodable, Sendable {
    /// The target's name.
    public var target: String
    /// The module's name.
    public var name: String
    /// Its package, for what is `package` in it.
    public var package: String
    /// Whether it stands in the package itself, not in one that it depends on.
    public var isOwn: Bool
    /// Whether it holds tests.
    public var isTest: Bool
    /// The Swift files; empty for modules in C.
    public var sources: [String]
    /// The targets it imports.
    public var dependencies: [String]
    /// The compilation conditions.
    public var conditions: [String]
    /// The folder with the headers, for modules in C.
    public var headers: String?
    /// Flags for the C compiler.
    public var flags: [String]
    /// The global actor that its declarations are isolated to by default, where there is one.
    public var isolation: String?
    /// Whether what commands wrote is among the sources.
    var isWhole: Bool?

    /// Makes a module.
    public init(
      target: String,
      name: String,
      package: String,
      isOwn: Bool,
      isTest: Bool = false,
      sources: [String],
      dependencies: [String],
      conditions: [String],
      headers: String?,
      flags: [String],
      isolation: String? = nil
    ) {
      self.target = target
      self.name = name
      self.package = package
      self.isOwn = isOwn
      self.isTest = isTest
      self.sources = sources
      self.dependencies = dependencies
      self.conditions = conditions
      self.headers = headers
      self.flags = flags
      self.isolation = isolation
    }
  }

  /// The named targets and all they import, each after what it imports.
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

  /// The folder that a module's sources stand in, as it is told.
  func folder(_ module: Module) -> String {
    let folders = module.sources.map { relative($0).split(separator: "/").dropLast() }
    guard var common = folders.first else { return "" }
    for folder in folders {
      common = common.prefix(zip(common, folder).prefix { $0 == $1 }.count)
    }
    return common.joined(separator: "/")
  }

  /// A path as it is told: relative to the package where it stands in it.
  func relative(_ path: String) -> String {
    path.hasPrefix(directory + "/") ? String(path.dropFirst(directory.count + 1)) : path
  }
}
