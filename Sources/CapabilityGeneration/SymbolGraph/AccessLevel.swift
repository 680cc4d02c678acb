/// The access level of a declaration, narrowest first.
enum AccessLevel: String, Sendable, Comparable {
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

  private var rank: Int {
    switch self {
    case .private: 0
    case .fileprivate: 1
    case .internal: 2
    case .package: 3
    case .public: 4
    case .open: 5
    }
  }

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
