import Foundation
import TactusUIKitLists
import Testing

@Suite struct CalendarMonthTests {
  private func calendar(_ identifier: Calendar.Identifier, firstWeekday: Int) -> Calendar {
    var calendar = Calendar(identifier: identifier)
    (calendar.timeZone, calendar.firstWeekday) = (.gmt, firstWeekday)
    return calendar
  }

  @Test(
    "Pickers.DC1. The first day is in the column of its weekday",
    arguments: [
      (2024, 2, 1, 29, 4), (2024, 2, 2, 29, 3), (2023, 10, 1, 31, 0), (2023, 10, 2, 31, 6),
      (2015, 2, 1, 28, 0), (2024, 6, 7, 30, 0),
    ])
  func places(year: Int, month: Int, firstWeekday: Int, days: Int, column: Int) throws {
    let calendar = calendar(.gregorian, firstWeekday: firstWeekday)
    let date = try #require(
      calendar.date(from: DateComponents(year: year, month: month, day: 15, hour: 9)))
    let shown = CalendarMonth(of: date, in: calendar)
    #expect(shown.dayCount == days)
    #expect(shown.firstColumn == column)
    #expect(shown.place(ofDay: 0) == (0, column))
    #expect(shown.place(ofDay: days - 1).row < 6)
  }

  @Test("Pickers.DC1. Each day of 40 years is in the column of its weekday, in every calendar")
  func everyDay() throws {
    for identifier in [Calendar.Identifier.gregorian, .hebrew, .islamicUmmAlQura, .japanese] {
      let calendar = calendar(identifier, firstWeekday: 2)
      var month = CalendarMonth(of: Date(timeIntervalSince1970: 0), in: calendar)
      for _ in 0..<480 {
        for day in 0..<month.dayCount {
          let date = month.date(ofDay: day, timeOf: Date(timeIntervalSince1970: 1), in: calendar)
          let weekday = calendar.component(.weekday, from: date)
          #expect(month.place(ofDay: day).column == (weekday + 5) % 7)
        }
        let next = month.advanced(by: 1, in: calendar)
        #expect(next.firstColumn == month.place(ofDay: month.dayCount).column)
        month = next
      }
    }
  }

  @Test("Pickers.DC3. A day keeps the time of another date, also where the clocks change")
  func times() throws {
    var calendar = calendar(.gregorian, firstWeekday: 1)
    calendar.timeZone = try #require(TimeZone(identifier: "Europe/Berlin"))
    let noon = try #require(
      calendar.date(from: DateComponents(year: 2024, month: 1, day: 1, hour: 12, minute: 34)))
    let march = CalendarMonth(of: noon, in: calendar).advanced(by: 2, in: calendar)
    let date = march.date(ofDay: 30, timeOf: noon, in: calendar)
    let parts = calendar.dateComponents([.month, .day, .hour, .minute], from: date)
    #expect(parts == DateComponents(month: 3, day: 31, hour: 12, minute: 34))
  }
}
