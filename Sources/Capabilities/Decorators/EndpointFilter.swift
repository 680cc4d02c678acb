/// The endpoints that an interceptor is for; it lets calls of the others through untouched.
///
/// ```swift
/// world.intercepted(by: Retrying(attempts: 3, only: ["PersonStore.find", "PersonStore.all"]))
/// world.intercepted(by: TimingOut(after: .seconds(5), clock: clock, only: ["PaymentClient"]))
/// ```
///
/// A name with a dot stands for that endpoint, a name without one for all endpoints of that
/// capability. A name that no endpoint has matches nothing.
public struct EndpointFilter: Sendable, ExpressibleByArrayLiteral {
  private let isIncluded: @Sendable (String) -> Bool

  /// A filter that decides by a function.
  ///
  /// - Parameter isIncluded: Takes an endpoint's name, such as `"PersonStore.find"`. It runs at
  ///   each call, so it should be quick.
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
    self.init(where: { endpoint in
      names.contains { name in
        endpoint.utf8.starts(with: name.utf8)
          && (endpoint.utf8.count == name.utf8.count
            || !name.utf8.contains(dot) && endpoint.utf8.dropFirst(name.utf8.count).first == dot)
      }
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

/// The dot between a capability and its endpoint.
private let dot = UInt8(ascii: ".")
