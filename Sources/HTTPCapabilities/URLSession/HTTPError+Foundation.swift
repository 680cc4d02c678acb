import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

extension HTTPError {
  /// What an error of Foundation's means. Anything but a connection that was never made leaves
  /// open whether the request arrived.
  ///
  /// - Parameters:
  ///   - error: What was thrown.
  ///   - host: The host with its port.
  init(_ error: any Error, host: String) {
    switch error {
    case let error as URLError where error.saysNothingWasSent:
      self = .nothingSent(.unreachable, host: host)
    case URLError.timedOut:
      self = .outcomeUnknown(.timedOut, host: host)
    case URLError.cancelled, is CancellationError:
      self = .outcomeUnknown(.cancelled, host: host)
    default:
      self = .outcomeUnknown(.connectionLost(error.localizedDescription), host: host)
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
