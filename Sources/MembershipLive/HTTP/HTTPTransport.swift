import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Sends requests and tells apart what certainly never left from what may have arrived.
final class HTTPTransport: Sendable {
  private let session: URLSession

  /// - Parameter timeout: How long a service may stay silent, in seconds.
  init(timeout: TimeInterval) {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.timeoutIntervalForRequest = timeout
    configuration.timeoutIntervalForResource = timeout * 2
    configuration.httpCookieStorage = nil
    configuration.httpShouldSetCookies = false
    configuration.urlCache = nil
    configuration.urlCredentialStorage = nil
    configuration.requestCachePolicy = .reloadIgnoringLocalCacheData
    session = URLSession(
      configuration: configuration,
      delegate: RedirectRefusal(),
      delegateQueue: nil
    )
  }

  deinit {
    session.finishTasksAndInvalidate()
  }

  /// Sends one request and waits for the whole answer.
  func send(_ request: URLRequest) async throws(HTTPFailure) -> HTTPAnswer {
    do {
      let (body, response) = try await session.data(for: request)
      guard let response = response as? HTTPURLResponse else {
        throw HTTPFailure.noAnswer("the answer is not HTTP")
      }
      return HTTPAnswer(status: response.statusCode, body: body)
    } catch let error as HTTPFailure {
      throw error
    } catch let error as URLError where error.saysNothingWasSent {
      throw .notSent("\(request.place) cannot be reached")
    } catch URLError.timedOut {
      throw .noAnswer("\(request.place) did not answer in time")
    } catch  where error is CancellationError || (error as? URLError)?.code == .cancelled {
      throw .noAnswer("the request to \(request.place) was cancelled")
    } catch {
      throw .noAnswer("the connection to \(request.place) was lost")
    }
  }
}

/// A service's answer.
struct HTTPAnswer: Sendable {
  let status: Int
  let body: Data
}

/// Why there is no answer.
enum HTTPFailure: Error {
  /// The request never left.
  case notSent(String)
  /// The request may have arrived.
  case noAnswer(String)
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

extension URLError {
  fileprivate var saysNothingWasSent: Bool {
    switch code {
    case .cannotFindHost, .cannotConnectToHost, .dnsLookupFailed, .notConnectedToInternet,
      .secureConnectionFailed, .serverCertificateHasBadDate, .serverCertificateUntrusted,
      .serverCertificateHasUnknownRoot, .serverCertificateNotYetValid, .unsupportedURL, .badURL:
      true
    default:
      false
    }
  }
}

extension URLRequest {
  /// The host and port, for error messages.
  fileprivate var place: String {
    let host = url?.host ?? "the service"
    return url?.port.map { "\(host):\($0)" } ?? host
  }
}
