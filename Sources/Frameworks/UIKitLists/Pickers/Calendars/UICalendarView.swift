import CoreGraphics
import Foundation
import TactusUIKitValues
import TactusUIKitViews

/// A calendar whose days can be selected and decorated.
///
/// Steps Pickers.CV1…
@preconcurrency @MainActor
open class UICalendarView: UIView {
  // MARK: Creating

  /// Creates a calendar that shows the present month.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a calendar that shows the present month; archives are not supported.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  // MARK: Configuring

  /// The delegate, which decorates days.
  open weak var delegate: (any UICalendarViewDelegate)? { didSet { reload() } }
  /// The behavior of selections; nil if no day can be selected.
  open var selectionBehavior: UICalendarSelection? {
    didSet {
      oldValue?.view = nil
      selectionBehavior?.view = self
      reload()
    }
  }
  /// The calendar.
  open var calendar: Calendar = .current { didSet { changeCalendar() } }
  /// The locale of the texts.
  open var locale: Locale = .current { didSet { changeCalendar() } }
  /// The time zone; nil for that of the calendar.
  open var timeZone: TimeZone? { didSet { changeCalendar() } }
  /// The design of the font.
  open var fontDesign: UIFontDescriptor.SystemDesign = .default { didSet { reload() } }
  /// The dates that can be seen and selected.
  open var availableDateRange = DateInterval(start: .distantPast, end: .distantFuture) {
    didSet { reload() }
  }
  /// Whether days have room for decorations.
  open var wantsDateDecorations = true { didSet { reload() } }

  // MARK: Months

  /// The month that is shown: its era, year and month.
  open var visibleDateComponents: DateComponents {
    get { components(of: pages.month.start, [.era, .year, .month]) }
    set { setVisibleDateComponents(newValue, animated: false) }
  }

  /// Shows a month (Pickers.CV2).
  open func setVisibleDateComponents(_ dateComponents: DateComponents, animated: Bool) {
    guard let date = date(of: dateComponents) else { return }
    pages.show(CalendarMonth(of: limited(date), in: shownCalendar), animated: animated)
  }

  // MARK: Decorations

  /// Asks the delegate again for the decorations of days (Pickers.CV5).
  open func reloadDecorations(forDateComponents dates: [DateComponents], animated: Bool) {
    let days = dates.compactMap(date(of:)).map { shownCalendar.startOfDay(for: $0) }
    for day in pages.days where days.contains(day.date) {
      let change = { self.decorate(day) }
      if animated {
        UIView.transition(
          with: day, duration: CalendarMetrics.fade, options: .transitionCrossDissolve,
          animations: change)
      } else {
        change()
      }
    }
  }

  // MARK: View

  /// The size of the calendar; its width is that of the screen.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: pages.naturalHeight)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(
      width: max(size.width, DatePickerMetrics.calendarWidth), height: pages.naturalHeight)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    pages.frame = bounds
  }

  // MARK: Internals

  private let pages = CalendarPages()

  /// The calendar in the time zone and the locale of the view.
  var shownCalendar: Calendar {
    var shown = calendar
    if let timeZone { shown.timeZone = timeZone }
    return shown
  }

  /// Returns the first moment of a day; nil for components that do not form a date.
  func date(of components: DateComponents) -> Date? {
    var parts = components
    parts.calendar = nil
    return (components.calendar ?? shownCalendar).date(from: parts)
  }

  /// Returns the components of a date, with its calendar.
  func components(_ date: Date) -> DateComponents {
    components(of: date, [.era, .year, .month, .day])
  }

  private func components(of date: Date, _ parts: Set<Calendar.Component>) -> DateComponents {
    var components = shownCalendar.dateComponents(parts, from: date)
    components.calendar = shownCalendar
    return components
  }

  /// Shows the selection and the days that can be selected.
  func reload() {
    pages.hasDecorations = wantsDateDecorations
    pages.reload()
    invalidateIntrinsicContentSize()
  }

  private func changeCalendar() {
    pages.set(shownCalendar, locale)
    reload()
  }

  private func setUp() {
    pages.isAllowed = { [unowned self] in isAvailable($0) }
    pages.configure = { [unowned self] in configure($0) }
    pages.onSelect = { [unowned self] in select($0) }
    pages.onTurn = { [unowned self] old in
      let month = components(of: old.start, [.era, .year, .month])
      delegate?.calendarView(self, didChangeVisibleDateComponentsFrom: month)
    }
    addSubview(pages)
    pages.set(shownCalendar, locale)
    pages.show(CalendarMonth(of: Date(), in: shownCalendar), animated: false)
    reload()
  }

  /// Returns whether a month has a day in the range (Pickers.CV2).
  private func isAvailable(_ month: CalendarMonth) -> Bool {
    let end = month.advanced(by: 1, in: shownCalendar).start
    return month.start <= availableDateRange.end && end > availableDateRange.start
  }

  private func limited(_ date: Date) -> Date {
    min(max(date, availableDateRange.start), availableDateRange.end)
  }

  /// Fills a day.
  private func configure(_ day: CalendarDayView) {
    let next = shownCalendar.date(byAdding: .day, value: 1, to: day.date) ?? day.date
    let isInRange = day.date <= availableDateRange.end && next > availableDateRange.start
    day.fontDesign = fontDesign
    day.isSelected = selectionBehavior?.isSelected(day.date) ?? false
    // Without a behavior days are shown as usual, and cannot be touched.
    day.isEnabled = isInRange && selectionBehavior?.mayTouch(day.date) ?? true
    day.isUserInteractionEnabled = selectionBehavior != nil
    decorate(day)
  }

  /// Shows the decoration of a day (Pickers.CV5).
  private func decorate(_ day: CalendarDayView) {
    guard wantsDateDecorations, let delegate else { return day.decoration = nil }
    day.decoration =
      delegate.calendarView(self, decorationFor: components(day.date))?
      .makeView(tint: tintColor)
  }

  private func select(_ day: Date) {
    selectionBehavior?.touched(day)
    pages.reload()
  }
}
