import CoreGraphics
import Foundation
import TactusUIKitValues
import TactusUIKitViews

/// The days of one month.
final class CalendarGridView: UIView {
  /// The closure to call with the first moment of a day that the user taps.
  var onSelect: (Date) -> Void = { _ in }

  /// The days, in order.
  private(set) var days: [CalendarDayView] = []

  /// Shows a month, with a mark at today's date.
  func show(_ month: CalendarMonth, in calendar: Calendar, texts: CalendarTexts, today: Date) {
    self.month = month
    while days.count > month.dayCount { days.removeLast().removeFromSuperview() }
    while days.count < month.dayCount {
      let day = CalendarDayView()
      day.addAction(
        UIAction { [weak self, weak day] _ in
          if let day { self?.onSelect(day.date) }
        }, for: .touchUpInside)
      days.append(day)
      addSubview(day)
    }
    for (index, day) in days.enumerated() {
      let date = calendar.date(byAdding: .day, value: index, to: month.start) ?? month.start
      day.date = date
      day.setText(texts.number(of: date), reading: texts.reading(of: date))
      day.isToday = calendar.isDate(date, inSameDayAs: today)
    }
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let month else { return }
    let width = bounds.width / 7
    let height = bounds.height / CGFloat(DatePickerMetrics.weeks)
    let isFromRight = effectiveUserInterfaceLayoutDirection == .rightToLeft
    for (index, day) in days.enumerated() {
      let (row, column) = month.place(ofDay: index)
      let x = CGFloat(isFromRight ? 6 - column : column) * width
      day.frame = CGRect(x: x, y: CGFloat(row) * height, width: width, height: height)
    }
  }

  // MARK: Internals

  private var month: CalendarMonth?
}
