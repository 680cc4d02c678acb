// For Apple's platforms. The long tests compile it on Linux, too.
#if canImport(Darwin) || LONG_TESTS
  import Foundation
  import Synchronization

  #if canImport(FoundationNetworking)
    import FoundationNetworking
  #endif

  extension HTTPTransport {
    /// The transport that uses `URLSession`.
    static let urlSession = validating { request async throws(HTTPError) in
      try await request.sendByURLSession()
    }
  }

  extension HTTPTransport.Request {
    /// Sends the request by `URLSession` and waits for the response.
    ///
    /// - Parameter sleep: Suspends until the timeout is over.
    func sendByURLSession(
      sleep: @escaping @Sendable (Duration) async throws -> Void = { try await Task.sleep(for: $0) }
    ) async throws(HTTPError) -> HTTPTransport.Response {
      if let fault = proxyFault { throw .nothingSent(.invalidRequest(fault), host: host) }
      guard timeout > .zero else { throw .nothingSent(.timedOut, host: host) }
      let exchange = HTTPExchange(self)
      let session = OneRequestSession()
      let timeout = boundedTimeout
      let watchdog = Task {
        try await sleep(timeout)
        exchange.fail(.timedOut)
      }
      defer {
        watchdog.cancel()
        session.end()
      }
      return try await exchange.outcome {
        session.start(exchange)
      } stop: {
        session.end()
      }
    }

    /// The reason that a proxy prevents sending the request; `nil` if none does.
    private var proxyFault: String? {
      #if canImport(FoundationNetworking)
        // Foundation on Linux cannot disable the proxy for a session.
        let variable = proxyVariable(ProcessInfo.processInfo.environment)
        guard let variable, !mayUseProxy(host: url.host() ?? "") else { return nil }
        return """
          the proxy in the variable \(variable) would see it; unset the variable, or add the host to \
          no_proxy
          """
      #else
        return nil
      #endif
    }
  }

  /// A session, and so a connection, for one request.
  ///
  /// On a reused connection, `URLSession` silently resends a request whose response is lost. If that
  /// second attempt cannot connect, the error looks as if nothing had been sent.
  ///
  /// Calls of sessions are made on other threads than the caller's, because on Linux they block while
  /// any session receives data.
  private final class OneRequestSession: Sendable {
    private let session = Mutex<URLSession?>(nil)

    func start(_ exchange: HTTPExchange) {
      DispatchQueue.global().async {
        let session = URLSession(
          configuration: exchange.request.configuration,
          delegate: URLSessionResponseDelegate(exchange),
          delegateQueue: nil
        )
        self.session.withLock { $0 = session }
        // Count the request as sent from here, because URLSession does not report when it is sent.
        guard exchange.willSend() else { return session.invalidateAndCancel() }
        session.dataTask(with: exchange.request.urlRequest).resume()
      }
    }

    /// Ends the session. The exchange is settled, so a session that starts later sends nothing.
    func end() {
      DispatchQueue.global().async {
        self.session.withLock { $0.take() }?.invalidateAndCancel()
      }
    }
  }

  extension HTTPTransport.Request {
    fileprivate var urlRequest: URLRequest {
      var request = URLRequest(url: url, timeoutInterval: timeoutInterval)
      request.httpMethod = method
      if !body.isEmpty { request.httpBody = body }
      for (name, value) in headers.lines { request.addValue(value, forHTTPHeaderField: name) }
      if !decodesBody { request.setValue("identity", forHTTPHeaderField: "Accept-Encoding") }
      return request
    }

    fileprivate var configuration: URLSessionConfiguration {
      let configuration = URLSessionConfiguration.ephemeral
      configuration.timeoutIntervalForRequest = timeoutInterval
      configuration.timeoutIntervalForResource = timeoutInterval
      configuration.httpCookieStorage = nil
      configuration.httpShouldSetCookies = false
      configuration.urlCache = nil
      configuration.urlCredentialStorage = nil
      configuration.requestCachePolicy = .reloadIgnoringLocalCacheData
      #if !canImport(FoundationNetworking)
        if !mayUseProxy(host: url.host() ?? "") { configuration.connectionProxyDictionary = [:] }
      #endif
      return configuration
    }

    /// Foundation's timeout, longer than the deadline that ``sendByURLSession()`` enforces.
    ///
    /// On Linux, Foundation has no timeout for the whole exchange, ignores fractions of a second, and
    /// treats zero as no timeout.
    private var timeoutInterval: TimeInterval { Double(boundedTimeout.components.seconds + 2) }
  }
#endif
