extension Product {
  /// The period of a subscription or an offer.
  public struct SubscriptionPeriod: Hashable, Sendable {
    /// A unit of time.
    public enum Unit: Hashable, Sendable {
      case day, week, month, year

      /// The name for the user.
      public var localizedDescription: String {
        switch self {
        case .day: "Day"
        case .week: "Week"
        case .month: "Month"
        case .year: "Year"
        }
      }
    }

    /// The unit.
    public let unit: Unit
    /// The number of units.
    public let value: Int

    /// Creates a period.
    init(_ value: Int, _ unit: Unit) { (self.value, self.unit) = (value, unit) }

    init(_ period: StorePeriod) {
      let unit: Unit =
        switch period.unit {
        case .day: .day
        case .week: .week
        case .month: .month
        case .year: .year
        }
      self.init(period.value, unit)
    }

    /// A week.
    public static let weekly = SubscriptionPeriod(1, .week)
    /// A month.
    public static let monthly = SubscriptionPeriod(1, .month)
    /// A year.
    public static let yearly = SubscriptionPeriod(1, .year)
    /// Three days.
    public static let everyThreeDays = SubscriptionPeriod(3, .day)
    /// Two weeks.
    public static let everyTwoWeeks = SubscriptionPeriod(2, .week)
    /// Two months.
    public static let everyTwoMonths = SubscriptionPeriod(2, .month)
    /// Three months.
    public static let everyThreeMonths = SubscriptionPeriod(3, .month)
    /// Six months.
    public static let everySixMonths = SubscriptionPeriod(6, .month)

    /// Returns the date range of the period from a date on.
    public func dateRange(referenceDate: Date = Date()) -> Range<Date> {
      let unit: StorePeriod.Unit =
        switch unit {
        case .day: .day
        case .week: .week
        case .month: .month
        case .year: .year
        }
      let end = StoreTimeRate.realTime.end(of: StorePeriod(value, unit), after: referenceDate)
      return referenceDate..<max(referenceDate, end)
    }
  }
}

extension Product.SubscriptionPeriod: CustomDebugStringConvertible {
  /// The value and the unit.
  public var debugDescription: String {
    "\(value) \(unit.localizedDescription)\(value == 1 ? "" : "s")"
  }
}
