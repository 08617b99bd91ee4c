/// Consecutive times by the calendar, from an anchor into both directions (Health.ST5).
package struct CalendarBuckets {
  private let anchor: Date
  private let components: DateComponents
  private let calendar: Calendar

  /// Creates times.
  ///
  /// - Parameters:
  ///   - anchor: An edge between two times.
  ///   - components: The length of a time.
  ///   - calendar: The calendar, with its time zone.
  package init(anchor: Date, _ components: DateComponents, _ calendar: Calendar = .current) {
    self.anchor = anchor
    self.components = components
    self.calendar = calendar
  }

  /// Returns the boundary with a number; number 0 is the anchor.
  ///
  /// Each boundary is computed from the anchor, so that the end of January does not turn into the
  /// 28th of March by way of February.
  package func edge(_ number: Int) -> Date? {
    var scaled = DateComponents()
    scaled.year = components.year.map { $0 * number }
    scaled.month = components.month.map { $0 * number }
    scaled.weekOfYear = (components.weekOfYear ?? components.weekOfMonth).map { $0 * number }
    scaled.day = components.day.map { $0 * number }
    scaled.hour = components.hour.map { $0 * number }
    scaled.minute = components.minute.map { $0 * number }
    scaled.second = components.second.map { $0 * number }
    return calendar.date(byAdding: scaled, to: anchor)
  }

  /// Returns the number of the interval that contains a date; `nil` for components without a
  /// duration.
  package func number(containing date: Date) -> Int? {
    guard let next = edge(1), next > anchor else { return nil }
    let length = next.timeIntervalSince(anchor)
    var number = Int((date.timeIntervalSince(anchor) / length).rounded(.down))
    // The estimate is wrong by leap days and by daylight saving.
    while let start = edge(number), start > date { number -= 1 }
    while let end = edge(number + 1), end <= date { number += 1 }
    return number
  }

  /// Returns the boundaries of all intervals between two dates.
  package func edges(from first: Date, through last: Date, atMost limit: Int) -> [Date]? {
    guard let low = number(containing: first), let high = number(containing: last), low <= high,
      high - low < limit
    else { return nil }
    return (low...(high + 1)).compactMap(edge)
  }
}
