/// The endpoints that an interceptor is for; it lets calls of the others through untouched.
///
/// ```swift
/// world.intercepted(by: .retrying(attempts: 3, only: ["PersonStore.find", "PersonStore.all"]))
/// world.intercepted(by: .timingOut(after: .seconds(5), clock: clock, only: ["PaymentClient"]))
/// ```
///
/// A name with a dot stands for that endpoint, a name without one for all endpoints of that
/// capability. A name that no endpoint has matches nothing.
public struct EndpointFilter: Sendable, ExpressibleByArrayLiteral {
  private let isIncluded: @Sendable (String) -> Bool

  /// A filter that decides by a function.
  ///
  /// - Parameter isIncluded: Takes an endpoint's name, such as `"PersonStore.find"`. It is asked
  ///   when the interceptor is put around the endpoint, not at each call.
  public init(where isIncluded: @escaping @Sendable (String) -> Bool) {
    self.isIncluded = isIncluded
  }

  /// The endpoints with these names.
  ///
  /// - Parameter names: Endpoints, such as `"PersonStore.find"`, and capabilities, such as
  ///   `"PersonStore"`.
  public init(_ names: some Sequence<String>) {
    // A few names: to compare them is as quick as to hash the endpoint.
    let names = Array(names)
    let prefixes = names.filter { !$0.contains(".") }.map { "\($0)." }
    self.init(where: { endpoint in
      names.contains(endpoint) || prefixes.contains { endpoint.hasPrefix($0) }
    })
  }

  /// The endpoints with these names.
  ///
  /// - Parameter elements: Endpoints and capabilities.
  public init(arrayLiteral elements: String...) {
    self.init(elements)
  }

  /// Every endpoint.
  public static let all = EndpointFilter(where: { _ in true })

  /// Every endpoint but these.
  ///
  /// - Parameter names: Endpoints and capabilities.
  /// - Returns: The filter.
  public static func allExcept(_ names: String...) -> EndpointFilter {
    let excluded = EndpointFilter(names)
    return EndpointFilter(where: { !excluded.includes($0) })
  }

  /// Whether the interceptor is for an endpoint.
  ///
  /// - Parameter endpoint: The endpoint's name.
  public func includes(_ endpoint: String) -> Bool {
    isIncluded(endpoint)
  }
}
