import Foundation

/// The days of a month in the rows of a calendar, one row a week.
package struct CalendarMonth: Equatable {
  /// The first moment of the month.
  package let start: Date
  /// The number of days.
  package let dayCount: Int
  /// The column of the first day, from 0 for the first day of the week.
  package let firstColumn: Int

  /// Creates the month that contains a date.
  package init(of date: Date, in calendar: Calendar) {
    let start = calendar.dateInterval(of: .month, for: date)?.start ?? date
    self.start = start
    dayCount = calendar.range(of: .day, in: .month, for: date)?.count ?? 0
    let weekday = calendar.component(.weekday, from: start)
    let days = max(1, calendar.weekdaySymbols.count)
    firstColumn = (weekday - calendar.firstWeekday + days) % days
  }

  /// Returns the month some months later, or earlier if the number is negative.
  package func advanced(by months: Int, in calendar: Calendar) -> CalendarMonth {
    CalendarMonth(
      of: calendar.date(byAdding: .month, value: months, to: start) ?? start, in: calendar)
  }

  /// Returns the row and the column of a day, all from 0.
  package func place(ofDay day: Int, columns: Int = 7) -> (row: Int, column: Int) {
    let index = firstColumn + day
    return (index / columns, index % columns)
  }

  /// Returns a day of the month, from 0, at the time of another date.
  package func date(ofDay day: Int, timeOf other: Date, in calendar: Calendar) -> Date {
    let date = calendar.date(byAdding: .day, value: day, to: start) ?? start
    let time = calendar.dateComponents([.hour, .minute, .second], from: other)
    return calendar.date(
      bySettingHour: time.hour ?? 0, minute: time.minute ?? 0, second: time.second ?? 0, of: date)
      ?? date
  }
}
