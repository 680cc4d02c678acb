import Foundation
import Synchronization

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Collects an answer, and settles its exchange.
final class URLSessionAnswer: NSObject, URLSessionDataDelegate {
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
