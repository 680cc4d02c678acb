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
      session.invalidateAndCancel()
    }
    defer {
      watch.cancel()
      session.finishTasksAndInvalidate()
    }
    return try await exchange.outcome {
      // Nobody says when the request is on its way.
      _ = exchange.willSend()
      session.dataTask(with: urlRequest).resume()
    } stop: {
      session.invalidateAndCancel()
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
    let goesOn = answer.withLock { answer in
      headLines(response).allSatisfy { answer.receive(headerLine: $0.utf8) }
    }
    if !goesOn { giveUp(session) }
    completionHandler(goesOn ? .allow : .cancel)
  }

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    let goesOn = answer.withLock { answer in
      answer.receive(encodedBytes: dataTask.countOfBytesReceived) && answer.receive(body: data)
    }
    if !goesOn { giveUp(session) }
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
    let (headers, body) = answer.withLock { ($0.headers, $0.body) }
    exchange.succeed(
      HTTPTransport.Response(status: response.statusCode, headers: headers, body: body)
    )
  }

  /// Follows no redirect.
  func urlSession(
    _ session: URLSession,
    task: URLSessionTask,
    willPerformHTTPRedirection response: HTTPURLResponse,
    newRequest request: URLRequest,
    completionHandler: @escaping @Sendable (URLRequest?) -> Void
  ) {
    answer.withLock { answer in
      for line in headLines(response) { _ = answer.receive(headerLine: line.utf8) }
    }
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
    let isOfTheCaller = challenge.protectionSpace.isAnsweredByACredential
    completionHandler(isOfTheCaller ? .rejectProtectionSpace : .performDefaultHandling, nil)
  }

  private func giveUp(_ session: URLSession) {
    if let fault = answer.withLock(\.fault) { exchange.fail(fault) }
    session.invalidateAndCancel()
  }

  /// The head as lines, which is what limits are counted on.
  private func headLines(_ response: URLResponse) -> [String] {
    guard let response = response as? HTTPURLResponse else { return [] }
    let headers = response.allHeaderFields.compactMap { name, value -> String? in
      guard let name = name as? String, let value = value as? String else { return nil }
      return "\(name): \(value)\r\n"
    }
    return ["HTTP/1.1 \(response.statusCode)\r\n"] + headers + ["\r\n"]
  }
}

extension URLProtectionSpace {
  /// Whether it asks for a name and a password, and not for a judgement.
  fileprivate var isAnsweredByACredential: Bool {
    #if canImport(FoundationNetworking)
      true
    #else
      authenticationMethod != NSURLAuthenticationMethodServerTrust
    #endif
  }
}
