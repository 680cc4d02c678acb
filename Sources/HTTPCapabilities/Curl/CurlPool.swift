import Foundation
import Synchronization

/// Connections kept for the next request, and the thread that works on them.
///
/// The thread starts with the first request, and ends with the pool.
final class CurlPool: Sendable {
  /// How the pool is made.
  struct Configuration: Sendable {
    /// How many connections to one host there may be.
    var connectionsPerHost: Int
    /// A file with the certificates to trust; `nil` for the system's.
    var authorities: String?
    /// Told, when the thread ends, how many transfers were not freed: 0.
    var onClose: @Sendable (_ transfersLeft: Int) -> Void = { _ in }
  }

  private let inbox = CurlInbox()
  private let isStarted = Atomic(false)
  private let configuration: Configuration

  init(_ configuration: Configuration) {
    self.configuration = configuration
  }

  deinit {
    inbox.close()
  }

  /// Sends a request and waits for its answer.
  func send(_ request: HTTPTransport.Request) async throws(HTTPError) -> HTTPTransport.Response {
    if !isStarted.exchange(true, ordering: .relaxed) { startThread() }
    let exchange = HTTPExchange(request)
    let deadline = ContinuousClock.now.advanced(by: request.boundedTimeout)
    return try await exchange.outcome {
      inbox.add(CurlJob(exchange: exchange, deadline: deadline))
    } stop: {
      inbox.drop(exchange)
    }
  }

  private func startThread() {
    let thread = Thread { [inbox, configuration] in
      CurlLoop.run(inbox, configuration)
    }
    thread.name = "HTTPTransport"
    thread.start()
  }
}
