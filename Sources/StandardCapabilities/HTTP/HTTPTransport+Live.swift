import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

extension HTTPTransport {
  /// Sends requests over the network by `URLSession`.
  ///
  /// Redirects are answers and not followed: whatever key a request has would go to whoever the
  /// answer names. Where Foundation stands on libcurl, a redirect comes without its body. No
  /// cookies, caches or stored credentials are used, and each request has a connection of its own.
  public static let live = HTTPTransport(send: { request async throws(HTTPError) in
    if let fault = request.fault {
      throw .nothingSent(.invalidRequest(fault), host: request.host)
    }
    guard !Task.isCancelled else { throw .nothingSent(.cancelled, host: request.host) }
    return try await request.sendOverNetwork()
  })
}

extension HTTPTransport.Request {
  fileprivate func sendOverNetwork() async throws(HTTPError) -> HTTPTransport.Response {
    // A connection of its own: on one that was used before, a request whose answer is lost is sent
    // again without a word, and where that fails to connect, nothing seems to have been sent.
    let session = URLSession(
      configuration: configuration,
      delegate: RedirectRefusal(),
      delegateQueue: nil
    )
    defer { session.finishTasksAndInvalidate() }
    do {
      let (body, response) = try await session.data(for: urlRequest)
      guard let response = response as? HTTPURLResponse else {
        throw HTTPError.outcomeUnknown(.notHTTP, host: host)
      }
      return HTTPTransport.Response(
        status: response.statusCode,
        headers: HTTPTransport.Headers(response),
        body: body
      )
    } catch let error as HTTPError {
      throw error
    } catch {
      throw HTTPError(error, host: host)
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
    configuration.httpCookieStorage = nil
    configuration.httpShouldSetCookies = false
    configuration.urlCache = nil
    configuration.urlCredentialStorage = nil
    configuration.requestCachePolicy = .reloadIgnoringLocalCacheData
    return configuration
  }

  private var timeoutInterval: TimeInterval {
    #if canImport(FoundationNetworking)
      // It drops the fraction, and takes zero for no time at all.
      max(1, timeout.inSeconds.rounded(.up))
    #else
      max(0.001, timeout.inSeconds)
    #endif
  }
}

extension HTTPTransport.Headers {
  fileprivate init(_ response: HTTPURLResponse) {
    self.init([:])
    for (name, value) in response.allHeaderFields {
      if let name = name as? String, let value = value as? String { self[name] = value }
    }
  }
}

/// Follows no redirect.
private final class RedirectRefusal: NSObject, URLSessionTaskDelegate {
  func urlSession(
    _ session: URLSession,
    task: URLSessionTask,
    willPerformHTTPRedirection response: HTTPURLResponse,
    newRequest request: URLRequest,
    completionHandler: @escaping @Sendable (URLRequest?) -> Void
  ) {
    completionHandler(nil)
  }
}
