import CCurlTransfer
import Foundation

/// A set of kept connections, and the thread that works on them.
///
/// The first request starts the thread, which ends after the pool is released. If the thread or
/// libcurl does not start, the requests made so far fail, and the next request tries again.
final class CurlPool: Sendable {
  /// The settings of a pool, and the steps that start it.
  struct Configuration: Sendable {
    /// The maximum number of connections to one host.
    var connectionsPerHost: Int
    /// A file with the certificates to trust; `nil` for the system's.
    var authorities: String?
    /// Called when the thread ends, with the number of transfers that were not freed, which is 0.
    var onClose: @Sendable (_ transfersLeft: Int) -> Void = { _ in }
    /// Starts a detached thread that calls `body`. Returns 0, or an error code such as `EAGAIN`; in
    /// that case `body` is never called.
    var startThread: @Sendable (_ body: @escaping @Sendable () -> Void) -> Int32 = startDetached
    /// Returns the time that deadlines are compared with.
    var now: @Sendable () -> ContinuousClock.Instant = { .now }
    /// Initializes libcurl and creates a pool, on the thread. Returns `nil` if that fails.
    var makeHandle: @Sendable () -> OpaquePointer? = { capabilities_curl_pool_make(256) }
  }

  private let inbox = CurlInbox()
  private let configuration: Configuration

  init(_ configuration: Configuration) { self.configuration = configuration }

  deinit { inbox.close() }

  func send(_ request: HTTPTransport.Request) async throws(HTTPError) -> HTTPTransport.Response {
    let exchange = HTTPExchange(request)
    let deadline = configuration.now().advanced(by: request.boundedTimeout)
    return try await exchange.outcome {
      let mustStart = inbox.add(CurlJob(exchange: exchange, deadline: deadline))
      if mustStart { startThread() }
    } stop: {
      inbox.drop(exchange)
    }
  }

  /// Returns the message that libcurl cannot be used.
  static func missing(_ problem: String) -> String { "libcurl 7.80 or newer is needed: \(problem)" }

  private func startThread() {
    let code = configuration.startThread { [inbox, configuration] in
      CurlLoop.run(inbox, configuration)
    }
    guard code != 0 else { return }
    inbox.refuse("cannot create the network thread: \(String(cString: strerror(code)))")
  }
}

/// Starts a detached thread.
///
/// Foundation's `Thread` does not report that a thread cannot start, so this calls `pthread_create`.
///
/// - Parameter body: Runs on the thread.
/// - Returns: 0, or the error code; in that case `body` is never called.
@Sendable
private func startDetached(_ body: @escaping @Sendable () -> Void) -> Int32 {
  let context = Unmanaged.passRetained(ThreadBody(run: body))
  let code = capabilities_curl_start_thread(
    { context in
      guard let context else { return }
      Unmanaged<ThreadBody>.fromOpaque(context).takeRetainedValue().run()
    },
    context.toOpaque()
  )
  if code != 0 { context.release() }
  return code
}

private final class ThreadBody: Sendable {
  let run: @Sendable () -> Void

  init(run: @escaping @Sendable () -> Void) { self.run = run }
}
