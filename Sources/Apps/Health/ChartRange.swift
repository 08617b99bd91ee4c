import UIKit

/// A time that a chart shows, in parts.
enum ChartRange: Int, CaseIterable {
  case day, week, month

  /// The title.
  var title: String {
    switch self {
    case .day: HealthTexts["D"]
    case .week: HealthTexts["W"]
    case .month: HealthTexts["M"]
    }
  }

  /// The length of a part.
  var part: DateComponents {
    self == .day ? DateComponents(hour: 1) : DateComponents(day: 1)
  }

  /// The number of parts.
  var count: Int {
    switch self {
    case .day: 24
    case .week: 7
    case .month: 30
    }
  }

  /// Returns the beginning of the time whose last day is that of a date.
  func start(_ date: Date, _ calendar: Calendar = .current) -> Date {
    let day = calendar.startOfDay(for: date)
    guard self != .day else { return day }
    return calendar.date(byAdding: .day, value: 1 - count, to: day) ?? day
  }

  /// Returns the end of the time whose last day is that of a date.
  func end(_ date: Date, _ calendar: Calendar = .current) -> Date {
    let day = calendar.startOfDay(for: date)
    return calendar.date(byAdding: .day, value: 1, to: day) ?? day
  }
}
