/// A capability that tests can make: a struct of `@Sendable` closures with a `test` value.
///
/// A core module, which knows no database and no network, conforms its capabilities to this
/// protocol. The shell adds ``Capability`` and with it the `live` value.
///
/// ```swift
/// struct Mailer: TestableCapability {
///   var send: @Sendable (Mail) async throws -> Void
///
///   static var test: Mailer {
///     Mailer(send: unimplemented("Mailer.send"))
///   }
/// }
///
/// // A test replaces the endpoint it cares about; whatever it forgot fails naming itself.
/// let mailer = Mailer.test.overriding(\.send, with: { _ in })
/// ```
public protocol TestableCapability: Sendable {
  /// The value for tests: every endpoint is unimplemented and reports its own name when called.
  static var test: Self { get }
}

/// A capability that also has a value for production.
///
/// ```swift
/// extension Mailer: Capability {
///   static let live = Mailer(adapting: SMTPMailService())
/// }
/// ```
public protocol Capability: TestableCapability {
  /// The value for production. Making it does no work; its endpoints do when they are called.
  static var live: Self { get }
}

#if !hasFeature(Embedded)  // See EmbeddedSwift.swift.
  extension TestableCapability {
    /// A copy of this capability with one endpoint replaced.
    ///
    /// ```swift
    /// let store = PersonStore.test.overriding(\.find, with: { _ in nil })
    /// ```
    ///
    /// - Parameters:
    ///   - endpoint: The key path of the endpoint, or of a whole capability within a world.
    ///   - replacement: What the copy has in its place.
    /// - Returns: The copy. The original is unchanged, so overrides never leak between tests.
    @_alwaysEmitIntoClient
    @_disfavoredOverload  // One for a function is right wherever it fits: see its documentation.
    public func overriding<Endpoint>(
      _ endpoint: WritableKeyPath<Self, Endpoint>,
      with replacement: Endpoint
    ) -> Self { replacing(endpoint, with: replacement) }

    /// What every row of `overriding` does. It is a name of its own, since the rows are many to choose
    /// from.
    @_alwaysEmitIntoClient
    func replacing<Endpoint>(
      _ endpoint: WritableKeyPath<Self, Endpoint>,
      with replacement: Endpoint
    ) -> Self {
      var copy = self
      copy[keyPath: endpoint] = replacement
      return copy
    }
  }
#endif
