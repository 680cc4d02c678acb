import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Sends requests and tells apart what certainly never left from what may have arrived.
struct HTTPTransport: Sendable {
  /// How long a service may stay silent, in seconds.
  let timeout: TimeInterval

  /// Sends one request and waits for the whole answer.
  func send(_ request: URLRequest) async throws(HTTPFailure) -> HTTPAnswer {
    // A connection of its own: on one that was used before, a request whose answer is lost is sent
    // again without a word, and where that fails to connect, nothing seems to have been sent.
    let session = session()
    defer { session.finishTasksAndInvalidate() }
    do {
      let (body, response) = try await session.data(for: request)
      guard let response = response as? HTTPURLResponse else {
        throw HTTPFailure.noAnswer("\(request.place) does not speak HTTP")
      }
      return HTTPAnswer(status: response.statusCode, body: body)
    } catch let failure as HTTPFailure {
      throw failure
    } catch {
      throw HTTPFailure(error, place: request.place)
    }
  }

  private func session() -> URLSession {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.timeoutIntervalForRequest = timeout
    configuration.timeoutIntervalForResource = timeout * 2
    configuration.httpCookieStorage = nil
    configuration.httpShouldSetCookies = false
    configuration.urlCache = nil
    configuration.urlCredentialStorage = nil
    configuration.requestCachePolicy = .reloadIgnoringLocalCacheData
    return URLSession(
      configuration: configuration,
      delegate: RedirectRefusal(),
      delegateQueue: nil
    )
  }
}

/// A service's answer.
struct HTTPAnswer: Sendable {
  let status: Int
  let body: Data
}

/// Follows no redirect: it would hand the key to whoever the answer names.
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

extension URLRequest {
  /// The host and port, for error messages.
  fileprivate var place: String {
    let host = url?.host ?? "the service"
    return url?.port.map { "\(host):\($0)" } ?? host
  }
}
