package import Testing

/// A library of the system that some tests need. The package builds without it.
package enum SystemLibrary: String {
  case libcurl, sqlite = "SQLite"

  /// The packages with libcurl, or with the header of SQLite.
  var packages: (apt: String, yum: String) {
    switch self {
    case .libcurl: ("libcurl4", "libcurl")
    case .sqlite: ("libsqlite3-dev", "sqlite-devel")
    }
  }
}

extension Trait where Self == ConditionTrait {
  /// Skips tests with a message that names the missing library and its packages.
  ///
  /// - Parameters:
  ///   - library: The library.
  ///   - isUsed: Whether this build uses the library.
  ///   - reason: The reason that the tests need it.
  package static func needs(
    _ library: SystemLibrary,
    _ isUsed: Bool,
    _ reason: String? = nil
  ) -> Self {
    let (apt, yum) = library.packages
    let why = reason.map { " (\($0))" } ?? ""
    return .enabled(
      if: isUsed,
      """
      requires \(library.rawValue)\(why): on Linux, install \(apt) (apt) or \(yum) (yum) and build \
      again
      """
    )
  }
}
