/// The speed at which periods of subscriptions pass.
///
/// - Source: Apple's reference of `SKTestSession.TimeRate`. Confidence: documented, except for
///   weeks of `.month(900)` and for days, which are guesses in proportion.
package enum StoreTimeRate: Hashable, Sendable {
  /// Real time.
  case realTime
  /// A month takes a number of seconds, and longer periods in proportion.
  case month(Double)
  /// Each period takes a number of seconds.
  case period(Double)

  /// Returns the end of a period.
  func end(of period: StorePeriod, after date: Date) -> Date {
    switch self {
    case .realTime:
      var calendar = Calendar(identifier: .gregorian)
      calendar.timeZone = .gmt
      let component: Calendar.Component =
        switch period.unit {
        case .day: .day
        case .week: .weekOfYear
        case .month: .month
        case .year: .year
        }
      return calendar.date(byAdding: component, value: period.value, to: date) ?? date
    case .month(let seconds): return date + Self.seconds(of: period, month: seconds)
    case .period(let seconds): return date + seconds
    }
  }

  /// Returns the end of the grace period after a failed renewal.
  func graceEnd(of period: StorePeriod, after date: Date) -> Date {
    switch self {
    case .realTime: date + (period.unit == .week ? 6 : 16) * Self.day
    case .month, .period: end(of: period, after: date)
    }
  }

  /// Returns the end of the retry period of a failed renewal.
  ///
  /// - Source: Apple's reference for 60 days in real time; the rest is a guess.
  func retryEnd(of period: StorePeriod, after date: Date) -> Date {
    switch self {
    case .realTime: date + 60 * Self.day
    case .month, .period: end(of: period, after: end(of: period, after: date))
    }
  }

  private static let day = 86_400.0

  private static func seconds(of period: StorePeriod, month: Double) -> Double {
    let week =
      switch month {
      case 30: 10.0
      case 300: 180.0
      case 1800: 600.0
      case 3600: 900.0
      default: month / 3
      }
    let count = Double(period.value)
    return switch period.unit {
    case .day: week / 7 * count
    case .week: week * count
    case .month: month * count
    case .year: month * 12 * count
    }
  }
}
