import EventKit
import PhoneTesting
import Testing

/// Random rules of recurrence against days that Foundation's calendar selects one by one.
@MainActor @Suite struct RecurrencePropertyTests {
  /// A rule as the test sees it.
  struct Rule {
    var frequency: EKRecurrenceFrequency
    var interval: Int
    var days: [(weekday: Int, week: Int)]?
    var monthDays, months, weeks, yearDays, positions: [Int]?
  }

  private static let zone = TimeZone(identifier: "Europe/Berlin") ?? .gmt
  private static var calendar: Calendar {
    var calendar = Calendar(identifier: .iso8601)
    calendar.timeZone = zone
    return calendar
  }

  @Test(
    "Calendars.RC3, Calendars.RC4. Random rules select what Foundation's calendar selects",
    arguments: 0..<60)
  func randomRules(seed: Int) throws {
    var random = SeededNumbers(seed: UInt64(seed))
    let rule = randomRule(&random)
    let calendar = Self.calendar
    let start = try #require(
      calendar.date(
        from: DateComponents(
          year: Int.random(in: 1996...2027, using: &random),
          month: Int.random(in: 1...12, using: &random),
          day: Int.random(in: 1...28, using: &random), hour: Int.random(in: 4...23, using: &random),
          minute: 30)))
    let end = try #require(calendar.date(byAdding: .month, value: 27, to: start))
    let bench = EventBench()
    let event = bench.event("A")
    let found = try bench.phone.run {
      event.startDate = start
      event.endDate = start
      event.timeZone = Self.zone
      event.addRecurrenceRule(own(rule))
      try bench.store.save(event, span: .futureEvents)
      return bench.store.events(
        matching: bench.store.predicateForEvents(withStart: start, end: end, calendars: nil)
      ).compactMap(\.startDate)
    }
    #expect(found == expected(rule, start, end), "\(rule) from \(start)")

    // Parting a recurrence changes no occurrence; ending it leaves the earlier ones.
    guard found.count > 2 else { return }
    let cut = Int.random(in: 1..<found.count, using: &random)
    let (parted, left) = try bench.phone.run {
      let predicate = bench.store.predicateForEvents(withStart: start, end: end, calendars: nil)
      let later = bench.store.events(matching: predicate)[cut]
      later.title = "B"
      try bench.store.save(later, span: .futureEvents)
      let parted = bench.store.events(matching: predicate)
      #expect(parted.filter { $0.title == "A" }.count == cut)
      try bench.store.remove(parted[cut], span: .futureEvents)
      return (parted.compactMap(\.startDate), bench.store.events(matching: predicate))
    }
    // A later part begins its periods anew, which a longer interval does not hide.
    if rule.interval == 1, fixesDays(rule) { #expect(parted == found, "\(rule) at \(cut)") }
    #expect(left.compactMap(\.startDate) == Array(found.prefix(cut)))
  }

  // MARK: The rules

  /// Returns whether the days do not depend on the first one, which is not one of them by itself.
  private func fixesDays(_ rule: Rule) -> Bool { rule.positions == nil }

  private func randomRule(_ random: inout SeededNumbers) -> Rule {
    func some(_ range: ClosedRange<Int>, _ count: Int) -> [Int] {
      (0..<Int.random(in: 1...count, using: &random)).map { _ in
        let number = Int.random(in: range, using: &random)
        return Bool.random(using: &random) ? number : -number
      }
    }
    let frequency = EKRecurrenceFrequency(rawValue: Int.random(in: 0...3, using: &random)) ?? .daily
    var rule = Rule(frequency: frequency, interval: Int.random(in: 1...3, using: &random))
    if Int.random(in: 0...2, using: &random) == 0 {
      rule.months = some(1...12, 5).map(abs)
    }
    switch Int.random(in: 0...4, using: &random) {
    case 0: break
    case 1:
      let weeks = frequency == .monthly ? 1...5 : frequency == .yearly ? 1...53 : 0...0
      rule.days = some(1...7, 3).map {
        (abs($0), Bool.random(using: &random) ? 0 : some(weeks, 1)[0])
      }
    case 2 where frequency == .monthly || frequency == .yearly: rule.monthDays = some(1...31, 4)
    case 3 where frequency == .yearly: rule.yearDays = some(1...366, 6)
    case 3 where frequency == .monthly:
      (rule.monthDays, rule.days) = (some(1...31, 9), [(abs(some(1...7, 1)[0]), 0)])
    case 4 where frequency == .yearly:
      // With a month the week alone would be too rare.
      (rule.weeks, rule.months) = (some(1...53, 8), nil)
      rule.days = Bool.random(using: &random) ? [(abs(some(1...7, 1)[0]), 0)] : nil
    default: rule.days = some(1...7, 4).map { (abs($0), 0) }
    }
    if rule.days != nil || rule.monthDays != nil, frequency != .daily,
      Int.random(in: 0...2, using: &random) == 0
    {
      rule.positions = some(1...4, 2)
    }
    return rule
  }

