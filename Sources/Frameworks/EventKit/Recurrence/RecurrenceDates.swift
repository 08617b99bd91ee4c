/// The instants at which a stored event recurs.
///
/// Steps Calendars.RC5…RC7.
struct RecurrenceDates {
  private let rules: [StoredRule]
  private let start: Date
  private let duration: Double
  private let isAllDay: Bool
  private let excluded: Set<Date>
  private let calendar: Calendar

  /// Creates the instants; `nil` for an event without a rule or a start.
  init?(_ item: StoredItem) {
    guard let rules = item.rules, !rules.isEmpty, let start = item.start else { return nil }
    (self.rules, self.start) = (rules, start)
    duration = max((item.end ?? start).timeIntervalSince(start), 0)
    isAllDay = item.isAllDay
    excluded = Set(item.excluded ?? [])
    calendar = .ofEvents(in: item.isAllDay ? nil : item.timeZone)
  }

  /// Returns the starts of the occurrences up to an instant, including the excluded ones.
  ///
  /// - Parameters:
  ///   - earliest: An instant before which nothing is needed; some are returned anyway.
  ///   - last: The last instant; some after it are returned anyway.
  func all(since earliest: Date = .distantPast, through last: Date) -> [Date] {
    guard last >= start else { return [] }
    let (first, last) = (day(of: start), day(of: last).number + 1)
    let needed = earliest > start ? day(of: earliest).number - 1 : first.number
    var dates: Set<Date> = []
    for rule in rules {
      for number in RecurrenceDays(rule, first: first, last: last) where number >= needed {
        let date = date(on: number, first)
        if let until = rule.until, date > until, number != first.number { break }
        dates.insert(date)
      }
    }
    return dates.sorted()
  }

  /// Returns the starts of the occurrences up to an instant.
  func present(since earliest: Date = .distantPast, through last: Date) -> [Date] {
    all(since: earliest, through: last).filter { $0 <= last && !excluded.contains($0) }
  }

  /// Returns the starts of the occurrences that may overlap a time.
  func overlapping(_ start: Date, _ end: Date) -> [Date] {
    // A day that the clock is put back has an hour more.
    present(since: start - duration - 86_400, through: end)
  }

  /// The first occurrence that is not excluded; `nil` if all are.
  var first: Date? {
    // A recurrence with more exclusions than that counts as ended.
    var last = start
    for years in [0, 1, 8, 64, 512] {
      last = calendar.date(byAdding: .year, value: years, to: start) ?? last
      if let date = present(through: last).first { return date }
    }
    return nil
  }

  /// The occurrence after the start; `nil` if there is none.
  var following: Date? {
    var last = start
    for years in [1, 8, 64, 512] {
      last = calendar.date(byAdding: .year, value: years, to: start) ?? last
      if let date = present(through: last).first(where: { $0 > start }) { return date }
    }
    return nil
  }

  /// Returns whether a non-excluded occurrence starts at an instant.
  func contains(_ date: Date) -> Bool {
    !excluded.contains(date) && all(since: date, through: date).contains(date)
  }

  /// The minimum distance between the first occurrences in seconds; `nil` for a single one.
  var leastDistance: Double? {
    var last = start
    for years in [1, 8, 64] {
      last = calendar.date(byAdding: .year, value: years, to: start) ?? last
      let dates = all(through: last).prefix(Self.comparedCount)
      if dates.count > 1 {
        return zip(dates.dropFirst(), dates).map { $0.timeIntervalSince($1) }.min()
      }
    }
    return nil
  }

  /// Returns the end of the occurrence with a start: the same duration later, for all-day events
  /// the same number of days, also across time changes.
  func end(of date: Date) -> Date {
    guard isAllDay else { return date + duration }
    let end = start + duration
    let days = day(of: end).number - day(of: start).number
    return self.date(on: day(of: date).number + days, day(of: end), at: end)
  }

  // MARK: Internals

  /// The number of occurrences that are compared with the duration.
  ///
  /// - Source: ours: those of a year that recurs each day. Confidence: guess.
  private static let comparedCount = 400

  private func day(of date: Date) -> GregorianDay {
    let parts = calendar.dateComponents([.year, .month, .day], from: date)
    return GregorianDay(year: parts.year ?? 1970, month: parts.month ?? 1, day: parts.day ?? 1)
  }

  private func date(on number: Int, _ first: GregorianDay) -> Date {
    date(on: number, first, at: start)
  }

  /// Returns the instant on a day at the time of another instant.
  private func date(on number: Int, _ own: GregorianDay, at time: Date) -> Date {
    guard number != own.number else { return time }
    let day = GregorianDay(number)
    var parts = calendar.dateComponents([.hour, .minute, .second, .nanosecond], from: time)
    (parts.year, parts.month, parts.day) = (day.year, day.month, day.day)
    return calendar.date(from: parts) ?? time + Double(number - own.number) * 86_400
  }
}

extension Calendar {
  /// Returns the calendar for recurrences: the Gregorian one in a time zone, or in that of the
  /// phone.
  static func ofEvents(in timeZone: String?) -> Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = timeZone.flatMap(TimeZone.init(identifier:)) ?? .current
    return calendar
  }
}
