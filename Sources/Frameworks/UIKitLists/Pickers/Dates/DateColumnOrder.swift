import Foundation

/// The columns of a date picker in the order of a locale.
///
/// The order is that of the fields in the locale's date format (Pickers.DP2).
enum DateColumnOrder {
  /// Returns the columns of a mode.
  static func columns(of mode: UIDatePicker.Mode, in locale: Locale) -> [DateColumn] {
    switch mode {
    case .time: time(in: locale)
    case .date: fields(of: "yMMMMd", in: locale).compactMap(dateColumn)
    case .yearAndMonth: fields(of: "yMMMM", in: locale).compactMap(dateColumn)
    case .dateAndTime: [.date] + time(in: locale)
    case .countDownTimer: [.countHours, .countMinutes]
    }
  }

  /// Returns whether a locale has a 12-hour clock.
  static func has12HourClock(_ locale: Locale) -> Bool {
    fields(of: "jmm", in: locale).contains("a")
  }

  // MARK: Internals

  private static func time(in locale: Locale) -> [DateColumn] {
    fields(of: "jmm", in: locale).compactMap { field in
      switch field {
      case "h", "H", "k", "K": .hour
      case "m": .minute
      case "a", "b", "B": .period
      default: nil
      }
    }
  }

  private static func dateColumn(_ field: Character) -> DateColumn? {
    switch field {
    case "y", "Y", "u", "U", "r": .year
    case "M", "L": .month
    case "d": .day
    default: nil
    }
  }

  /// Returns the field symbols of a locale's format for a template, each once, without literal
  /// text.
  private static func fields(of template: String, in locale: Locale) -> [Character] {
    let format =
      DateFormatter.dateFormat(fromTemplate: template, options: 0, locale: locale) ?? template
    var isQuoted = false
    var found: [Character] = []
    for character in format {
      if character == "'" {
        isQuoted.toggle()
      } else if !isQuoted, character.isLetter, !found.contains(character) {
        found.append(character)
      }
    }
    return found
  }
}