  private func own(_ rule: Rule) -> EKRecurrenceRule {
    func numbers(_ list: [Int]?) -> [NSNumber]? { list?.map { NSNumber(value: $0) } }
    return EKRecurrenceRule(
      recurrenceWith: rule.frequency, interval: rule.interval,
      daysOfTheWeek: rule.days?.map {
        EKRecurrenceDayOfWeek(
          dayOfTheWeek: EKWeekday(rawValue: $0.weekday) ?? .sunday, weekNumber: $0.week)
      }, daysOfTheMonth: numbers(rule.monthDays), monthsOfTheYear: numbers(rule.months),
      weeksOfTheYear: numbers(rule.weeks), daysOfTheYear: numbers(rule.yearDays),
      setPositions: numbers(rule.positions), end: nil)
  }

  // MARK: Expected dates

  /// Returns the starts from the first instant up to the last one, by asking Foundation's calendar
  /// about each day.
  private func expected(_ rule: Rule, _ start: Date, _ end: Date) -> [Date] {
    let calendar = Self.calendar
    let unit: Calendar.Component =
      switch rule.frequency {
      case .daily: .day
      case .weekly: .weekOfYear
      case .monthly: .month
      case .yearly: .year
      }
    guard let first = calendar.dateInterval(of: unit, for: start)?.start else { return [] }
    var dates: [Date] = []
    var period = first
    var count = 0
    while period < end {
      let next = calendar.date(byAdding: unit, value: 1, to: period) ?? end
      if count.isMultiple(of: rule.interval) {
        var chosen: [Date] = []
        var day = period
        while day < next {
          if selects(rule, day, start) {
            let time = calendar.dateComponents([.hour, .minute], from: start)
            chosen.append(
              calendar.date(
                bySettingHour: time.hour ?? 0, minute: time.minute ?? 0, second: 0, of: day) ?? day)
          }
          day = calendar.date(byAdding: .day, value: 1, to: day) ?? next
        }
        if let positions = rule.positions {
          chosen = chosen.enumerated().filter { index, _ in
            positions.contains(index + 1) || positions.contains(index - chosen.count)
          }.map(\.element)
        }
        dates += chosen
      }
      (period, count) = (next, count + 1)
    }
    return [start] + dates.filter { $0 > start && $0 < end }
  }

  private func selects(_ rule: Rule, _ day: Date, _ start: Date) -> Bool {
    let calendar = Self.calendar
    func has(_ list: [Int]?, _ unit: Calendar.Component, _ whole: Calendar.Component) -> Bool {
      guard let list else { return true }
      guard let number = calendar.ordinality(of: unit, in: whole, for: day),
        let count = calendar.range(of: unit, in: whole, for: day)?.count
      else { return false }
      return list.contains(number) || list.contains(number - count - 1)
    }
    let parts = calendar.dateComponents([.year, .month, .day, .weekday], from: day)
    let first = calendar.dateComponents([.month, .day, .weekday], from: start)
    let isFree = rule.days == nil && rule.monthDays == nil && rule.yearDays == nil
    switch rule.frequency {
    case .weekly where rule.days == nil && parts.weekday != first.weekday: return false
    case .monthly where isFree && parts.day != first.day: return false
    case .yearly where isFree && rule.weeks != nil && parts.weekday != first.weekday: return false
    case .yearly where isFree && rule.weeks == nil:
      guard parts.day == first.day, rule.months != nil || parts.month == first.month else {
        return false
      }
    default: break
    }
    guard rule.months?.contains(parts.month ?? 0) ?? true, has(rule.monthDays, .day, .month),
      has(rule.yearDays, .day, .year)
    else { return false }
    if let weeks = rule.weeks {
      let week = calendar.component(.weekOfYear, from: day)
      // 28 December is always in the last week of its year.
      let year = calendar.component(.yearForWeekOfYear, from: day)
      let late = calendar.date(from: DateComponents(year: year, month: 12, day: 28)) ?? day
      let count = calendar.component(.weekOfYear, from: late)
      guard weeks.contains(week) || weeks.contains(week - count - 1) else { return false }
    }
    guard let days = rule.days else { return true }
    return days.contains { weekday, week in
      guard weekday == parts.weekday else { return false }
      guard week != 0, rule.frequency == .monthly || rule.frequency == .yearly else { return true }
      let whole: Calendar.Component =
        rule.frequency == .monthly || rule.months != nil ? .month : .year
      // How many days of this weekday there are up to this one, and from it on.
      func count(_ step: Int) -> Int {
        var (number, date) = (0, day)
        while calendar.isDate(date, equalTo: day, toGranularity: whole) {
          number += 1
          date = calendar.date(byAdding: .day, value: 7 * step, to: date) ?? .distantPast
        }
        return number
      }
      return week > 0 ? count(-1) == week : count(1) == -week
    }
  }
}
