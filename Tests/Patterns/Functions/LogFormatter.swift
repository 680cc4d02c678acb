import Capabilities
import Testing

/// A formatter takes a level, a code and a message. Fixing one input after another creates more
/// specific functions.
@Suite("A log formatter specialized into info and info42")
struct LogFormatter {
  @Sendable static func format(level: String, code: Int, message: String) -> String {
    "[\(level)] \(code): \(message)"
  }

  @Test("currying fixes one input at a time")
  func curried() {
    let log = curry(Self.format)
    let info = log("INFO")
    let info42 = info(42)

    #expect(info42("disk is nearly full") == "[INFO] 42: disk is nearly full")
    #expect(info(7)("hello") == "[INFO] 7: hello")
    #expect(log("ERROR")(42)("disk is full") == "[ERROR] 42: disk is full")
  }

  @Test("partial application fixes the leading inputs")
  func partiallyApplied() {
    let info42 = partial(Self.format, "INFO", 42)

    #expect(["up", "down"].map(info42) == ["[INFO] 42: up", "[INFO] 42: down"])
  }
}
