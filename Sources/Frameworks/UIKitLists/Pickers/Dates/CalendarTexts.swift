import Foundation

/// The texts of a calendar in a locale.
struct CalendarTexts {
  /// Creates the texts of a locale, a calendar and its time zone.
  init(_ calendar: Calendar, _ locale: Locale) {
    func formatter(_ template: String) -> DateFormatter {
      let formatter = DateFormatter()
      (formatter.locale, formatter.calendar) = (locale, calendar)
      formatter.timeZone = calendar.timeZone
      formatter.setLocalizedDateFormatFromTemplate(template)
      return formatter
    }
    days = formatter("EEEEMMMMd")
    months = formatter("yMMMM")
    numbers = formatter("d")
    numbers.dateFormat = "d"
    let symbols = days.shortStandaloneWeekdaySymbols
    let first = calendar.firstWeekday - 1
    weekdays = (Array(symbols.dropFirst(first)) + symbols.prefix(first))
      .map { $0.uppercased(with: locale) }
  }

  /// The short names of the days of the week, from the first one of the calendar.
  let weekdays: [String]

  /// Returns the number of a day.
  func number(of date: Date) -> String { numbers.string(from: date) }

  /// Returns the weekday, the day and the month, as they are read.
  func reading(of date: Date) -> String { days.string(from: date) }

  /// Returns the month and the year.
  func month(of date: Date) -> String { months.string(from: date) }

  // MARK: Internals

  private let days: DateFormatter
  private let months: DateFormatter
  private let numbers: DateFormatter
}
