/// A date of a contact, which may have no year.
enum ContactDate {
  /// Returns the localized date; `nil` if it is not a date.
  static func text(_ components: DateComponents) -> String? {
    guard let date = date(components) else { return nil }
    let formatter = DateFormatter()
    let calendar = components.calendar ?? gregorian
    (formatter.calendar, formatter.timeZone) = (calendar, calendar.timeZone)
    formatter.setLocalizedDateFormatFromTemplate(components.year == nil ? "MMMMd" : "yMMMMd")
    return formatter.string(from: date)
  }

  /// Returns the start of the day; one of a leap year without a year.
  static func date(_ components: DateComponents) -> Date? {
    let calendar = components.calendar ?? gregorian
    var parts = DateComponents()
    (parts.era, parts.year) = (components.era, components.year ?? leapYear)
    (parts.month, parts.day) = (components.month, components.day)
    guard parts.month != nil, parts.day != nil else { return nil }
    return calendar.date(from: parts)
  }

  /// Returns the day of a date.
  static func components(_ date: Date) -> DateComponents {
    var parts = gregorian.dateComponents([.year, .month, .day], from: date)
    parts.calendar = gregorian
    return parts
  }

  private static var gregorian: Calendar { Calendar(identifier: .gregorian) }
  /// A year with a February 29.
  private static let leapYear = 2000
}
