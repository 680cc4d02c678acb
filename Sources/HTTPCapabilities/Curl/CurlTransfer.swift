import CCurlTransfer
import Foundation

/// A request that libcurl performs. Used only on the pool's thread.
final class CurlTransfer {
  let job: CurlJob
  private var response: HTTPResponseCollector
  private var handle: OpaquePointer?
  private var wouldRepeat = false

  /// Starts a transfer; returns `nil` if libcurl does not accept the request.
  ///
  /// - Parameters:
  ///   - job: The request and its deadline.
  ///   - pool: The pool whose connections the transfer may use.
  ///   - authorities: A file with the certificates to trust; `nil` for the system's.
  init?(_ job: CurlJob, in pool: OpaquePointer, authorities: String?) {
    self.job = job
    response = HTTPResponseCollector(job.exchange.request)
    handle = nil
    handle = job.exchange.request.withCurlRequest(authorities: authorities) { request in
      request.needs_new_connection = job.needsNewConnection
      // The loop retains the transfer until ``free(in:)``, after which libcurl makes no callbacks.
      request.context = Unmanaged.passUnretained(self).toOpaque()
      request.will_send = { CurlTransfer.at($0)?.willSend() ?? false }
      request.send_body = { context, bytes, offset, count in
        let buffer = UnsafeMutableRawBufferPointer(start: bytes, count: count)
        CurlTransfer.at(context)?.job.exchange.request.copyBody(to: buffer, from: offset)
      }
      request.receive_header = { context, bytes, count in
        let line = UnsafeRawBufferPointer(start: bytes, count: count)
        return CurlTransfer.at(context)?.response.receive(headerLine: line) ?? false
      }
      request.encoding = { CurlTransfer.at($0)?.encoding ?? .identity }
      request.receive_body = { context, bytes, count in
        let part = UnsafeRawBufferPointer(start: bytes, count: count)
        return CurlTransfer.at(context)?.response.receive(body: part) ?? false
      }
      request.receive_progress = { context, count in
        CurlTransfer.at(context)?.response.receive(encodedBytes: count) ?? false
      }
      return capabilities_curl_start(pool, &request)
    }
    if handle == nil { return nil }
  }

  /// Prevents libcurl from resending a request after the server closed a kept connection.
  private func willSend() -> Bool {
    let isFirstTime = exchange.willSend()
    wouldRepeat = !isFirstTime
    return isFirstTime
  }

  /// How to decode the body. The headers of the response are complete.
  private var encoding: capabilities_curl_encoding {
    guard exchange.request.decodesBody else { return .identity }
    switch response.headers["content-encoding"]?.lowercased() {
    case "gzip", "x-gzip": return .gzip
    case "deflate": return .deflate
    case "br": return .brotli
    case "zstd": return .zstd
    default: return .identity
    }
  }

  /// Returns the job to start again, because it could not be sent; `nil` if the transfer has ended.
  func nextTry(after outcome: capabilities_curl_outcome, in pool: OpaquePointer) -> CurlJob? {
    var next = job
    if capabilities_curl_found_leftovers(handle) {
      next.needsNewConnection = true
    } else if outcome == .unreachable, !exchange.isSent, !job.hasClosedIdle,
      capabilities_curl_socket_error() != 0
    {
      next.hasClosedIdle = true
      capabilities_curl_close_idle(pool)
    } else {
      return nil
    }
    return next
  }

  private var exchange: HTTPExchange { job.exchange }

  private static func at(_ context: UnsafeMutableRawPointer?) -> CurlTransfer? {
    context.map { Unmanaged.fromOpaque($0).takeUnretainedValue() }
  }

  /// Settles the exchange with the transfer's outcome.
  func finish(_ outcome: capabilities_curl_outcome) {
    let status = capabilities_curl_status(handle)
    if let fault = response.fault { return exchange.fail(fault) }
    let reason = Self.reason(
      of: outcome,
      isSent: exchange.isSent,
      wouldRepeat: wouldRepeat,
      message: message
    )
    if let reason { return exchange.fail(reason) }
    guard response.headIsComplete else {
      // libcurl accepts a head that is cut off after a header.
      return exchange.fail(.connectionLost("it was closed inside the response's headers"))
    }
    guard status >= 200 else { return exchange.fail(.unreadable("it has the status \(status)")) }
    exchange.succeed(
      HTTPTransport.Response(status: status, headers: response.headers, body: response.body)
    )
  }

