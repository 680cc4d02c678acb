import Foundation
import Synchronization

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// A session, and a connection, of a request's own: on a connection that was used before, a request
/// whose answer is lost is sent again without a word, and where that fails to connect, nothing seems
/// to have been sent.
///
/// Sessions are called on other threads than the caller's: on Linux they all wait for whatever any
/// other side sends meanwhile.
final class URLSessionOfOneRequest: Sendable {
  private let state = Mutex(State.new)

  private enum State {
    case new
    case started(URLSession)
    case ended
  }

  func start(_ exchange: HTTPExchange) {
    DispatchQueue.global().async {
      let session = URLSession(
        configuration: exchange.request.configuration,
        delegate: URLSessionAnswer(exchange),
        delegateQueue: nil
      )
      let isWanted = self.state.withLock { state in
        guard case .new = state else { return false }
        state = .started(session)
        return true
      }
      // Nobody says when the request is on its way.
      guard isWanted, exchange.willSend() else { return session.invalidateAndCancel() }
      session.dataTask(with: exchange.request.urlRequest).resume()
    }
  }

  func end() {
    DispatchQueue.global().async {
      let last = self.state.withLock { state in
        defer { state = .ended }
        return state
      }
      if case .started(let session) = last { session.invalidateAndCancel() }
    }
  }
}
