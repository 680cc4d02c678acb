import Foundation
import StandardCapabilities
import Testing

@Suite("Regional settings")
struct RegionalSettingsTests {
  @Test("can be constant, and agree with each other")
  func constant() throws {
    let tokyo = try #require(TimeZone(secondsFromGMT: 9 * 3600))
    let settings = RegionalSettings.constant(
      calendar: .buddhist,
      locale: Locale(identifier: "ja_JP"),
      timeZone: tokyo
    )
    #expect(settings.locale().identifier == "ja_JP")
    #expect(settings.timeZone() == tokyo)
    #expect(settings.calendar().identifier == .buddhist)
    #expect(settings.calendar().locale?.identifier == "ja_JP")
    // 1970-01-01 09:00 in Tokyo, in year 2513 of that calendar.
    let parts = settings.calendar().dateComponents(
      [.year, .hour],
      from: Date(timeIntervalSince1970: 0)
    )
    #expect((parts.year, parts.hour) == (2513, 9))
  }

  @Test("are the same on every machine by default")
  func plain() {
    let settings = RegionalSettings.constant()
    #expect(settings.locale().identifier == "en_US_POSIX")
    #expect(settings.timeZone().secondsFromGMT() == 0)
    #expect(settings.calendar().identifier == .gregorian)
  }

  @Test("are the user's if they are live")
  func live() {
    #expect(RegionalSettings.live.calendar() == .current)
    #expect(RegionalSettings.live.locale() == .current)
    #expect(RegionalSettings.live.timeZone() == .current)
  }
}
