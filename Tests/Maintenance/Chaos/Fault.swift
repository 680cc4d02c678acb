import ClubHTTP
import Foundation
import LoopbackHTTP

/// A fault of one request.
enum Fault: CaseIterable {
  // Faults before the request has an effect.
  case hangUp, tearDown, tooMany, unavailable, badGateway, unauthorized, keptFailure
  case silenceBefore, redirect, wrongHost
  // Faults after the effect. The client must not conclude that nothing happened.
  case hangUpAfter, tearDownAfter, cutInStatus, cutInHeaders, cutInBody, wrongLength, cutChunks
  case garbage, notJSON, emptyObject, otherAmount, failureAfter, keptFailureAfter, slow
  case silenceAfter, timeOutAfter
  // Lies to the look-up of charges, from which nothing follows.
  case moreOfNothing, noList, partOfList, noSuchCustomer, failedCustomer, chargeOfOther
  case chargeWithoutMetadata

  /// The effect that the request has before the fault.
  var effect: ClubServices.Treatment.Effect {
    switch self {
    case .hangUp, .tearDown, .tooMany, .unavailable, .badGateway, .unauthorized, .silenceBefore,
      .redirect, .wrongHost:
      .none
    case .keptFailure: .failure(isAfterEffect: false)
    case .keptFailureAfter: .failure(isAfterEffect: true)
    default: .complete
    }
  }

  /// Whether the request can have its effect without a response that confirms it.
  var losesAnswer: Bool {
    switch effect {
    case .complete: self != .slow
    case .failure(let isAfterEffect): isAfterEffect
    case .none: false
    }
  }

  private static let missing =
    #"{"error":{"type":"invalid_request_error","message":"No such customer","#
    + #""code":"resource_missing","param":"customer"}}"#

  /// Returns a list with one charge.
  private static func list(_ members: String) -> String {
    let charge = #"{"object":"charge","id":"ch_x","amount":2500,"currency":"eur",\#(members)}"#
    return #"{"object":"list","data":[\#(charge)],"has_more":false}"#
  }

  /// Returns what to do instead of sending a response.
  func acts(insteadOf response: String) -> [ScriptedServer.Act] {
    func answer(_ status: Int, _ body: String, _ headers: String...) -> [ScriptedServer.Act] {
      [.send(httpResponse(status, body, headers))]
    }
    func part(_ text: some StringProtocol) -> [ScriptedServer.Act] {
      [.send(String(text)), .disconnect]
    }
    switch self {
    case .hangUp, .hangUpAfter: return [.disconnect]
    case .tearDown, .tearDownAfter: return [.reset]
    case .tooMany: return answer(429, "{}", "Retry-After: 0")
    case .unavailable: return answer(503, "{}", "Retry-After: 0")
    case .badGateway: return answer(502, "<html>Bad gateway</html>")
    case .unauthorized: return answer(401, "{}", "WWW-Authenticate: Basic realm=\"x\"")
    case .keptFailure, .keptFailureAfter: return [.send(response)]
    case .redirect: return answer(302, "", "Location: http://127.0.0.1:9/")
    case .wrongHost: return answer(421, "")
    case .cutInStatus: return part("HTTP/1.1 20")
    case .cutInHeaders: return part(response.prefix(response.count * 15 / 100))
    case .cutInBody: return [.send(String(response.dropLast(5))), .reset]
    case .wrongLength:
      return part("HTTP/1.1 200 OK\r\nContent-Length: 9223372036854775807\r\n\r\n{")
    case .cutChunks:
      return part("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n40\r\n{\"ob")
    case .garbage: return part("\u{1}\u{2}no protocol at all\r\n\r\n")
    case .notJSON: return answer(200, "<html>Welcome to the network of this hotel</html>")
    case .emptyObject: return answer(200, "{}")
    case .otherAmount:
      let charge = #"{"object":"charge","id":"ch_x","amount":1,"currency":"eur"}"#
      return answer(200, charge)
    case .moreOfNothing: return answer(200, #"{"object":"list","data":[],"has_more":true}"#)
    case .noList: return answer(200, #"{"data":[],"has_more":false}"#)
    case .partOfList: return answer(206, #"{"object":"list","data":[],"has_more":false}"#)
    case .noSuchCustomer: return answer(200, Self.missing)
    case .failedCustomer: return answer(500, Self.missing)
    case .chargeOfOther: return answer(200, Self.list(#""customer":"someone","metadata":{}"#))
    case .chargeWithoutMetadata: return answer(200, Self.list(#""status":"succeeded""#))
    case .failureAfter: return answer(500, "")
    case .timeOutAfter: return answer(504, "")
    case .slow:
      usleep(100_000)
      return [.send(response)]
    case .silenceBefore, .silenceAfter:
      usleep(100_000)
      return [.disconnect]
    }
  }
}
