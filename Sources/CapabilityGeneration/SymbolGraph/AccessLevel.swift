/// The access level of a declaration, narrowest first.
enum AccessLevel: String, Sendable, Comparable, CaseIterable {
  /// Within its own scope.
  case `private`
  /// Within its file.
  case `fileprivate`
  /// Within its module.
  case `internal`
  /// Within its package.
  case package
  /// Everywhere.
  case `public`
  /// Everywhere, and open to subclasses.
  case open

  private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }

  static func < (left: AccessLevel, right: AccessLevel) -> Bool { left.rank < right.rank }

  /// Returns whether a module can name a declaration of another one, or of its own.
  func isVisible(from home: String, in module: String) -> Bool {
    self >= (module == home ? .internal : .package)
  }

  /// The modifier with a space after it; empty for `internal`.
  var prefix: String {
    switch self {
    case .internal, .private, .fileprivate: ""
    case .package: "package "
    case .public, .open: "public "
    }
  }
}
