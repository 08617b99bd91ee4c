import EventKit
import PhoneTesting
import Testing

/// Rules of recurrence, through the events that a store finds.
@MainActor @Suite struct RecurrenceTests {
  /// Returns the days of an event's occurrences within two years as texts such as `1997-09-02`.
  private func days(
    _ first: String, _ rule: EKRecurrenceRule, years: Int = 2, zone: String = "America/New_York"
  ) throws -> [String] {
    let bench = EventBench()
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = try #require(TimeZone(identifier: zone))
    let parts = first.split(separator: "-").compactMap { Int($0) }
    let start = try #require(
      calendar.date(
        from: DateComponents(year: parts[0], month: parts[1], day: parts[2], hour: 9)))
    let event = bench.event("A")
    return try bench.phone.run {
      event.startDate = start
      event.endDate = start + 3600
      event.timeZone = calendar.timeZone
      event.addRecurrenceRule(rule)
      try bench.store.save(event, span: .thisEvent)
      let end = try #require(calendar.date(byAdding: .year, value: years, to: start))
      let found = bench.store.events(
        matching: bench.store.predicateForEvents(withStart: start, end: end, calendars: nil))
      return found.map { event in
        let parts = calendar.dateComponents([.year, .month, .day, .hour], from: event.startDate)
        #expect(parts.hour == 9 && event.endDate.timeIntervalSince(event.startDate) == 3600)
        func text(_ number: Int?) -> String {
          (number ?? 0) < 10 ? "0\(number ?? 0)" : "\(number ?? 0)"
        }
        return "\(parts.year ?? 0)-\(text(parts.month))-\(text(parts.day))"
      }
    }
  }

  private func rule(
    _ frequency: EKRecurrenceFrequency, _ interval: Int = 1, days: [EKRecurrenceDayOfWeek]? = nil,
    monthDays: [Int]? = nil, months: [Int]? = nil, weeks: [Int]? = nil, yearDays: [Int]? = nil,
    positions: [Int]? = nil, count: Int? = nil
  ) -> EKRecurrenceRule {
    func numbers(_ list: [Int]?) -> [NSNumber]? { list?.map { NSNumber(value: $0) } }
    return EKRecurrenceRule(
      recurrenceWith: frequency, interval: interval, daysOfTheWeek: days,
      daysOfTheMonth: numbers(monthDays), monthsOfTheYear: numbers(months),
      weeksOfTheYear: numbers(weeks), daysOfTheYear: numbers(yearDays),
      setPositions: numbers(positions), end: count.map { EKRecurrenceEnd(occurrenceCount: $0) })
  }

  // The expected days are those of the examples in section 3.8.5.3 of RFC 5545.

  @Test("Calendars.RC1, Calendars.EV3. An event recurs each day, week, month or year, or each few")
  func intervals() throws {
    #expect(
      try days("1997-09-02", rule(.daily, 10, count: 3)) == [
        "1997-09-02", "1997-09-12", "1997-09-22",
      ])
    #expect(
      try days("1997-09-02", rule(.weekly, 2, count: 3)) == [
        "1997-09-02", "1997-09-16", "1997-09-30",
      ])
    #expect(try days("1997-09-10", rule(.monthly, 18, count: 2)) == ["1997-09-10", "1999-03-10"])
    #expect(try days("1997-03-10", rule(.yearly, 2), years: 4) == ["1997-03-10", "1999-03-10"])
    // A month without the day has no occurrence, and neither has a year without 29 February.
    #expect(
      try days("2023-01-31", rule(.monthly, count: 3)) == [
        "2023-01-31", "2023-03-31", "2023-05-31",
      ])
    #expect(try days("2024-02-29", rule(.yearly, count: 2), years: 4) == ["2024-02-29"])
  }

  @Test("Calendars.RC3. A rule selects days of each period")
  func parts() throws {
    let (tuesday, thursday) = (EKRecurrenceDayOfWeek(.tuesday), EKRecurrenceDayOfWeek(.thursday))
    #expect(
      try days("1997-09-02", rule(.weekly, days: [tuesday, thursday], count: 4)) == [
        "1997-09-02", "1997-09-04", "1997-09-09", "1997-09-11",
      ])
    let ends = [
      EKRecurrenceDayOfWeek(.sunday, weekNumber: 1), EKRecurrenceDayOfWeek(.sunday, weekNumber: -1),
    ]
    #expect(
      try days("1997-09-07", rule(.monthly, 2, days: ends, count: 6)) == [
        "1997-09-07", "1997-09-28", "1997-11-02", "1997-11-30", "1998-01-04", "1998-01-25",
      ])
    #expect(
      try days("1997-09-28", rule(.monthly, monthDays: [-3], count: 4)) == [
        "1997-09-28", "1997-10-29", "1997-11-28", "1997-12-29",
      ])
    #expect(
      try days("1997-06-10", rule(.yearly, months: [6, 7], count: 4)) == [
        "1997-06-10", "1997-07-10", "1998-06-10", "1998-07-10",
      ])
    #expect(
      try days("1997-01-01", rule(.yearly, 3, yearDays: [1, 100, 200], count: 5), years: 4) == [
        "1997-01-01", "1997-04-10", "1997-07-19", "2000-01-01", "2000-04-09",
      ])
    #expect(
      try days(
        "1997-05-19",
        rule(.yearly, days: [EKRecurrenceDayOfWeek(.monday, weekNumber: 20)], count: 3), years: 3)
        == ["1997-05-19", "1998-05-18", "1999-05-17"])
    #expect(
      try days(
        "1997-05-12", rule(.yearly, days: [EKRecurrenceDayOfWeek(.monday)], weeks: [20], count: 3),
        years: 3)
        == ["1997-05-12", "1998-05-11", "1999-05-17"])
    #expect(
      try days("1997-03-13", rule(.yearly, days: [thursday], months: [3], count: 3))
        == ["1997-03-13", "1997-03-20", "1997-03-27"])
    #expect(
      try days(
        "1998-02-13", rule(.monthly, days: [EKRecurrenceDayOfWeek(.friday)], monthDays: [13]),
        years: 2)
        == ["1998-02-13", "1998-03-13", "1998-11-13", "1999-08-13"])
  }

  @Test("Calendars.RC4. Positions select among the days of a period")
  func positions() throws {
    let weekdays = (EKWeekday.monday.rawValue...EKWeekday.friday.rawValue).compactMap {
      EKWeekday(rawValue: $0).map { EKRecurrenceDayOfWeek($0) }
    }
    #expect(
      try days("1997-09-29", rule(.monthly, days: weekdays, positions: [-2], count: 4)) == [
        "1997-09-29", "1997-10-30", "1997-11-27", "1997-12-30",
      ])
    // Apple's example: the second and the last weekday of each year.
    #expect(
      try days("2021-01-04", rule(.yearly, days: weekdays, positions: [2, -1], count: 4)) == [
        "2021-01-04", "2021-12-31", "2022-01-04", "2022-12-30",
      ])
  }

  @Test("Calendars.RC5, Calendars.RC6. The first day counts; a rule ends by number or time")
  func ends() throws {
    // 2 September 1997 is no Sunday.
    #expect(
      try days("1997-09-02", rule(.weekly, days: [EKRecurrenceDayOfWeek(.sunday)], count: 3)) == [
        "1997-09-02", "1997-09-07", "1997-09-14",
      ])
    let daily = EKRecurrenceRule(recurrenceWith: .daily, interval: 1, end: nil)
    #expect(daily.recurrenceEnd == nil)
    // 4 September 1997, 9:00 in New York.
    daily.recurrenceEnd = EKRecurrenceEnd(end: Date(timeIntervalSince1970: 873_378_000))
    #expect(try days("1997-09-02", daily) == ["1997-09-02", "1997-09-03", "1997-09-04"])
    daily.recurrenceEnd = EKRecurrenceEnd(end: Date(timeIntervalSince1970: 873_377_999))
    #expect(try days("1997-09-02", daily) == ["1997-09-02", "1997-09-03"])
    #expect(daily.recurrenceEnd?.endDate != nil && daily.recurrenceEnd?.occurrenceCount == 0)
  }

  @Test("Calendars.RC7. An occurrence keeps the time of day when the clocks change")
  func clockChange() throws {
    // The helper expects 9:00 of each; New York changed its clocks on 26 October 1997.
    #expect(try days("1997-10-24", rule(.daily, count: 5)).count == 5)
    #expect(try days("1997-10-24", rule(.daily, count: 5), zone: "Asia/Kathmandu").count == 5)
    let bench = EventBench()
    let event = bench.event("A")
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .current
    let day = try #require(calendar.date(from: DateComponents(year: 2026, month: 3, day: 27)))
    try bench.phone.run {
      event.isAllDay = true
      event.startDate = day
      event.endDate = calendar.date(byAdding: .day, value: 1, to: day)
      event.recurrenceRules = [rule(.daily, count: 5)]
      try bench.store.save(event, span: .futureEvents)
      let found = bench.store.events(
        matching: bench.store.predicateForEvents(
          withStart: day, end: day + 20 * 86_400, calendars: nil))
      #expect(found.count == 5)
      for (one, next) in zip(found, found.dropFirst()) { #expect(one.endDate == next.startDate) }
    }
  }

  @Test("Calendars.RC2, Calendars.RC8. Rules have values, and are equal by them")
  func values() throws {
    let full = rule(
      .yearly, 2, days: [EKRecurrenceDayOfWeek(.monday, weekNumber: -1)], monthDays: [1],
      months: [2], weeks: [3], yearDays: [4], positions: [5], count: 6)
    #expect(full.frequency == .yearly && full.interval == 2 && full.firstDayOfTheWeek == 0)
    #expect(full.daysOfTheWeek == [EKRecurrenceDayOfWeek(.monday, weekNumber: -1)])
    #expect(full.daysOfTheMonth == [1] && full.monthsOfTheYear == [2])
    #expect(full.weeksOfTheYear == [3] && full.daysOfTheYear == [4] && full.setPositions == [5])
    #expect(full.recurrenceEnd == EKRecurrenceEnd(occurrenceCount: 6))
    #expect(full.calendarIdentifier == "gregorian" && full.copy() as? EKRecurrenceRule == full)
    #expect(
      full.description.hasSuffix(
        "RRULE FREQ=YEARLY;INTERVAL=2;COUNT=6;BYDAY=-1MO;BYMONTHDAY=1;BYMONTH=2;BYWEEKNO=3;"
          + "BYYEARDAY=4;BYSETPOS=5"))
    let plain = EKRecurrenceRule(recurrenceWith: .daily, interval: 1, end: nil)
    #expect(plain.daysOfTheWeek == nil && plain.setPositions == nil && plain != full)
    let day = EKRecurrenceDayOfWeek(.friday, weekNumber: 2)
    #expect(day.dayOfTheWeek == .friday && day.weekNumber == 2)
    let data = try NSKeyedArchiver.archivedData(withRootObject: day, requiringSecureCoding: true)
    #expect(
      try NSKeyedUnarchiver.unarchivedObject(ofClass: EKRecurrenceDayOfWeek.self, from: data) == day
    )
    let end = EKRecurrenceEnd(end: Date(timeIntervalSinceReferenceDate: 1))
    let ended = try NSKeyedArchiver.archivedData(withRootObject: end, requiringSecureCoding: true)
    #expect(
      try NSKeyedUnarchiver.unarchivedObject(ofClass: EKRecurrenceEnd.self, from: ended) == end)
  }
}
