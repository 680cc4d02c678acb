/// A ``Conformance`` cannot run: a name is used twice, a code does not fit, a generator has no values.
public struct InvalidConformanceError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The problem.
  public let description: String

  init(_ description: String) {
    self.description = description
  }
}

/// A service of a ``Conformance`` cannot be used in this run, for example because a key is missing.
///
/// Throw it in `reference` or `subject`. The test is then cancelled with the reason: a test report shows
/// it as cancelled, not as passed.
///
/// ```swift
/// subject: {
///   guard let key = environment["STRIPE_TEST_KEY"] else {
///     throw UnavailableServiceError("STRIPE_TEST_KEY is not set")
///   }
///   return .stripe(key: key)
/// }
/// ```
public struct UnavailableServiceError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The reason.
  public let description: String

  /// Creates an error.
  ///
  /// - Parameter reason: The reason, for the test report.
  public init(_ reason: String) { description = reason }
}
