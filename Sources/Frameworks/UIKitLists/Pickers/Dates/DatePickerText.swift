import Foundation

/// The words of date pickers in a language.
enum DatePickerText {
  /// Returns the name of the current day, "Today"; `nil` in a language other than English.
  static func today(_ locale: Locale) -> String? {
    locale.language.languageCode?.identifier == "en" ? "Today" : nil
  }

  /// Returns the word beside a number of hours, in English.
  static func hours(_ count: Int) -> String { count == 1 ? "hour" : "hours" }

  /// The word beside a number of minutes, in English.
  static let minutes = "min"

  /// The name of the row of a time, in English.
  static let time = "Time"
  /// The hint of a calendar's title, in English.
  static let monthHint = "Shows or hides the wheels of months and years"
  /// The name of the area beside an opened calendar as it is read, in English.
  static let dismiss = "Dismiss popup"
}
