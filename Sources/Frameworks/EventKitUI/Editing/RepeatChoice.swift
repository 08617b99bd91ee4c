/// The recurrences that the user can choose.
///
/// - Source: the user guide of the iPhone. Confidence: documented.
enum RepeatChoice: CaseIterable, Equatable {
  case never, daily, weekly, biweekly, monthly, yearly

  /// Creates the choice that corresponds to a rule; `nil` for any other rule.
  init?(_ rules: [EKRecurrenceRule]?) {
    guard let rules, let rule = rules.first else {
      self = .never
      return
    }
    let parts = [
      rule.daysOfTheMonth, rule.daysOfTheYear, rule.weeksOfTheYear, rule.monthsOfTheYear,
      rule.setPositions,
    ]
    guard rules.count == 1, rule.daysOfTheWeek == nil, parts.allSatisfy({ $0 == nil }),
      let choice = Self.allCases.first(where: {
        $0.period.map { $0 == (rule.frequency, rule.interval) } ?? false
      })
    else { return nil }
    self = choice
  }

  /// The text.
  var title: String {
    switch self {
    case .never: "Never"
    case .daily: "Every Day"
    case .weekly: "Every Week"
    case .biweekly: "Every 2 Weeks"
    case .monthly: "Every Month"
    case .yearly: "Every Year"
    }
  }

  /// Returns the recurrence rules of the choice with an end.
  func rules(until end: EKRecurrenceEnd?) -> [EKRecurrenceRule]? {
    period.map { frequency, interval in
      [
        EKRecurrenceRule(recurrenceWith: frequency, interval: interval, end: end)
      ]
    }
  }

  private var period: (EKRecurrenceFrequency, Int)? {
    switch self {
    case .never: nil
    case .daily: (.daily, 1)
    case .weekly: (.weekly, 1)
    case .biweekly: (.weekly, 2)
    case .monthly: (.monthly, 1)
    case .yearly: (.yearly, 1)
    }
  }
}
