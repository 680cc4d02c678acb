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
/// let french = RegionalSettings.constant(locale: Locale(identifier: "fr_FR"))
/// let isWeekendInFrance = makeIsWeekend(calendar: french.calendar)
/// ```
///
/// The user can change them while the process runs, so call the endpoint each time.
public struct RegionalSettings: Capability {
  /// Returns the calendar, with its locale and time zone.
  public var calendar: @Sendable () -> Calendar
  /// Returns the locale: language and regional formats.
  public var locale: @Sendable () -> Locale
  /// Returns the time zone of the user's dates.
  public var timeZone: @Sendable () -> TimeZone

  /// Creates settings from their endpoints.
  public init(
    calendar: @escaping @Sendable () -> Calendar,
    locale: @escaping @Sendable () -> Locale,
    timeZone: @escaping @Sendable () -> TimeZone
  ) {
    self.calendar = calendar
    self.locale = locale
    self.timeZone = timeZone
  }

  /// The user's current settings.
  public static let live = RegionalSettings(
    calendar: { .current },
    locale: { .current },
    timeZone: { .current }
  )

  /// The value for tests: every endpoint reports that it is unimplemented.
  public static var test: RegionalSettings {
    let placeholder = RegionalSettings.constant()
    return RegionalSettings(
      calendar: unimplemented("RegionalSettings.calendar", placeholder: placeholder.calendar()),
      locale: unimplemented("RegionalSettings.locale", placeholder: placeholder.locale()),
      timeZone: unimplemented("RegionalSettings.timeZone", placeholder: placeholder.timeZone())
    )
  }

  /// Returns settings that never change.
  ///
  /// - Parameters:
  ///   - identifier: The calendar, which gets the locale and the time zone.
  ///   - locale: The locale; by default `en_US_POSIX`, which is the same on all machines.
  ///   - timeZone: The time zone; GMT by default.
  public static func constant(
    calendar identifier: Calendar.Identifier = .gregorian,
    locale: Locale = Locale(identifier: "en_US_POSIX"),
    timeZone: TimeZone = .gmt
  ) -> RegionalSettings {
    var settable = Calendar(identifier: identifier)
    settable.locale = locale
    settable.timeZone = timeZone
    let calendar = settable
    return RegionalSettings(calendar: { calendar }, locale: { locale }, timeZone: { timeZone })
  }
}

extension RegionalSettings: Interceptable {
  /// Returns a copy whose endpoints are called through the interceptor.
  public func intercepted(by interceptor: some Interceptor) -> RegionalSettings {
    RegionalSettings(
      calendar: interceptor.wrap("RegionalSettings.calendar", calendar),
      locale: interceptor.wrap("RegionalSettings.locale", locale),
      timeZone: interceptor.wrap("RegionalSettings.timeZone", timeZone)
    )
  }
}
