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

  private static let order = allCases
  private var rank: Int? { Self.order.firstIndex(of: self) }

  static func < (left: Self, right: Self) -> Bool { left.rank ?? 0 < right.rank ?? 0 }

  /// The modifier with a space after it; empty for `internal`.
  var prefix: String {
    switch self {
    case .internal, .private, .fileprivate: ""
    case .package: "package "
    case .public, .open: "public "
    }
  }
}
