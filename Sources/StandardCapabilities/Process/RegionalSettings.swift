public import Capabilities
public import Foundation

/// The user's calendar, locale and time zone.
///
/// ```swift
/// func makeIsWeekend(
///   calendar: @escaping @Sendable () -> Calendar
/// ) -> @Sendable (Date) -> Bool {
///   { date in calendar().isDateInWeekend(date) }
/// }
///
/// let isWeekend = makeIsWeekend(calendar: RegionalSettings.live.calendar)
///
/// // In a test:
/// let tokyo = RegionalSettings.constant(
///   locale: Locale(identifier: "ja_JP"), timeZone: TimeZone(secondsFromGMT: 9 * 3600) ?? .gmt)
/// let isWeekendInTokyo = makeIsWeekend(calendar: tokyo.calendar)
/// ```
///
/// The user may change them while the process runs: ask each time.
public struct RegionalSettings: Capability {
  /// The calendar, with its own locale and time zone.
  public var calendar: @Sendable () -> Calendar
  /// The language and the conventions of a region.
  public var locale: @Sendable () -> Locale
  /// The time zone.
  public var timeZone: @Sendable () -> TimeZone

  /// Makes settings from their endpoints.
  public init(
    calendar: @escaping @Sendable () -> Calendar,
    locale: @escaping @Sendable () -> Locale,
    timeZone: @escaping @Sendable () -> TimeZone
  ) {
    self.calendar = calendar
    self.locale = locale
    self.timeZone = timeZone
  }

  /// What the user has set.
  public static let live = RegionalSettings(
    calendar: { .current },
    locale: { .current },
    timeZone: { .current }
  )

  /// The value for tests: every endpoint is unimplemented and says so when it is called.
  public static var test: RegionalSettings {
    let placeholder = RegionalSettings.constant()
    return RegionalSettings(
      calendar: unimplemented("RegionalSettings.calendar", placeholder: placeholder.calendar()),
      locale: unimplemented("RegionalSettings.locale", placeholder: placeholder.locale()),
      timeZone: unimplemented("RegionalSettings.timeZone", placeholder: placeholder.timeZone())
    )
  }

  /// Always the same settings.
  ///
  /// - Parameters:
  ///   - identifier: Which calendar. It is given the locale and the time zone.
  ///   - locale: The locale; without one, that of technical texts, the same on all machines.
  ///   - timeZone: The time zone; without one, Greenwich's.
  /// - Returns: The settings.
  public static func constant(
    calendar identifier: Calendar.Identifier = .gregorian,
    locale: Locale = Locale(identifier: "en_US_POSIX"),
    timeZone: TimeZone = .gmt
  ) -> RegionalSettings {
    var settable = Calendar(identifier: identifier)
    settable.locale = locale
    settable.timeZone = timeZone
    let calendar = settable
    return RegionalSettings(
      calendar: { calendar },
      locale: { locale },
      timeZone: { timeZone }
    )
  }
}

extension RegionalSettings: Interceptable {
  /// A copy whose every endpoint is called through the interceptor.
  public func intercepted(by interceptor: some Interceptor) -> RegionalSettings {
    RegionalSettings(
      calendar: interceptor.wrap("RegionalSettings.calendar", calendar),
      locale: interceptor.wrap("RegionalSettings.locale", locale),
      timeZone: interceptor.wrap("RegionalSettings.timeZone", timeZone)
    )
  }
}
