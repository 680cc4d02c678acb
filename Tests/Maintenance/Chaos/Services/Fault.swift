/// A fault of one request.
enum Fault: CaseIterable {
  // Faults before the request has an effect.
  case hangUp, tearDown, tooMany, unavailable, badGateway, unauthorized, keptFailure
  case silenceBefore, redirect, wrongHost
  // Faults after the effect. The client must not conclude that nothing happened.
  case hangUpAfter, tearDownAfter, cutInStatus, cutInHeaders, cutInBody, wrongLength, cutChunks
  case garbage, notJSON, emptyObject, otherAmount, failureAfter, keptFailureAfter, slow
  case silenceAfter, timeOutAfter

  /// Whether the request has its effect before the fault.
  var hasEffect: Bool {
    switch self {
    case .hangUp, .tearDown, .tooMany, .unavailable, .badGateway, .unauthorized, .keptFailure,
      .silenceBefore, .redirect, .wrongHost:
      false
    default: true
    }
  }

  /// Returns the reply to send instead of the correct one.
  func reply(insteadOf response: ServiceReply) -> ServiceReply {
    let whole = String(decoding: response.bytes, as: UTF8.self)
    func short(_ part: Double) -> String { String(whole.prefix(Int(Double(whole.count) * part))) }
    switch self {
    case .hangUp, .hangUpAfter: return .cut("")
    case .tearDown, .tearDownAfter: return .cut("", .reset)
    case .tooMany: return .response(429, "{}", ["Retry-After: 0"])
    case .unavailable: return .response(503, "{}", ["Retry-After: 0"])
    case .badGateway: return .response(502, "<html>Bad gateway</html>")
    case .unauthorized: return .response(401, "{}", ["WWW-Authenticate: Basic realm=\"x\""])
    case .keptFailure, .keptFailureAfter: return response
    case .redirect: return .response(302, "", ["Location: http://127.0.0.1:9/"])
    case .wrongHost: return .response(421, "")
    case .cutInStatus: return .cut("HTTP/1.1 20")
    case .cutInHeaders: return .cut(short(0.15))
    case .cutInBody: return .cut(String(whole.dropLast(5)), .reset)
    case .wrongLength:
      return .cut("HTTP/1.1 200 OK\r\nContent-Length: 9223372036854775807\r\n\r\n{")
    case .cutChunks: return .cut("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n40\r\n{\"ob")
    case .garbage: return .cut("\u{1}\u{2}no protocol at all\r\n\r\n")
    case .notJSON: return .response(200, "<html>Welcome to the network of this hotel</html>")
    case .emptyObject: return .response(200, "{}")
    case .otherAmount:
      let body =
        #"{"object":"charge","id":"ch_x","amount":1,"currency":"eur","status":"succeeded"}"#
      return .response(200, body)
    case .failureAfter: return .response(500, "")
    case .timeOutAfter: return .response(504, "")
    case .slow: return delayed(response, 300)
    case .silenceBefore, .silenceAfter: return delayed(.cut(""), 500)
    }
  }

  private func delayed(_ reply: ServiceReply, _ milliseconds: Int) -> ServiceReply {
    var reply = reply
    reply.delay = milliseconds
    return reply
  }
}
