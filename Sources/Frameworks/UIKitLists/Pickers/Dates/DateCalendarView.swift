import CoreGraphics
import Foundation
import TactusUIKitValues
import TactusUIKitViews

/// The calendar of a date picker: a month with its days, and in the mode of dates and times a label
/// for the time.
///
/// Steps Pickers.DC1…DC5.
final class DateCalendarView: UIView, DatePickerContent {
  /// Creates the calendar of a date picker.
  init(_ owner: UIDatePicker) {
    self.owner = owner
    super.init(frame: .zero)
    setUp()
  }

  required init?(coder: NSCoder) { nil }

  var contentSize: CGSize {
    CGSize(
      width: DatePickerMetrics.calendarWidth,
      height: pages.naturalHeight + (hasTime ? DatePickerMetrics.timeRowHeight : 0))
  }

  func reload() {
    guard let owner else { return }
    calendar = owner.shownCalendar
    time.isHidden = !hasTime
    timeTitle.isHidden = !hasTime
    owner.configure(time, .time, .compact)
    (pages.wheels.minimumDate, pages.wheels.maximumDate) = (owner.minimumDate, owner.maximumDate)
    pages.set(calendar, owner.shownLocale)
    show(owner.date, animated: false)
    setNeedsLayout()
  }

  func show(_ date: Date, animated: Bool) {
    time.date = date
    let month = CalendarMonth(of: date, in: calendar)
    if month == pages.month { pages.reload() } else { pages.show(month) }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    pages.frame = CGRect(x: 0, y: 0, width: bounds.width, height: pages.naturalHeight)
    guard hasTime else { return }
    let left = DatePickerMetrics.calendarMargin
    let right = bounds.width - DatePickerMetrics.calendarMargin
    let isFromRight = effectiveUserInterfaceLayoutDirection == .rightToLeft
    timeTitle.sizeToFit()
    time.frame.size = time.intrinsicContentSize
    for (view, isAtRight) in [(timeTitle, isFromRight), (time, !isFromRight)] as [(UIView, Bool)] {
      view.frame.origin = CGPoint(
        x: isAtRight ? right - view.bounds.width : left,
        y: pages.frame.maxY + (DatePickerMetrics.timeRowHeight - view.bounds.height) / 2)
    }
  }

  // MARK: Internals

  private weak var owner: UIDatePicker?
  private var calendar = Calendar.current
  private let pages = CalendarPages()
  private let timeTitle = UILabel()
  private let time = UIDatePicker()

  private var hasTime: Bool { owner?.datePickerMode == .dateAndTime }

  private func setUp() {
    pages.isAllowed = { [unowned self] in isAllowed($0.start, .month) }
    pages.configure = { [unowned self] in configure($0) }
    pages.onSelect = { [unowned self] in select($0) }
    pages.onSelectMonth = { [unowned self] in select($0) }
    timeTitle.text = DatePickerText.time
    timeTitle.font = .systemFont(ofSize: DatePickerMetrics.titleFontSize)
    time.addAction(UIAction { [weak self] _ in self?.selectTime() }, for: .valueChanged)
    [pages, timeTitle, time].forEach(addSubview)
  }

  private func configure(_ day: CalendarDayView) {
    day.isSelected = owner.map { calendar.isDate(day.date, inSameDayAs: $0.date) } ?? false
    day.isEnabled = isAllowed(day.date, .day)
  }

  /// Returns whether the unit of time that starts at a date is within the limits (Pickers.DC4).
  private func isAllowed(_ start: Date, _ unit: Calendar.Component) -> Bool {
    owner.map { $0.limited(start, to: unit) == start } ?? false
  }

  // MARK: Selection

  private func select(_ day: Date) {
    guard let owner else { return }
    let index = calendar.dateComponents([.day], from: pages.month.start, to: day).day ?? 0
    select(pages.month.date(ofDay: index, timeOf: owner.date, in: calendar), in: owner)
  }

  // The wheels of months and years keep the day, as far as the month has it (Pickers.DC3).
  private func select(_ month: CalendarMonth) {
    guard let owner else { return }
    let shown = CalendarMonth(of: owner.date, in: calendar)
    let months =
      calendar.dateComponents([.month], from: shown.start, to: month.start).month ?? 0
    let date = calendar.date(byAdding: .month, value: months, to: owner.date) ?? owner.date
    select(date, in: owner)
  }

  private func selectTime() {
    guard let owner else { return }
    select(time.date, in: owner)
  }

  private func select(_ date: Date, in owner: UIDatePicker) {
    owner.selected(owner.limited(date))
    show(owner.date, animated: false)
  }
}
