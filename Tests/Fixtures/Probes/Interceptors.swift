package import Capabilities
import CapabilityLifetimes
import Synchronization

/// An interceptor that sees calls and their results, and does not change them.
package protocol CallObserver: Interceptor {
  /// Runs before a call. By default it does nothing, like `after`.
  func before(_ call: EndpointCall)
  func after(_ call: EndpointCall, _ result: Result<Any, any Error>)
}

extension CallObserver {
  package func before(_ call: EndpointCall) {}

  package func after(_ call: EndpointCall, _ result: Result<Any, any Error>) {}

  package func intercept<Output, Failure: Error>(
    _ call: EndpointCall,
    _ proceed: () throws(Failure) -> Output
  ) throws(Failure) -> Output {
    before(call)
    do {
      let output = try proceed()
      after(call, .success(output))
      return output
    } catch {
      after(call, .failure(error))
      throw error
    }
  }

  package func intercept<Output, Failure: Error>(
    _ call: EndpointCall,
    _ proceed: () async throws(Failure) -> Output
  ) async throws(Failure) -> Output {
    before(call)
    do {
      let output = try await proceed()
      after(call, .success(output))
      return output
    } catch {
      after(call, .failure(error))
      throw error
    }
  }
}

/// Records a line for each call, with its result.
package final class Log: CallObserver {
  private let kept = Mutex<[String]>([])

  package init() {}

  package var lines: [String] { kept.withLock(\.self) }

  package func add(_ line: String) { kept.withLock { $0.append(line) } }

  package func after(_ call: EndpointCall, _ result: Result<Any, any Error>) {
    switch result {
    case .success(let output): add("\(call) -> \(output)")
    case .failure(let error): add("\(call) -> threw \(error)")
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
      if case .success(let output) = outcome(of: proceed) { return output }
    }
    return try proceed()
  }

  package func intercept<Output, Failure: Error>(
    _ call: EndpointCall,
    _ proceed: () async throws(Failure) -> Output
  ) async throws(Failure) -> Output {
    for _ in 1...2 {
      if case .success(let output) = await outcome(of: proceed) { return output }
    }
    return try await proceed()
  }
}

/// Logs its name before and after each call.
package struct Tag: CallObserver {
  private let name: String
  private let log: Log

  package init(_ name: String, _ log: Log) {
    self.name = name
    self.log = log
  }

  package func before(_ call: EndpointCall) { log.add("\(name) in") }

  package func after(_ call: EndpointCall, _ result: Result<Any, any Error>) {
    log.add("\(name) out")
  }
}

/// Logs the calls of one endpoint, and records the arguments of `intercepts`.
package final class Picky: CallObserver {
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

  package func before(_ call: EndpointCall) { tag.before(call) }

  package func after(_ call: EndpointCall, _ result: Result<Any, any Error>) {
    tag.after(call, result)
  }
}

/// Records every call. It does not wrap `Probe.left`.
package struct Witness: CallObserver {
  package let probe: Probe

  package init(probe: Probe) { self.probe = probe }

  package func intercepts(_ endpoint: String) -> Bool { endpoint != "Probe.left" }

  package func before(_ call: EndpointCall) { probe.note(call.description) }
}
