import Foundation
import StandardCapabilities
import Testing

@Suite("A process environment")
struct ProcessEnvironmentTests {
  @Test("can be constant")
  func constant() {
    let environment = ProcessEnvironment.constant(["HOME": "/home/ada", "EMPTY": ""])
    #expect(environment["HOME"] == "/home/ada")
    #expect(environment["EMPTY"] == "")
    #expect(environment["PATH"] == nil)
    #expect(environment.variables() == ["HOME": "/home/ada", "EMPTY": ""])
  }

  @Test("is the environment of the process if it is live")
  func live() throws {
    let path = try #require(getenv("PATH").map { String(cString: $0) })
    #expect(ProcessEnvironment.live["PATH"] == path)
    #expect(ProcessEnvironment.live["CAPABILITIES_NO_SUCH_VARIABLE"] == nil)
  }
}
