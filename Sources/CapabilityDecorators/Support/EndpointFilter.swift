/// The set of endpoints that an interceptor applies to.
///
/// ```swift
/// let world = World.live
///   .intercepted(by: .retrying(attempts: 3, only: ["PersonStore.find", "PersonStore.all"]))
///   .intercepted(by: .timingOut(after: .seconds(5), clock: clock, only: ["PaymentClient"]))
/// ```
///
/// A name selects the endpoint with that name, or all endpoints of the capability with that name. A
/// name that matches no endpoint is ignored. In a world with two capabilities of one type, the names
/// begin with the property: `"tickets.save"`, `"drafts"`. To select an endpoint by its key path, write
/// `world.intercepted(by: interceptor, only: \.tickets.save)`.
public struct EndpointFilter: Sendable, ExpressibleByArrayLiteral {
  private let isIncluded: @Sendable (String) -> Bool

  /// Creates a filter from a predicate.
  ///
  /// - Parameter isIncluded: Returns whether an endpoint, such as `"PersonStore.find"`, is
  ///   included. It is called when the interceptor is applied to the endpoint, not at each call.
  public init(where isIncluded: @escaping @Sendable (String) -> Bool) {
    self.isIncluded = isIncluded
  }

  /// Creates a filter from names, or from a predicate.
  ///
  /// - Parameter names: Endpoints, such as `"PersonStore.find"`, and capabilities, such as
  ///   `"PersonStore"`.
  public init(_ names: some Sequence<String>) {
    // Comparing a few names is as fast as hashing the endpoint.
    let names = Array(names)
    let prefixes = names.map { "\($0)." }
    self.init(where: { endpoint in
      names.contains(endpoint) || prefixes.contains { endpoint.hasPrefix($0) }
    })
  }

  /// Creates a filter from names.
  ///
  /// - Parameter elements: Endpoints and capabilities.
  public init(arrayLiteral elements: String...) { self.init(elements) }

  /// A filter that includes every endpoint.
  public static let all = EndpointFilter(where: { _ in true })

  /// Returns a filter that includes every endpoint except these.
  ///
  /// - Parameter names: Endpoints and capabilities.
  public static func allExcept(_ names: String...) -> EndpointFilter {
    let excluded = EndpointFilter(names)
    return EndpointFilter(where: { !excluded.includes($0) })
  }

  /// Returns whether the filter includes an endpoint.
  ///
  /// - Parameter endpoint: The endpoint's name.
  public func includes(_ endpoint: String) -> Bool { isIncluded(endpoint) }
}
