import Foundation
import StandardCapabilities
import Testing

@Suite("A date source")
struct DateSourceTests {
  private let noon = Date(timeIntervalSince1970: 43_200)

  @Test("can stand still")
  func constant() {
    let dates = DateSource.constant(noon)
    #expect([dates.now(), dates.now()] == [noon, noon])
  }

  @Test("can move by the same step with each reading, from the start, for all of its copies")
  func advancing() {
    let dates = DateSource.advancing(from: noon, by: .milliseconds(500))
    let copy = dates
    let readings = [dates.now(), copy.now(), dates.now(), dates.now()]
    #expect(readings.map { $0.timeIntervalSince(noon) } == [0, 0.5, 1, 1.5])
  }

  @Test("starts anew for each one that is made")
  func fresh() {
    #expect(DateSource.advancing(from: noon).now() == noon)
    #expect(DateSource.advancing(from: noon).now() == noon)
  }

  @Test("tells the machine's time")
  func live() {
    let before = Date()
    let now = DateSource.live.now()
    #expect((before...Date()).contains(now))
  }
}
