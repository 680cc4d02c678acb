import Capabilities
import Synchronization

extension Interceptable {
  /// The names of the endpoints that a key path leads to: one for an endpoint, several for a
  /// capability; none where `intercepted(by:)` puts interceptors around them in a way of its own.
  ///
  /// A key path to a closure does not tell its name. But an interceptor that takes part in some
  /// endpoints only is kept by what the key path leads to if one of those is among them, so halving
  /// finds the name.
  func namesOfEndpoints<Part>(at part: KeyPath<Self, Part>) -> [String] {
    let all = Names()
    _ = intercepted(by: all)
    return names(all.asked.withLock { $0 }[...], at: part)
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

/// Takes part in no call, and learns the names of all endpoints, each once.
private final class Names: SilentInterceptor {
  let asked = Mutex<[String]>([])

  func intercepts(_ endpoint: String) -> Bool {
    asked.withLock { if !$0.contains(endpoint) { $0.append(endpoint) } }
    return false
  }
}

/// Is kept by the endpoints of some names.
private final class Marker: SilentInterceptor {
  let names: Set<String>

  init(names: Set<String>) {
    self.names = names
  }

  func intercepts(_ endpoint: String) -> Bool { names.contains(endpoint) }
}

/// Leaves calls as they are.
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
