package import Capabilities
import Synchronization

/// Records a line for each call, with its result.
package final class Log: Interceptor {
  private let kept = Mutex<[String]>([])

  package init() {}

  package var lines: [String] { kept.withLock(\.self) }

  package func add(_ line: String) { kept.withLock { $0.append(line) } }

  package func intercept<Output, Failure: Error>(
    _ call: EndpointCall,
    _ proceed: () throws(Failure) -> Output
  ) throws(Failure) -> Output {
    do {
      let output = try proceed()
      add("\(call) -> \(output)")
      return output
    } catch {
      add("\(call) -> threw \(error)")
      throw error
    }
  }

  package func intercept<Output, Failure: Error>(
    _ call: EndpointCall,
    _ proceed: () async throws(Failure) -> Output
  ) async throws(Failure) -> Output {
    do {
      let output = try await proceed()
      add("\(call) -> \(output)")
      return output
    } catch {
      add("\(call) -> threw \(error)")
      throw error
    }
  }
}

/// Fails every call of an endpoint that can throw its error.
package struct Fault: Interceptor {
  private let error: any Error

  package init(_ error: any Error) { self.error = error }

  package func intercept<Output, Failure: Error>(
    _ call: EndpointCall,
    _ proceed: () throws(Failure) -> Output
  ) throws(Failure) -> Output {
    if let error = error as? Failure { throw error }
    return try proceed()
  }

  package func intercept<Output, Failure: Error>(
    _ call: EndpointCall,
    _ proceed: () async throws(Failure) -> Output
  ) async throws(Failure) -> Output {
    if let error = error as? Failure { throw error }
    return try await proceed()
  }
}

/// Retries a failed call, with up to three attempts.
package struct ThreeTimes: Interceptor {
  package init() {}

  package func intercept<Output, Failure: Error>(
    _ call: EndpointCall,
    _ proceed: () throws(Failure) -> Output
  ) throws(Failure) -> Output {
    for _ in 1...2 {
      if case .success(let output) = result(of: proceed) { return output }
    }
    return try proceed()
  }

  package func intercept<Output, Failure: Error>(
    _ call: EndpointCall,
    _ proceed: () async throws(Failure) -> Output
  ) async throws(Failure) -> Output {
    for _ in 1...2 {
      if case .success(let output) = await result(of: proceed) { return output }
    }
    return try await proceed()
  }

  private func result<Output, Failure: Error>(
    of call: () throws(Failure) -> Output
  ) -> Result<Output, Failure> {
    do { return .success(try call()) } catch { return .failure(error) }
  }

  private func result<Output, Failure: Error>(
    of call: () async throws(Failure) -> Output
  ) async -> Result<Output, Failure> {
    do { return .success(try await call()) } catch { return .failure(error) }
  }
}

/// Logs its name before and after each call.
package struct Tag: Interceptor {
  private let name: String
  private let log: Log

  package init(_ name: String, _ log: Log) {
    self.name = name
    self.log = log
  }

  package func intercept<Output, Failure: Error>(
    _ call: EndpointCall,
    _ proceed: () throws(Failure) -> Output
  ) throws(Failure) -> Output {
    log.add("\(name) in")
    defer { log.add("\(name) out") }
    return try proceed()
  }

  package func intercept<Output, Failure: Error>(
    _ call: EndpointCall,
    _ proceed: () async throws(Failure) -> Output
  ) async throws(Failure) -> Output {
    log.add("\(name) in")
    defer { log.add("\(name) out") }
    return try await proceed()
  }
}

/// Logs the calls of one endpoint, and records the arguments of `intercepts`.
package final class Picky: Interceptor {
  private let endpoint: String
  private let tag: Tag
  private let questions = Mutex<[String]>([])

  package init(only endpoint: String, _ log: Log) {
    self.endpoint = endpoint
    tag = Tag(endpoint, log)
  }

  /// The arguments of `intercepts`, in order.
  package var asked: [String] { questions.withLock(\.self) }

  package func intercepts(_ endpoint: String) -> Bool {
    questions.withLock { $0.append(endpoint) }
    return endpoint == self.endpoint
  }

  package func intercept<Output, Failure: Error>(
    _ call: EndpointCall,
    _ proceed: () throws(Failure) -> Output
  ) throws(Failure) -> Output {
    try tag.intercept(call, proceed)
  }

  package func intercept<Output, Failure: Error>(
    _ call: EndpointCall,
    _ proceed: () async throws(Failure) -> Output
  ) async throws(Failure) -> Output {
    try await tag.intercept(call, proceed)
  }
}

/// An interceptor that records every call and does not change it. It does not wrap
/// `Probe.left`.
package struct Witness: Interceptor {
  package let probe: Probe

  package init(probe: Probe) { self.probe = probe }

  package func intercepts(_ endpoint: String) -> Bool { endpoint != "Probe.left" }

  package func intercept<Output, Failure: Error>(
    _ call: EndpointCall,
    _ proceed: () throws(Failure) -> Output
  ) throws(Failure) -> Output {
    probe.note(call.description)
    return try proceed()
  }

  package func intercept<Output, Failure: Error>(
    _ call: EndpointCall,
    _ proceed: () async throws(Failure) -> Output
  ) async throws(Failure) -> Output {
    probe.note(call.description)
    return try await proceed()
  }
}
