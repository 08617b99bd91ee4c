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
}
