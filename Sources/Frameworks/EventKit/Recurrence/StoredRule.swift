/// The stored form of a recurrence rule.
struct StoredRule: Codable, Equatable, Sendable {
  /// A day of the week.
  struct Day: Codable, Equatable, Sendable {
    /// 1 for Sunday to 7 for Saturday.
    var weekday: Int
    /// The week of the month or year, counted from its end if negative; 0 for each.
    var week: Int
  }

  /// The raw value of the frequency.
  var frequency: Int
  /// The distance of two periods, 1 or more.
  var interval: Int
  var days: [Day]?
  var monthDays: [Int]?
  var months: [Int]?
  var weeks: [Int]?
  var yearDays: [Int]?
  var positions: [Int]?
  /// The time after which no occurrence starts.
  var until: Date?
  /// The number of occurrences.
  var count: Int?

  /// Creates a rule without an end.
  init(frequency: Int, interval: Int) { (self.frequency, self.interval) = (frequency, interval) }

  /// The frequency.
  var period: EKRecurrenceFrequency { EKRecurrenceFrequency(rawValue: frequency) ?? .daily }

  /// Returns the rule with the values that it takes from the first occurrence (Calendars.RC3).
  func completed(for first: GregorianDay) -> StoredRule {
    var rule = self
    let hasDays = days != nil
    switch period {
    case .daily: break
    case .weekly where !hasDays: rule.days = [Day(weekday: first.weekday, week: 0)]
    case .weekly: break
    case .monthly where !hasDays && monthDays == nil: rule.monthDays = [first.day]
    case .monthly: break
    case .yearly where hasDays || monthDays != nil || yearDays != nil: break
    case .yearly where weeks != nil: rule.days = [Day(weekday: first.weekday, week: 0)]
    case .yearly: (rule.monthDays, rule.months) = ([first.day], months ?? [first.month])
    }
    return rule
  }

  /// The rule in the words of iCalendar (RFC 5545, section 3.3.10).
  var text: String {
    let names = ["DAILY", "WEEKLY", "MONTHLY", "YEARLY"]
    let weekdays = ["SU", "MO", "TU", "WE", "TH", "FR", "SA"]
    var parts = ["FREQ=\(names[period.rawValue])", "INTERVAL=\(interval)"]
    func add(_ name: String, _ list: [Int]?) {
      if let list { parts.append("\(name)=\(list.map(String.init).joined(separator: ","))") }
    }
    if let count { parts.append("COUNT=\(count)") }
    if let until {
      let style = Date.ISO8601FormatStyle(dateSeparator: .omitted, timeSeparator: .omitted)
      parts.append("UNTIL=\(until.ISO8601Format(style))")
    }
    if let days {
      let texts = days.map { ($0.week == 0 ? "" : "\($0.week)") + weekdays[($0.weekday + 6) % 7] }
      parts.append("BYDAY=\(texts.joined(separator: ","))")
    }
    add("BYMONTHDAY", monthDays)
    add("BYMONTH", months)
    add("BYWEEKNO", weeks)
    add("BYYEARDAY", yearDays)
    add("BYSETPOS", positions)
    return parts.joined(separator: ";")
  }
}
