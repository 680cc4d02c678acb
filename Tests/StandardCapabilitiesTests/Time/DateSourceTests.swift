import Foundation
import StandardCapabilities
import Testing

@Suite("A date source")
struct DateSourceTests {
  private let noon = Date(timeIntervalSince1970: 43_200)

  @Test("can be constant")
  func constant() {
    let dates = DateSource.constant(noon)
    #expect([dates.now(), dates.now()] == [noon, noon])
  }

  @Test("can advance by the same step with each call, shared by its copies")
  func advancing() {
    let dates = DateSource.advancing(from: noon, by: .milliseconds(500))
    let copy = dates
    let readings = [dates.now(), copy.now(), dates.now(), dates.now()]
    #expect(readings.map { $0.timeIntervalSince(noon) } == [0, 0.5, 1, 1.5])
  }

  @Test("starts again for each new source")
  func fresh() {
    #expect(DateSource.advancing(from: noon).now() == noon)
    #expect(DateSource.advancing(from: noon).now() == noon)
  }

  @Test("returns the machine's time")
  func live() {
    var (before, now, after) = (Date(), Date(), Date())
    // The machine's time can be set back meanwhile.
    repeat { (before, now, after) = (Date(), DateSource.live.now(), Date()) } while after < before
    #expect((before...after).contains(now))
  }
}
