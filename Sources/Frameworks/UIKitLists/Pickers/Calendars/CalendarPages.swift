import CoreGraphics
import Foundation
import TactusUIKitValues
import TactusUIKitViews

/// The months of a calendar view or a date picker: one is shown, and its neighbors are one page
/// away.
///
/// Wheels of months and years replace them on demand.
///
/// Steps Pickers.CV1…, Pickers.DC1…
final class CalendarPages: UIView, UIScrollViewDelegate {
  override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  required init?(coder: NSCoder) { nil }

  /// Returns whether a month can be shown.
  var isAllowed: (CalendarMonth) -> Bool = { _ in true }
  /// Fills a day.
  var configure: (CalendarDayView) -> Void = { _ in }
  /// Called with the first moment of a day that the user taps.
  var onSelect: (Date) -> Void = { _ in }
  /// Called with the former month when another is shown.
  var onTurn: (CalendarMonth) -> Void = { _ in }
  /// Called with the month that the user selects by the wheels; shows it unless it is replaced.
  lazy var onSelectMonth: (CalendarMonth) -> Void = { [unowned self] in show($0) }
  /// Whether days have room for decorations.
  var hasDecorations = false { didSet { setNeedsLayout() } }
  /// The wheels of months and years, which a tap on the month's name shows.
  let wheels = UIDatePicker()

  /// The month that is shown.
  private(set) var month = CalendarMonth(of: Date(timeIntervalSince1970: 0), in: .current)
  /// The days of the shown month and of those beside it.
  var days: [CalendarDayView] { grids.flatMap(\.days) }

  /// The height of a day.
  private var dayHeight: CGFloat {
    DatePickerMetrics.dayHeight + (hasDecorations ? CalendarMetrics.decorationHeight : 0)
  }

  /// The height of the calendar.
  var naturalHeight: CGFloat {
    DatePickerMetrics.headerHeight + DatePickerMetrics.weekdayHeight
      + dayHeight * CGFloat(DatePickerMetrics.weeks)
  }

  /// Sets the calendar and the locale.
  func set(_ calendar: Calendar, _ locale: Locale) {
    self.calendar = calendar
    texts = CalendarTexts(calendar, locale)
    for (label, text) in zip(weekdays, texts.weekdays) { label.text = text }
    (wheels.calendar, wheels.locale, wheels.timeZone) = (calendar, locale, calendar.timeZone)
    // The first moment may be in the month before in another time zone.
    let middle = calendar.date(byAdding: .day, value: month.dayCount / 2, to: month.start)
    month = CalendarMonth(of: middle ?? month.start, in: calendar)
  }

  /// Shows a month; animated by turning one page towards it.
  func show(_ new: CalendarMonth, animated: Bool = false) {
    guard new != (goal ?? month) else { return }
    guard animated, window != nil, !isTurning, pages.bounds.width > 0 else { return become(new) }
    let way = new.start > month.start ? 1 : -1
    goal = new
    fill(grids[1 + way], with: new)
    scroll(way)
  }

  /// Fills all days again.
  func reload() {
    for (index, grid) in grids.enumerated() {
      fill(grid, with: month.advanced(by: index - 1, in: calendar))
      grid.accessibilityElementsHidden = index != 1
    }
    let name = texts.month(of: month.start)
    title.setTitle(name, for: .normal)
    title.accessibilityLabel = name
    title.setTitleColor(wheels.isHidden ? .label : tintColor, for: .normal)
    let arrow = UIImage.SymbolConfiguration(
      pointSize: DatePickerMetrics.weekdayFontSize, weight: .semibold)
    title.setImage(
      UIImage(
        systemName: wheels.isHidden ? "chevron.forward" : "chevron.down", withConfiguration: arrow),
      for: .normal)
    title.semanticContentAttribute = isFromRight ? .forceLeftToRight : .forceRightToLeft
    earlier.isEnabled = isAllowed(month.advanced(by: -1, in: calendar))
    later.isEnabled = isAllowed(month.advanced(by: 1, in: calendar))
    pages.isScrollEnabled = earlier.isEnabled || later.isEnabled
    if !pages.isDragging, !pages.isDecelerating, !isTurning { centerPages() }
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = bounds.width - 2 * DatePickerMetrics.calendarMargin
    guard width > 0 else { return }
    func place(_ view: UIView, _ x: CGFloat, _ y: CGFloat, _ size: CGSize) {
      let left = isFromRight ? width - x - size.width : x
      view.frame = CGRect(
        origin: CGPoint(x: DatePickerMetrics.calendarMargin + left, y: y), size: size)
    }
    let header = DatePickerMetrics.headerHeight
    let arrow = CGSize(width: DatePickerMetrics.arrowWidth, height: header)
    let gap = DatePickerMetrics.titleGap
    title.imageEdgeInsets.left = isFromRight ? -gap : gap
    title.imageEdgeInsets.right = -title.imageEdgeInsets.left
    title.sizeToFit()
    let space = width - 2 * arrow.width
    place(title, 0, 0, CGSize(width: min(title.bounds.width, space), height: header))
    place(earlier, width - 2 * arrow.width, 0, arrow)
    place(later, width - arrow.width, 0, arrow)
    for (index, label) in weekdays.enumerated() {
      let size = CGSize(width: width / 7, height: DatePickerMetrics.weekdayHeight)
      place(label, CGFloat(index) * size.width, header, size)
    }
    let top = header + DatePickerMetrics.weekdayHeight
    let height = dayHeight * CGFloat(DatePickerMetrics.weeks)
    pages.frame = CGRect(
      x: DatePickerMetrics.calendarMargin, y: top, width: width, height: height)
    pages.contentSize = CGSize(width: 3 * width, height: height)
    for (index, grid) in grids.enumerated() {
      let page = isFromRight ? 2 - index : index
      grid.frame = CGRect(x: CGFloat(page) * width, y: 0, width: width, height: height)
    }
    if !pages.isDragging, !pages.isDecelerating, !isTurning { centerPages() }
    wheels.frame = CGRect(
      x: DatePickerMetrics.calendarMargin, y: header, width: width, height: bounds.height - header)
  }

