import Capabilities
import Synchronization

extension Interceptable {
  /// Returns the names of the endpoints at a key path: one for an endpoint, several for a
  /// capability, none if `intercepted(by:)` applies interceptors in a custom way.
  ///
  /// A key path to a closure has no name. But the value at the key path retains an interceptor
  /// exactly if the interceptor takes part in one of its endpoints. A binary search over the names
  /// finds those endpoints.
  func namesOfEndpoints<Part>(at part: KeyPath<Self, Part>) -> [String] {
    let all = Mutex<[String]>([])
    _ = intercepted(
      by: SilentInterceptor { endpoint in
        all.withLock { if !$0.contains(endpoint) { $0.append(endpoint) } }
        return false
      }
    )
    return names(all.withLock { $0 }[...], at: part)
  }

  private func names<Part>(_ names: ArraySlice<String>, at part: KeyPath<Self, Part>) -> [String] {
    guard !names.isEmpty, keeps(Set(names), at: part) else { return [] }
    if names.count == 1 { return Array(names) }
    let middle = names.startIndex + names.count / 2
    return self.names(names[..<middle], at: part) + self.names(names[middle...], at: part)
  }

  /// Returns whether the value at a key path retains an interceptor of these endpoints.
  func keeps<Part>(_ names: Set<String>, at part: KeyPath<Self, Part>) -> Bool {
    weak var marker: SilentInterceptor?
    func marked() -> Part {
      let here = SilentInterceptor(intercepts: names.contains)
      marker = here
      return intercepted(by: here)[keyPath: part]
    }
    return withExtendedLifetime(marked()) { marker != nil }
  }
}

/// An interceptor that does not change calls. The endpoints that it intercepts retain it.
private final class SilentInterceptor: PassiveInterceptor {
  private let isIntercepted: @Sendable (String) -> Bool

  init(intercepts isIntercepted: @escaping @Sendable (String) -> Bool) {
    self.isIntercepted = isIntercepted
  }

  func intercepts(_ endpoint: String) -> Bool { isIntercepted(endpoint) }
  func begin(_ call: EndpointCall) {}
}
