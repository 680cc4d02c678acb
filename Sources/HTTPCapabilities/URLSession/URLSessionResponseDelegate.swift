// For Apple's platforms. The long tests compile it on Linux, too.
#if canImport(Darwin) || LONG_TESTS
  import Foundation
  import Synchronization

  #if canImport(FoundationNetworking)
    import FoundationNetworking
  #endif

  /// The delegate that collects a response and settles its exchange.
  final class URLSessionResponseDelegate: NSObject, URLSessionDataDelegate {
    private let exchange: HTTPExchange
    private let response: Mutex<HTTPResponseCollector>

    init(_ exchange: HTTPExchange) {
      self.exchange = exchange
      response = Mutex(HTTPResponseCollector(exchange.request))
    }

    func urlSession(
      _ session: URLSession,
      dataTask: URLSessionDataTask,
      didReceive response: URLResponse,
      completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
    ) {
      let isAccepted = self.response.withLock { receiveHead(of: response, &$0) }
      if !isAccepted { failExchange() }
      completionHandler(isAccepted ? .allow : .cancel)
    }

    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
      let isAccepted = response.withLock { response in
        response.receive(encodedBytes: dataTask.countOfBytesReceived)
          && response.receive(body: data)
      }
      if !isAccepted { failExchange() }
    }

    func urlSession(
      _ session: URLSession,
      task: URLSessionTask,
      didCompleteWithError error: (any Error)?
    ) {
      if let error { return exchange.settle(HTTPError(error, host: exchange.request.host)) }
      guard let response = task.response as? HTTPURLResponse else {
        return exchange.fail(.unreadable("it is not an HTTP response"))
      }
      succeed(response)
    }

    /// Does not follow a redirect.
    func urlSession(
      _ session: URLSession,
      task: URLSessionTask,
      willPerformHTTPRedirection response: HTTPURLResponse,
      newRequest request: URLRequest,
      completionHandler: @escaping @Sendable (URLRequest?) -> Void
    ) {
      completionHandler(nil)
    }

    /// Rejects authentication challenges, and lets the system check certificates.
    func urlSession(
      _ session: URLSession,
      task: URLSessionTask,
      didReceive challenge: URLAuthenticationChallenge,
      completionHandler:
        @escaping @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
    ) {
      #if canImport(FoundationNetworking)
        // Foundation discards the response of a rejected challenge, so return it first.
        let response = challenge.failureResponse ?? task.response
        if let response = response as? HTTPURLResponse { succeed(response) }
        completionHandler(.rejectProtectionSpace, nil)
      #else
        let method = challenge.protectionSpace.authenticationMethod
        let isCertificateCheck = method == NSURLAuthenticationMethodServerTrust
        let disposition: URLSession.AuthChallengeDisposition =
          isCertificateCheck ? .performDefaultHandling : .rejectProtectionSpace
        completionHandler(disposition, nil)
      #endif
    }

    private func succeed(_ response: HTTPURLResponse) {
      let (headers, body) = self.response.withLock { collector in
        if !collector.headIsComplete { receiveHead(of: response, &collector) }
        return (collector.headers, collector.body)
      }
      exchange.succeed(
        HTTPTransport.Response(status: response.statusCode, headers: headers, body: body)
      )
    }

    /// Fails the exchange, whose end invalidates the session.
    private func failExchange() {
      if let fault = response.withLock(\.fault) { exchange.fail(fault) }
    }

    /// Passes the head to the collector as lines, because its limits count bytes of lines.
    ///
    /// - Returns: Whether to continue.
    @discardableResult
    private func receiveHead(
      of response: URLResponse,
      _ collector: inout HTTPResponseCollector
    ) -> Bool {
      guard let response = response as? HTTPURLResponse else { return true }
      var lines = ["HTTP/1.1 \(response.statusCode)\r\n"]
      for (name, value) in response.allHeaderFields {
        guard let name = name as? String, let value = value as? String else { continue }
        // Foundation joins the values. A comma inside a cookie, as in a date, has no name after it.
        let isJoined = name.lowercased() == "set-cookie"
        let values = isJoined ? value.split(separator: /, *(?=[^;,= ]+=)/) : [value[...]]
        for value in values { lines.append("\(name): \(value)\r\n") }
      }
      return (lines + ["\r\n"]).allSatisfy { collector.receive(headerLine: $0.utf8) }
    }
  }
#endif
