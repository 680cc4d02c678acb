import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Why there is no answer.
enum HTTPFailure: Error, Equatable {
  /// The request never left.
  case notSent(String)
  /// The request may have arrived.
  case noAnswer(String)

  /// What an error of Foundation's means. Anything but a connection that was never made leaves
  /// open whether the request arrived.
  ///
  /// - Parameters:
  ///   - error: What was thrown.
  ///   - place: The host and port, for the message.
  init(_ error: any Error, place: String) {
    switch error {
    case let error as URLError where error.saysNothingWasSent:
      self = .notSent("\(place) cannot be reached")
    case URLError.timedOut:
      self = .noAnswer("\(place) did not answer in time")
    case URLError.cancelled, is CancellationError:
      self = .noAnswer("the request to \(place) was cancelled")
    default:
      self = .noAnswer("the connection to \(place) was lost: \(error.localizedDescription)")
    }
  }
}

extension URLError {
  fileprivate var saysNothingWasSent: Bool {
    switch code {
    case .cannotFindHost, .cannotConnectToHost, .dnsLookupFailed, .notConnectedToInternet,
      .unsupportedURL, .badURL:
      hasNoBetterExplanation
    default:
      false
    }
  }

  /// Where Foundation stands on libcurl, one refused address of a host is enough for the code, even
  /// if the request then went to another address and was lost there. The text is precise.
  private var hasNoBetterExplanation: Bool {
    #if canImport(FoundationNetworking)
      ["Failed to connect", "Couldn't connect", "Could not resolve", "Couldn't resolve"]
        .contains { localizedDescription.hasPrefix($0) }
    #else
      true
    #endif
  }
}
