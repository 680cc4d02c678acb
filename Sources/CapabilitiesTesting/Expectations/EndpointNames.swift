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
    let all = Names()
    _ = intercepted(by: all)
    return names(all.requested.withLock { $0 }[...], at: part)
  }

  private func names<Part>(_ names: ArraySlice<String>, at part: KeyPath<Self, Part>) -> [String] {
    guard !names.isEmpty, keeps(Set(names), at: part) else { return [] }
    if names.count == 1 { return Array(names) }
    let middle = names.startIndex + names.count / 2
    return self.names(names[..<middle], at: part) + self.names(names[middle...], at: part)
  }

  private func keeps<Part>(_ names: Set<String>, at part: KeyPath<Self, Part>) -> Bool {
    weak var marker: Marker?
    func marked() -> Part {
      let here = Marker(names: names)
      marker = here
      return intercepted(by: here)[keyPath: part]
    }
    return withExtendedLifetime(marked()) { marker != nil }
  }
}

/// Collects the names of all endpoints, without intercepting any.
private final class Names: SilentInterceptor {
  let requested = Mutex<[String]>([])

  func intercepts(_ endpoint: String) -> Bool {
    requested.withLock { if !$0.contains(endpoint) { $0.append(endpoint) } }
    return false
  }
}

/// Is retained by the endpoints with certain names.
private final class Marker: SilentInterceptor {
  let names: Set<String>

  init(names: Set<String>) {
    self.names = names
  }

  func intercepts(_ endpoint: String) -> Bool { names.contains(endpoint) }
}

/// An interceptor that does not change calls.
private protocol SilentInterceptor: Interceptor {}

extension SilentInterceptor {
  func intercept<Output, Failure: Error>(
    _ call: EndpointCall,
    _ proceed: () throws(Failure) -> Output
  ) throws(Failure) -> Output {
    try proceed()
  }

  func intercept<Output, Failure: Error>(
    _ call: EndpointCall,
    _ proceed: () async throws(Failure) -> Output
  ) async throws(Failure) -> Output {
    try await proceed()
  }
}
