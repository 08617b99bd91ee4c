/// The days of a recurrence in ascending order, from the first occurrence on.
///
/// Steps Calendars.RC3…RC5.
struct RecurrenceDays: Sequence, IteratorProtocol {
  private let rule: StoredRule
  private let first: GregorianDay
  private let last: Int
  private var period = 0
  private var found: ArraySlice<Int>
  private var left: Int

  /// Creates the days of a rule.
  ///
  /// - Parameters:
  ///   - rule: The rule; its `until` does not count.
  ///   - first: The day of the first occurrence, which always belongs to the recurrence.
  ///   - last: The number of the day at which the search ends.
  init(_ rule: StoredRule, first: GregorianDay, last: Int) {
    (self.rule, self.first, self.last) = (rule.completed(for: first), first, last)
    found = [first.number]
    left = rule.count ?? .max
  }

  /// Returns the number of the next day.
  mutating func next() -> Int? {
    guard left > 0 else { return nil }
    while found.isEmpty {
      guard let days = days(of: period) else { return nil }
      period += 1
      found = selected(days).drop { $0 <= first.number }
    }
    guard let day = found.popFirst(), day <= last else { return nil }
    left -= 1
    return day
  }

  // MARK: Internals

  /// The day on which weeks start: Monday.
  ///
  /// - Source: the default of RFC 5545. Confidence: guess that an iPhone has it, too.
  private static let firstWeekday = 2

  /// Returns the days of a period; `nil` if it starts after the last day.
  private func days(of period: Int) -> Range<Int>? {
    let (steps, overflows) = period.multipliedReportingOverflow(by: rule.interval)
    // No period is shorter than a day, so further ones are out of the range anyway.
    guard !overflows, steps <= Swift.max(last - first.number, 0) else { return nil }
    let (start, length): (Int, Int)
    switch rule.period {
    case .daily: (start, length) = (first.number + steps, 1)
    case .weekly: (start, length) = (first.weekStart(Self.firstWeekday) + 7 * steps, 7)
    case .monthly:
      let month = first.year * 12 + first.month - 1 + steps
      let (year, number) = (GregorianDay.floor(month, 12), GregorianDay.remainder(month, 12) + 1)
      start = GregorianDay(year: year, month: number, day: 1).number
      length = GregorianDay.monthLength(year, number)
    case .yearly:
      start = GregorianDay(year: first.year + steps, month: 1, day: 1).number
      length = GregorianDay.yearLength(first.year + steps)
    }
    return start > last ? nil : start..<(start + length)
  }

  /// Returns the days of a period that the rule selects.
  private func selected(_ days: Range<Int>) -> [Int] {
    let matching = days.filter { matches(GregorianDay($0)) }
    guard let positions = rule.positions else { return matching }
    let indices = positions.map { $0 > 0 ? $0 - 1 : matching.count + $0 }
    return Set(indices).sorted().compactMap {
      matching.indices.contains($0) ? matching[$0] : nil
    }
  }

  private func matches(_ day: GregorianDay) -> Bool {
    if let months = rule.months, !months.contains(day.month) { return false }
    if let list = rule.monthDays, !Self.contains(list, day.day, day.monthLength) { return false }
    if let list = rule.yearDays, !Self.contains(list, day.dayOfYear, day.yearLength) {
      return false
    }
    if let list = rule.weeks {
      let week = day.week(Self.firstWeekday)
      guard Self.contains(list, week.number, week.count) else { return false }
    }
    guard let days = rule.days else { return true }
    return days.contains { $0.weekday == day.weekday && isInWeek($0.week, day) }
  }

  /// Returns whether a list contains a number, also counted from the end as a negative one.
  private static func contains(_ list: [Int], _ number: Int, _ count: Int) -> Bool {
    list.contains(number) || list.contains(number - count - 1)
  }

  /// Returns whether a day is the one of its weekday with a number in the month or year.
  private func isInWeek(_ week: Int, _ day: GregorianDay) -> Bool {
    let isMonthly: Bool
    switch rule.period {
    case .daily, .weekly: return true
    case .monthly: isMonthly = true
    // With weeks of the year a number would count twice.
    case .yearly: isMonthly = rule.months != nil
    }
    let (number, count) =
      isMonthly ? (day.day, day.monthLength) : (day.dayOfYear, day.yearLength)
    guard week != 0 else { return true }
    return week == (number - 1) / 7 + 1 || week == -((count - number) / 7 + 1)
  }
}
