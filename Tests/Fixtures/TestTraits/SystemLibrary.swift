package import Testing

/// A library of the system that some tests need. The package builds without it.
package enum SystemLibrary: String {
  case libcurl, sqlite = "SQLite"

  /// The packages with libcurl, which the tests load when they run, or with the header of SQLite.
  var remedy: String {
    switch self {
    case .libcurl: "install libcurl4 (apt) or libcurl (yum)"
    case .sqlite: "install libsqlite3-dev (apt) or sqlite-devel (yum) and build again"
    }
  }
}

extension Trait where Self == ConditionTrait {
  /// Skips tests with a message that names the missing library and its packages.
  ///
  /// - Parameters:
  ///   - library: The library.
  ///   - isUsed: Whether the tests can use the library.
  ///   - reason: The reason that the tests need it.
  package static func needs(
    _ library: SystemLibrary,
    _ isUsed: Bool,
    _ reason: String? = nil
  ) -> Self {
    let why = reason.map { " (\($0))" } ?? ""
    return .enabled(
      if: isUsed,
      "requires \(library.rawValue)\(why): on Linux, \(library.remedy)"
    )
  }
}