  /// Returns why a transfer has no response; `nil` if the response was read.
  ///
  /// - Parameters:
  ///   - outcome: The outcome of libcurl's code.
  ///   - isSent: Whether the request may have been sent, so that the error's outcome is unknown.
  ///   - wouldRepeat: Whether libcurl tried to send the request again.
  ///   - message: libcurl's message.
  static func reason(
    of outcome: capabilities_curl_outcome,
    isSent: Bool,
    wouldRepeat: Bool,
    message: String
  ) -> HTTPError.Reason? {
    let closed = "it was closed before a response came"
    return switch outcome {
    case .completed: nil
    case .timed_out: .timedOut
    case .unreadable: .unreadable(message)
    case .overlong where isSent: .tooLarge("a line of its headers is too long")
    case .overlong_or_no_memory where isSent:
      .tooLarge("a line of its headers is too long, or memory is short")
    case .lost where message.contains("chunk"): .unreadable(message)
    case .lost where message.hasPrefix("Too large response headers"):
      .tooLarge("libcurl reads no more headers")
    case .unreachable where !isSent: unreachable
    // The server closed a kept connection, and libcurl tried to resend the request on another.
    case .unreachable: .connectionLost(closed)
    case .overlong, .overlong_or_no_memory, .lost: .connectionLost(wouldRepeat ? closed : message)
    }
  }

  private static var unreachable: HTTPError.Reason {
    let code = capabilities_curl_socket_error()
    return code == 0
      ? .unreachable : .cannotStart("cannot open a socket: \(String(cString: strerror(code)))")
  }

  private var message: String { String(cString: capabilities_curl_message(handle)) }

  /// Ends the transfer in any state.
  func free(in pool: OpaquePointer) {
    capabilities_curl_transfer_free(pool, handle)
    handle = nil
  }
}

extension HTTPTransport.Request {
  /// Calls `body` with the request in the form that libcurl needs.
  ///
  /// - Parameters:
  ///   - authorities: A file with the certificates to trust; `nil` for the system's.
  ///   - body: Receives the request. Its pointers are valid during the call.
  /// - Returns: The result of `body`; `nil` if libcurl cannot parse the address.
  fileprivate func withCurlRequest<Output>(
    authorities: String?,
    _ body: (inout capabilities_curl_request) -> Output?
  ) -> Output? {
    guard let host = curlHost else { return nil }
    let texts = CStrings([url.absoluteString, method] + curlHeaders)
    let authorities = CStrings(authorities.map { [$0] } ?? [])
    // The pointers are used after the last use of these objects.
    defer { withExtendedLifetime((texts, authorities)) {} }
    return self.body.withUnsafeBytes { bytes in
      texts.pointers.dropFirst(2).withUnsafeBufferPointer { headers in
        var request = capabilities_curl_request()
        request.url = texts.pointers[0]
        request.method = texts.pointers[1]
        request.headers = headers.baseAddress
        request.header_count = headers.count
        request.body = bytes.baseAddress
        request.body_size = bytes.count
        let verb = method.uppercased()
        // Requests of these methods have a body, even an empty one.
        request.has_body = bytes.count > 0 || ["POST", "PUT", "PATCH"].contains(verb)
        request.response_has_no_body = verb == "HEAD"
        request.uses_proxy = mayUseProxy(host: host)
        request.authorities = authorities.pointers.first ?? nil
        return body(&request)
      }
    }
  }

  /// Copies a part of the body that is as large as the buffer.
  fileprivate func copyBody(to buffer: UnsafeMutableRawBufferPointer, from offset: Int) {
    let start = body.startIndex + offset
    body.copyBytes(to: buffer, from: start..<start + buffer.count)
  }

  /// The host as parsed by libcurl. Other URL parsers can disagree.
  var curlHost: String? {
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: 1024) { buffer in
      guard let start = buffer.baseAddress,
        capabilities_curl_host(url.absoluteString, start, buffer.count)
      else { return nil }
      return String(cString: start)
    }
  }

  /// The headers in libcurl's notation: `name;` is a header with an empty value, and `name:` removes
  /// a header.
  private var curlHeaders: [String] {
    var lines = headers.lines.map { name, value in
      value.allSatisfy(\.isWhitespace) ? "\(name);" : "\(name): \(value)"
    }
    let encodings = String(cString: capabilities_curl_encodings())
    if decodesBody, !encodings.isEmpty, headers["accept-encoding"] == nil {
      lines.append("Accept-Encoding: \(encodings)")
    }
    // Remove the headers that libcurl adds on its own.
    lines.append("Expect:")
    if headers["content-type"] == nil { lines.append("Content-Type:") }
    return lines
  }
}

/// C copies of strings, valid for the lifetime of this object.
private final class CStrings {
  let pointers: [UnsafePointer<CChar>?]

  init(_ texts: [String]) { pointers = texts.map { text in UnsafePointer(strdup(text)) } }

  deinit {
    for pointer in pointers { free(UnsafeMutablePointer(mutating: pointer)) }
  }
}
