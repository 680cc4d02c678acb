import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

extension HTTPTransport.Request {
  /// Sends the request by `URLSession` and waits for the answer.
  func sendByURLSession() async throws(HTTPError) -> HTTPTransport.Response {
    if let fault = proxyFault { throw .nothingSent(.invalidRequest(fault), host: host) }
    guard timeout > .zero else { throw .nothingSent(.timedOut, host: host) }
    let exchange = HTTPExchange(self)
    let session = URLSessionOfOneRequest()
    let timeout = boundedTimeout
    let watch = Task {
      try await Task.sleep(for: timeout)
      exchange.fail(.timedOut)
    }
    defer {
      watch.cancel()
      session.end()
    }
    return try await exchange.outcome {
      session.start(exchange)
    } stop: {
      session.end()
    }
  }

  var urlRequest: URLRequest {
    var request = URLRequest(url: url, timeoutInterval: timeoutInterval)
    request.httpMethod = method
    if !body.isEmpty { request.httpBody = body }
    for (name, value) in headers.fields { request.setValue(value, forHTTPHeaderField: name) }
    return request
  }

  var configuration: URLSessionConfiguration {
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
    max(1, boundedTimeout.inSeconds.rounded(.up)) + 1
  }
}
