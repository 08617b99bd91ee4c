/// A recurrence rule of an event or a reminder (Calendars.RC1…).
///
/// - Thread: one at a time.
open class EKRecurrenceRule: EKObject, NSCopying, @unchecked Sendable {
  /// The stored form of the rule.
  private(set) var rule: StoredRule

  // MARK: Creating

  /// Creates a rule for each day.
  public override init() {
    rule = StoredRule(frequency: EKRecurrenceFrequency.daily.rawValue, interval: 1)
    super.init()
  }

  /// Creates a rule for each day, week, month or year, or for one of several.
  ///
  /// - Parameters:
  ///   - type: The frequency.
  ///   - interval: The interval between occurrences in days, weeks, months or years; a number below
  ///     1 traps (Calendars.RC2).
  ///   - end: The end; `nil` for none.
  public init(
    recurrenceWith type: EKRecurrenceFrequency, interval: Int, end: EKRecurrenceEnd?
  ) {
    rule = StoredRule(frequency: type.rawValue, interval: Self.checked(interval))
    super.init()
    recurrenceEnd = end
  }

  /// Creates a rule for some days of each day, week, month or year, or of one of several
  /// (Calendars.RC3).
  ///
  /// - Parameters:
  ///   - type: The frequency.
  ///   - interval: The interval between occurrences in days, weeks, months or years; a number below
  ///     1 traps.
  ///   - days: The days of the week; `nil` for those of the first occurrence.
  ///   - monthDays: The days of the month, counted from its end if negative.
  ///   - months: The months of the year.
  ///   - weeksOfTheYear: The weeks of the year, counted from its end if negative.
  ///   - daysOfTheYear: The days of the year, counted from its end if negative.
  ///   - setPositions: The indexes of the days that count in each period, counted from its end if
  ///     negative.
  ///   - end: The end; `nil` for none.
  public init(
    recurrenceWith type: EKRecurrenceFrequency, interval: Int,
    daysOfTheWeek days: [EKRecurrenceDayOfWeek]?, daysOfTheMonth monthDays: [NSNumber]?,
    monthsOfTheYear months: [NSNumber]?, weeksOfTheYear: [NSNumber]?, daysOfTheYear: [NSNumber]?,
    setPositions: [NSNumber]?, end: EKRecurrenceEnd?
  ) {
    func numbers(_ list: [NSNumber]?) -> [Int]? {
      list.flatMap { $0.isEmpty ? nil : $0.map(\.intValue) }
    }
    var rule = StoredRule(frequency: type.rawValue, interval: Self.checked(interval))
    rule.days = days.flatMap { days in
      days.isEmpty
        ? nil
        : days.map { StoredRule.Day(weekday: $0.dayOfTheWeek.rawValue, week: $0.weekNumber) }
    }
    (rule.monthDays, rule.months) = (numbers(monthDays), numbers(months))
    (rule.weeks, rule.yearDays) = (numbers(weeksOfTheYear), numbers(daysOfTheYear))
    rule.positions = numbers(setPositions)
    self.rule = rule
    super.init()
    recurrenceEnd = end
  }

  init(_ rule: StoredRule) {
    self.rule = rule
    super.init()
  }

  // MARK: Properties

  /// The calendar of the rule: the Gregorian one.
  open var calendarIdentifier: String { "gregorian" }
  /// The end; `nil` for none.
  open var recurrenceEnd: EKRecurrenceEnd? {
    get {
      rule.until.map { EKRecurrenceEnd(end: $0) }
        ?? rule.count.map { EKRecurrenceEnd(occurrenceCount: $0) }
    }
    set {
      rule.until = newValue?.endDate
      rule.count = newValue.flatMap { $0.endDate == nil ? $0.occurrenceCount : nil }
    }
  }
  /// The frequency.
  open var frequency: EKRecurrenceFrequency {
    EKRecurrenceFrequency(rawValue: rule.frequency) ?? .daily
  }
  /// The distance of two occurrences in days, weeks, months or years.
  open var interval: Int { rule.interval }
  /// The first day of the week, 1 for Sunday; always 0, which acts as Monday, since apps cannot set
  /// it.
  open var firstDayOfTheWeek: Int { 0 }
  /// The days of the week; `nil` for those of the first occurrence.
  open var daysOfTheWeek: [EKRecurrenceDayOfWeek]? {
    rule.days?.map {
      EKRecurrenceDayOfWeek(
        dayOfTheWeek: EKWeekday(rawValue: $0.weekday) ?? .sunday, weekNumber: $0.week)
    }
  }
  /// The days of the month, counted from its end if negative; `nil` for none.
  open var daysOfTheMonth: [NSNumber]? { numbers(rule.monthDays) }
  /// The days of the year, counted from its end if negative; `nil` for none.
  open var daysOfTheYear: [NSNumber]? { numbers(rule.yearDays) }
  /// The weeks of the year, counted from its end if negative; `nil` for none.
  open var weeksOfTheYear: [NSNumber]? { numbers(rule.weeks) }
  /// The months of the year; `nil` for none.
  open var monthsOfTheYear: [NSNumber]? { numbers(rule.months) }
  /// The indexes of the days that count in each period, counted from its end if negative; `nil` for
  /// all.
  open var setPositions: [NSNumber]? { numbers(rule.positions) }

  // MARK: Objects

  /// Returns a rule with the same values.
  open func copy(with zone: NSZone? = nil) -> Any { EKRecurrenceRule(rule) }

  /// Returns whether another object is the same rule.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? EKRecurrenceRule)?.rule == rule
  }
  /// The hash value.
  open override var hash: Int { rule.frequency * 31 + rule.interval }
  /// A description for debugging.
  open override var description: String { "EKRecurrenceRule RRULE \(rule.text)" }

  // MARK: Internals

  private func numbers(_ list: [Int]?) -> [NSNumber]? { list?.map { NSNumber(value: $0) } }

  private static func checked(_ interval: Int) -> Int {
    guard interval > 0 else {
      NSException(
        name: .invalidArgumentException, reason: "The recurrence interval must be greater than 0."
      ).raise()
    }
    return interval
  }
}
