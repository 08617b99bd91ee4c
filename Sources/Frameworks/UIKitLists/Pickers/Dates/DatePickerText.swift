import Foundation

/// The words of date pickers in a language.
enum DatePickerText {
  /// Returns the name of the current day, such as "Today".
  static func today(_ locale: Locale) -> String {
    let formatter = DateFormatter()
    formatter.locale = locale
    formatter.doesRelativeDateFormatting = true
    (formatter.dateStyle, formatter.timeStyle) = (.medium, .none)
    return formatter.string(from: Date())
  }

  /// Returns the word beside a number of hours, in English.
  static func hours(_ count: Int) -> String { count == 1 ? "hour" : "hours" }

  /// The word beside a number of minutes, in English.
  static let minutes = "min"
}
