import CCurlTransfer
import Foundation

/// A request that libcurl works on. Lives on the thread of its pool.
final class CurlTransfer {
  let job: CurlJob
  private var answer: HTTPAnswerCollector
  private var handle: OpaquePointer?
  private var wouldRepeat = false

  /// Starts a transfer; `nil` where libcurl does not take it.
  ///
  /// - Parameters:
  ///   - job: What to send, and until when.
  ///   - pool: The pool whose connections it may use.
  ///   - authorities: A file with the certificates to trust; `nil` for the system's.
  ///   - needsNewConnection: Whether it may not use a kept connection.
  init?(
    _ job: CurlJob,
    in pool: OpaquePointer,
    authorities: String?,
    needsNewConnection: Bool
  ) {
    self.job = job
    answer = HTTPAnswerCollector(job.exchange.request)
    handle = nil
    handle = job.exchange.request.withCurlRequest(authorities: authorities) { request in
      request.needs_new_connection = needsNewConnection
      // Held by the loop until ``free(in:)``, after which libcurl calls nothing any more.
      request.context = Unmanaged.passUnretained(self).toOpaque()
      request.will_send = { CurlTransfer.at($0)?.willSend() ?? false }
      request.receive_header = { context, bytes, count in
        let line = UnsafeRawBufferPointer(start: bytes, count: count)
        return CurlTransfer.at(context)?.answer.receive(headerLine: line) ?? false
      }
      request.receive_body = { context, bytes, count in
        let part = UnsafeRawBufferPointer(start: bytes, count: count)
        return CurlTransfer.at(context)?.answer.receive(body: part) ?? false
      }
      request.receive_progress = { context, count in
        CurlTransfer.at(context)?.answer.receive(encodedBytes: count) ?? false
      }
      return capabilities_curl_start(pool, &request)
    }
    if handle == nil { return nil }
  }

  /// On a kept connection that the other side closes, libcurl would send a request again.
  private func willSend() -> Bool {
    let may = exchange.willSend()
    wouldRepeat = !may
    return may
  }

  /// Whether nothing was sent, because the kept connection had bytes that nobody asked for.
  var foundLeftovers: Bool { capabilities_curl_found_leftovers(handle) }

  private var exchange: HTTPExchange { job.exchange }

  private static func at(_ context: UnsafeMutableRawPointer?) -> CurlTransfer? {
    context.map { Unmanaged.fromOpaque($0).takeUnretainedValue() }
  }

  /// Tells the caller how the transfer ended.
  func finish(_ outcome: capabilities_curl_outcome) {
    let status = capabilities_curl_status(handle)
    if let fault = answer.fault { return exchange.fail(fault) }
    switch outcome {
    case .answered where !answer.headIsOver:
      // libcurl takes it for an answer, with the headers that there are.
      exchange.fail(.connectionLost("it was closed inside the answer's headers"))
    case .answered where status >= 200:
      exchange.succeed(
        HTTPTransport.Response(status: status, headers: answer.headers, body: answer.body)
      )
    case .answered:
      exchange.fail(.unreadable("it has the status \(status)"))
    case .unreadable:
      exchange.fail(.unreadable(message))
    case .overlong where exchange.isSent:
      exchange.fail(.tooLarge("a line of its headers is too long"))
    case .unreachable where !exchange.isSent:
      exchange.fail(.unreachable)
    case .unreachable:
      // It was a kept connection, and libcurl was about to repeat the request on another.
      exchange.fail(.connectionLost(closedWithoutAnswer))
    case .overlong, .lost:
      exchange.fail(.connectionLost(wouldRepeat ? closedWithoutAnswer : message))
    }
  }

  private var closedWithoutAnswer: String { "it was closed before an answer came" }

  private var message: String {
    String(cString: capabilities_curl_message(handle))
  }

  /// Ends the transfer, wherever it is.
  func free(in pool: OpaquePointer) {
    capabilities_curl_transfer_free(pool, handle)
    handle = nil
  }
}
