/// What a generated file sees, and so which names need their module in front.
struct NameScope: Sendable {
  private let program: Program
  /// The file's own module.
  private let home: String
  /// The modules that the file imports.
  private let imports: Set<String>
  /// What hides the same name at the top of a module.
  private let nearer: Set<String>

  /// Makes the scope of a file.
  ///
  /// - Parameters:
  ///   - program: The modules.
  ///   - home: The file's own module.
  ///   - imports: The modules that the file imports.
  ///   - nearer: The members of the type in which the file uses names.
  init(_ program: Program, home: String, imports: Set<String>, nearer: Set<String>) {
    self.program = program
    self.home = home
    self.imports = imports
    self.nearer = nearer
  }

  /// Whether a name at the top of a module might be taken for another one.
  private func isAmbiguous(_ name: String) -> Bool {
    if nearer.contains(name) { return true }
    let modules = program.declaring(name).filter { module, access in
      module == home ? access >= .internal : access >= .package && imports.contains(module)
    }
    return modules.count > 1
  }

  /// A name as source writes it, with its module in front where it needs that.
  ///
  /// - Parameters:
  ///   - path: The names from the outermost type inwards.
  ///   - module: The module that the first of them stands in.
  func source(_ path: [String], of module: String) -> String {
    let name = path.map { identifier($0) }.joined(separator: ".")
    guard let first = path.first, isAmbiguous(first) else { return name }
    return "\(identifier(module)).\(name)"
  }

  /// A type whose names have their modules in front where they need them.
  func qualified(_ type: SwiftType) -> SwiftType {
    type.replacingNames { path in
      guard let first = path.first, let module = first.precise.flatMap(moduleName),
        isAmbiguous(first.name)
      else { return .named(path) }
      return .named([SwiftType.Component(name: module)] + path)
    }
  }

  /// An error type likewise.
  func qualified(_ failure: FunctionType.Failure) -> FunctionType.Failure {
    guard case .typed(let error) = failure else { return failure }
    return .typed(qualified(error))
  }

  /// The type of an input: as its declaration spells it, where that says the same here.
  func spelling(_ type: SwiftType, _ spelling: String) -> String {
    let qualified = qualified(type)
    return qualified == type ? spelling : qualified.spelled(like: spelling)
  }
}
