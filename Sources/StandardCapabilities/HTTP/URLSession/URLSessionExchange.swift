import Foundation
import Synchronization

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

extension HTTPTransport.Request {
  /// Sends the request by `URLSession` and waits for the answer.
  func sendByURLSession() async throws(HTTPError) -> HTTPTransport.Response {
    if let fault = proxyFault { throw .nothingSent(.invalidRequest(fault), host: host) }
    guard timeout > .zero else { throw .nothingSent(.timedOut, host: host) }
    let exchange = HTTPExchange(self)
    // A connection of its own: on one that was used before, a request whose answer is lost is sent
    // again without a word, and where that fails to connect, nothing seems to have been sent.
    let session = URLSession(
      configuration: configuration,
      delegate: URLSessionAnswer(exchange),
      delegateQueue: nil
    )
    let timeout = min(timeout, .seconds(365 * 24 * 3600))
    let watch = Task {
      try await Task.sleep(for: timeout)
      exchange.fail(.timedOut)
    }
    defer {
      watch.cancel()
      session.end()
    }
    return try await exchange.outcome {
      // Nobody says when the request is on its way.
      _ = exchange.willSend()
      session.dataTask(with: urlRequest).resume()
    } stop: {
      session.end()
    }
  }

  private var urlRequest: URLRequest {
    var request = URLRequest(url: url, timeoutInterval: timeoutInterval)
    request.httpMethod = method
    if !body.isEmpty { request.httpBody = body }
    for (name, value) in headers.fields { request.setValue(value, forHTTPHeaderField: name) }
    return request
  }

  private var configuration: URLSessionConfiguration {
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

  /// Why a proxy keeps the request from being sent; `nil` where none does.
  private var proxyFault: String? {
    #if canImport(FoundationNetworking)
      // It cannot be told to do without.
      let variable = proxyVariable(ProcessInfo.processInfo.environment)
      guard let variable, !mayUseProxy(host: url.host() ?? "") else { return nil }
      return """
        the proxy of the variable \(variable) would see it; unset that, or name the host in no_proxy
        """
    #else
      return nil
    #endif
  }

  /// Longer than the deadline, which is kept elsewhere: Foundation's own on Linux has none for the
  /// whole exchange, drops the fraction, and takes zero for no time at all.
  private var timeoutInterval: TimeInterval {
    max(1, timeout.inSeconds.rounded(.up)) + 1
  }
}

extension URLSession {
  /// Cancels what is under way, and lets nobody wait for that: on Linux it waits for whatever the
  /// other side sends meanwhile.
  fileprivate func end() {
    DispatchQueue.global().async { self.invalidateAndCancel() }
  }
}

/// Collects an answer, and settles its exchange.
private final class URLSessionAnswer: NSObject, URLSessionDataDelegate {
  private let exchange: HTTPExchange
  private let answer: Mutex<HTTPAnswerCollector>

  init(_ exchange: HTTPExchange) {
    self.exchange = exchange
    answer = Mutex(HTTPAnswerCollector(exchange.request))
  }

  func urlSession(
    _ session: URLSession,
    dataTask: URLSessionDataTask,
    didReceive response: URLResponse,
    completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
  ) {
    let goesOn = answer.withLock { receiveHead(of: response, &$0) }
    if !goesOn { giveUp() }
    completionHandler(goesOn ? .allow : .cancel)
  }

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    let goesOn = answer.withLock { answer in
      answer.receive(encodedBytes: dataTask.countOfBytesReceived) && answer.receive(body: data)
    }
    if !goesOn { giveUp() }
  }

  func urlSession(
    _ session: URLSession,
    task: URLSessionTask,
    didCompleteWithError error: (any Error)?
  ) {
    if let error { return exchange.settle(HTTPError(error, host: exchange.request.host)) }
    guard let response = task.response as? HTTPURLResponse else {
      return exchange.fail(.unreadable("it is not an answer of HTTP"))
    }
    succeed(response)
  }

  /// Follows no redirect.
  func urlSession(
    _ session: URLSession,
    task: URLSessionTask,
    willPerformHTTPRedirection response: HTTPURLResponse,
    newRequest request: URLRequest,
    completionHandler: @escaping @Sendable (URLRequest?) -> Void
  ) {
    completionHandler(nil)
  }

  /// Answers no challenge, but lets the system judge a certificate.
  func urlSession(
    _ session: URLSession,
    task: URLSessionTask,
    didReceive challenge: URLAuthenticationChallenge,
    completionHandler:
      @escaping @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
  ) {
    #if canImport(FoundationNetworking)
      // Refusing a challenge throws the answer away that has it.
      let response = challenge.failureResponse ?? task.response
      if let response = response as? HTTPURLResponse { succeed(response) }
      completionHandler(.rejectProtectionSpace, nil)
    #else
      let method = challenge.protectionSpace.authenticationMethod
      let isJudgement = method == NSURLAuthenticationMethodServerTrust
      completionHandler(isJudgement ? .performDefaultHandling : .rejectProtectionSpace, nil)
    #endif
  }

  private func succeed(_ response: HTTPURLResponse) {
    let (headers, body) = answer.withLock { answer in
      if !answer.headIsOver { receiveHead(of: response, &answer) }
      return (answer.headers, answer.body)
    }
    exchange.succeed(
      HTTPTransport.Response(status: response.statusCode, headers: headers, body: body)
    )
  }

  /// Ends the exchange, which ends the session.
  private func giveUp() {
    if let fault = answer.withLock(\.fault) { exchange.fail(fault) }
  }

  /// Hands the head over as lines, which is what limits are counted on.
  ///
  /// - Returns: Whether to go on.
  @discardableResult
  private func receiveHead(
    of response: URLResponse,
    _ answer: inout HTTPAnswerCollector
  ) -> Bool {
    guard let response = response as? HTTPURLResponse else { return true }
    var lines = ["HTTP/1.1 \(response.statusCode)\r\n"]
    for (name, value) in response.allHeaderFields {
      if let name = name as? String, let value = value as? String {
        lines.append("\(name): \(value)\r\n")
      }
    }
    return (lines + ["\r\n"]).allSatisfy { answer.receive(headerLine: $0.utf8) }
  }
}
