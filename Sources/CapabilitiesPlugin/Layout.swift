import Foundation
import PackagePlugin

/// What the tool is told of the package: the same keys as its `PackageLayout`.
struct Layout: Encodable {
  var directory: String
  var workDirectory: String
  var modules: [Module] = []

  struct Module: Encodable {
    var target: String
    var name: String
    var package: String
    var isOwn: Bool
    var isTest = false
    var sources: [String] = []
    var dependencies: [String]
    var conditions: [String] = []
    var headers: String?
    var flags: [String] = []
  }

  init(_ context: PluginContext) {
    directory = Self.path(context.package.directoryURL)
    workDirectory = Self.path(context.pluginWorkDirectoryURL)
    var seen: Set<Target.ID> = []
    for target in context.package.targets {
      add(target, of: context.package, isOwn: true, &seen)
      for dependency in target.recursiveTargetDependencies {
        add(dependency, of: context.package, isOwn: false, &seen)
      }
    }
  }

  private mutating func add(
    _ target: any Target,
    of package: Package,
    isOwn: Bool,
    _ seen: inout Set<Target.ID>
  ) {
    let isOwn = isOwn || package.targets.contains { $0.id == target.id }
    guard seen.insert(target.id).inserted else { return }
    var module = Module(
      target: target.name,
      name: target.name,
      package: isOwn ? package.id : "other",
      isOwn: isOwn,
      dependencies: target.dependencies.flatMap { dependency in
        switch dependency {
        case .target(let target): [target.name]
        case .product(let product): product.targets.map(\.name)
        @unknown default: [String]()
        }
      }
    )
    switch target {
    case let swift as SwiftSourceModuleTarget:
      module.name = swift.moduleName
      module.isTest = swift.kind == .test
      module.sources = swift.sourceFiles(withSuffix: "swift").map { Self.path($0.url) }.sorted()
      module.conditions = swift.compilationConditions
    case let clang as ClangSourceModuleTarget:
      module.name = clang.moduleName
      module.headers = clang.publicHeadersDirectoryURL.map(Self.path)
    case let system as SystemLibraryTarget:
      module.headers = Self.path(system.directoryURL)
      module.flags = system.compilerFlags
    default: return
    }
    modules.append(module)
  }

  private static func path(_ url: URL) -> String {
    let path = url.path(percentEncoded: false)
    return path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
  }
}
