// For Apple's platforms. The long tests compile it on Linux, too.
#if canImport(Darwin) || LONG_TESTS
  import Foundation

  #if canImport(FoundationNetworking)
    import FoundationNetworking
  #endif

  extension HTTPError {
    /// Converts an error of Foundation. The outcome is unknown unless no connection was made.
    ///
    /// - Parameters:
    ///   - error: The error that `URLSession` threw.
    ///   - host: The host with its port.
    init(_ error: any Error, host: String) {
      switch error {
      case let error as URLError where error.meansNothingWasSent:
        self = .nothingSent(.unreachable, host: host)
      case URLError.timedOut: self = .outcomeUnknown(.timedOut, host: host)
      case URLError.cancelled, is CancellationError: self = .outcomeUnknown(.cancelled, host: host)
      default: self = .outcomeUnknown(.connectionLost(error.localizedDescription), host: host)
      }
    }
  }

  extension URLError {
    fileprivate var meansNothingWasSent: Bool {
      switch code {
      case .cannotFindHost, .cannotConnectToHost, .dnsLookupFailed, .notConnectedToInternet,
        .unsupportedURL, .badURL, .appTransportSecurityRequiresSecureConnection, .dataNotAllowed,
        .internationalRoamingOff, .callIsActive:
        descriptionConfirmsCode
      default: false
      }
    }

    /// Whether the description matches the code.
    ///
    /// On Linux, Foundation sets the code as soon as one address of a host refuses the connection,
    /// even if the request is then sent to another address and lost there. The description is right.
    private var descriptionConfirmsCode: Bool {
      #if canImport(FoundationNetworking)
        ["Failed to connect", "Couldn't connect", "Could not resolve", "Couldn't resolve"]
          .contains { localizedDescription.hasPrefix($0) }
      #else
        true
      #endif
    }
  }
#endif
