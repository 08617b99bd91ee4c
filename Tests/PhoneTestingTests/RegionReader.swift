import UIKit

// A file that imports Foundation through UIKit only, as apps do.

/// Language, region and time zone as code of a test reads them.
enum RegionReader {
  /// The current values.
  static var current: String {
    let calendar = Calendar.current
    return [
      Locale.current.identifier, TimeZone.current.identifier, Locale.preferredLanguages[0],
      calendar.locale?.identifier ?? "none", calendar.timeZone.identifier,
    ].joined(separator: " ")
  }

  /// A number and a time by formatters without a locale and time zone of their own.
  static var formatted: String {
    let formatter = DateFormatter()
    formatter.dateFormat = "EEEE HH:mm"
    return 1234.5.formatted() + " "
      + formatter.string(from: Date(timeIntervalSinceReferenceDate: 0))
  }

  static let german = "de_DE Europe/Berlin de-DE de_DE Europe/Berlin"
  static let english = "en_US GMT en-US en_US GMT"
  static let germanFormat = "1.234,5 Montag 01:00"
  static let englishFormat = "1,234.5 Monday 00:00"
}