  // MARK: Turning the pages

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    if !decelerate { pageDidTurn() }
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { pageDidTurn() }

  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { pageDidTurn() }

  // MARK: Internals

  private var calendar = Calendar.current
  private var texts = CalendarTexts(Calendar.current, Locale.current)
  /// The month towards which a page turns; nil for the next one.
  private var goal: CalendarMonth?
  private var isTurning = false

  private let title = UIButton(type: .system)
  private let earlier = UIButton(type: .system)
  private let later = UIButton(type: .system)
  private let weekdays = (0..<7).map { _ in UILabel() }
  private let pages = UIScrollView()
  /// The months before, at and after the shown one.
  private let grids = (0..<3).map { _ in CalendarGridView() }

  private var isFromRight: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  private func setUp() {
    title.titleLabel?.font = .systemFont(ofSize: DatePickerMetrics.titleFontSize, weight: .semibold)
    title.addAction(UIAction { [weak self] _ in self?.toggleWheels() }, for: .touchUpInside)
    title.accessibilityHint = DatePickerText.monthHint
    for (button, symbol, name, way) in [
      (earlier, "chevron.backward", ControlTexts.previousMonth, -1),
      (later, "chevron.forward", ControlTexts.nextMonth, 1),
    ] {
      let symbols = UIImage.SymbolConfiguration(
        pointSize: DatePickerMetrics.titleFontSize, weight: .semibold)
      button.setImage(UIImage(systemName: symbol, withConfiguration: symbols), for: .normal)
      button.accessibilityLabel = name
      button.addAction(UIAction { [weak self] _ in self?.turn(way) }, for: .touchUpInside)
    }
    for label in weekdays {
      label.font = .systemFont(ofSize: DatePickerMetrics.weekdayFontSize, weight: .semibold)
      label.textColor = .tertiaryLabel
      label.textAlignment = .center
      // Each day is read with its weekday.
      label.isAccessibilityElement = false
    }
    pages.isPagingEnabled = true
    pages.showsHorizontalScrollIndicator = false
    pages.delegate = self
    for grid in grids {
      grid.onSelect = { [weak self] in self?.onSelect($0) }
      pages.addSubview(grid)
    }
    wheels.datePickerMode = .yearAndMonth
    wheels.preferredDatePickerStyle = .wheels
    wheels.isHidden = true
    wheels.addAction(
      UIAction { [weak self] _ in self?.selectMonth() }, for: .valueChanged)
    ([title, earlier, later] + weekdays + [pages, wheels]).forEach(addSubview)
  }

  private func fill(_ grid: CalendarGridView, with month: CalendarMonth) {
    grid.show(month, in: calendar, texts: texts, today: Date())
    for day in grid.days { configure(day) }
  }

  /// Shows a month immediately, and stops a page that turns.
  private func become(_ new: CalendarMonth) {
    if isTurning { pages.setContentOffset(middle, animated: false) }
    let old = month
    (month, goal, isTurning) = (new, nil, false)
    if CalendarMonth(of: wheels.date, in: calendar) != new { wheels.date = new.start }
    reload()
    if new != old { onTurn(old) }
  }

  /// The offset of the pages at the shown month.
  private var middle: CGPoint { CGPoint(x: pages.bounds.width, y: 0) }

  private func centerPages() {
    if pages.contentOffset != middle { pages.setContentOffset(middle, animated: false) }
  }

  private func turn(_ way: Int) {
    guard !isTurning, pages.bounds.width > 0 else { return }
    scroll(way)
  }

  private func scroll(_ way: Int) {
    isTurning = true
    let x = pages.bounds.width * CGFloat(isFromRight ? 1 - way : 1 + way)
    pages.setContentOffset(CGPoint(x: x, y: 0), animated: true)
  }

  /// Shows the month of the page on which the pages rest.
  private func pageDidTurn() {
    isTurning = false
    guard pages.bounds.width > 0 else { return }
    let page = Int((pages.contentOffset.x / pages.bounds.width).rounded())
    let way = isFromRight ? 1 - page : page - 1
    let new = goal ?? month.advanced(by: way, in: calendar)
    goal = nil
    // A month without an available day turns back (Pickers.CV2, Pickers.DC4).
    guard way != 0, isAllowed(new) else {
      return pages.setContentOffset(middle, animated: way != 0)
    }
    become(new)
    UIAccessibility.post(notification: .screenChanged, argument: title)
  }

  private func toggleWheels() {
    wheels.isHidden.toggle()
    let isCalendar = wheels.isHidden
    for view in [earlier, later, pages] + weekdays as [UIView] { view.isHidden = !isCalendar }
    reload()
  }

  private func selectMonth() {
    let new = CalendarMonth(of: wheels.date, in: calendar)
    guard isAllowed(new) else { return wheels.date = month.start }
    onSelectMonth(new)
  }
}
