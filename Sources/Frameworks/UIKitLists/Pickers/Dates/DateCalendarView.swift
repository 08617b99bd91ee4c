import CoreGraphics
import Foundation
import TactusUIKitValues
import TactusUIKitViews

/// The calendar of a date picker: a month with its days, and in the mode of dates and times a label
/// for the time.
///
/// Steps Pickers.DC1…DC5.
final class DateCalendarView: UIView, DatePickerContent, UIScrollViewDelegate {
  /// Creates the calendar of a date picker.
  init(_ owner: UIDatePicker) {
    self.owner = owner
    super.init(frame: .zero)
    setUp()
  }

  required init?(coder: NSCoder) { nil }

  private(set) var contentSize = CGSize(
    width: DatePickerMetrics.calendarWidth, height: DatePickerMetrics.calendarHeight)

  func reload() {
    guard let owner else { return }
    calendar = owner.shownCalendar
    texts = CalendarTexts(calendar, owner.shownLocale)
    for (label, text) in zip(weekdays, texts.weekdays) { label.text = text }
    contentSize.height =
      DatePickerMetrics.calendarHeight + (hasTime ? DatePickerMetrics.timeRowHeight : 0)
    time.isHidden = !hasTime
    timeTitle.isHidden = !hasTime
    owner.configure(time, .time, .compact)
    owner.configure(wheels, .yearAndMonth, .wheels)
    show(owner.date, animated: false)
    setNeedsLayout()
  }

  func show(_ date: Date, animated: Bool) {
    time.date = date
    wheels.date = date
    showMonth(CalendarMonth(of: date, in: calendar))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = bounds.width - 2 * DatePickerMetrics.calendarMargin
    let isFromRight = effectiveUserInterfaceLayoutDirection == .rightToLeft
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
    let height = DatePickerMetrics.dayHeight * CGFloat(DatePickerMetrics.weeks)
    pages.frame = CGRect(
      x: DatePickerMetrics.calendarMargin, y: top, width: width, height: height)
    pages.contentSize = CGSize(width: 3 * width, height: height)
    for (index, grid) in grids.enumerated() {
      let page = isFromRight ? 2 - index : index
      grid.frame = CGRect(x: CGFloat(page) * width, y: 0, width: width, height: height)
    }
    if !pages.isDragging, !pages.isDecelerating, !isTurning { centerPages() }
    wheels.frame = CGRect(
      x: DatePickerMetrics.calendarMargin, y: header, width: width,
      height: DatePickerMetrics.weekdayHeight + height)
    if hasTime {
      let size = time.intrinsicContentSize
      let y = DatePickerMetrics.calendarHeight
      let row = DatePickerMetrics.timeRowHeight
      timeTitle.sizeToFit()
      place(timeTitle, 0, y, CGSize(width: timeTitle.bounds.width, height: row))
      place(time, width - size.width, y + (row - size.height) / 2, size)
    }
  }

  // MARK: Turning the pages

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    if !decelerate { pageDidTurn() }
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { pageDidTurn() }

  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { pageDidTurn() }

  // MARK: Internals

  private weak var owner: UIDatePicker?
  private var calendar = Calendar.current
  private var texts = CalendarTexts(Calendar.current, Locale.current)
  private var month = CalendarMonth(of: Date(timeIntervalSince1970: 0), in: Calendar.current)
  /// Whether a page turns since a button was tapped.
  private var isTurning = false

  private let title = UIButton(type: .system)
  private let earlier = UIButton(type: .system)
  private let later = UIButton(type: .system)
  private let weekdays = (0..<7).map { _ in UILabel() }
  private let pages = UIScrollView()
  /// The months before, at and after the shown one.
  private let grids = (0..<3).map { _ in CalendarGridView() }
  private let wheels = UIDatePicker()
  private let timeTitle = UILabel()
  private let time = UIDatePicker()

  private var hasTime: Bool { owner?.datePickerMode == .dateAndTime }

  private func setUp() {
    title.titleLabel?.font = .systemFont(ofSize: DatePickerMetrics.titleFontSize, weight: .semibold)
    title.setTitleColor(.label, for: .normal)
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
      grid.onSelect = { [weak self] in self?.select($0) }
      pages.addSubview(grid)
    }
    wheels.isHidden = true
    wheels.addAction(
      UIAction { [weak self] _ in self?.selectMonth() }, for: .valueChanged)
    timeTitle.text = DatePickerText.time
    timeTitle.font = .systemFont(ofSize: DatePickerMetrics.titleFontSize)
    time.addAction(UIAction { [weak self] _ in self?.selectTime() }, for: .valueChanged)
    ([title, earlier, later] + weekdays + [pages, wheels, timeTitle, time]).forEach(addSubview)
  }

  /// Shows a month, with those before and after it beside it.
  private func showMonth(_ month: CalendarMonth) {
    guard let owner else { return }
    self.month = month
    let today = Date()
    for (index, grid) in grids.enumerated() {
      grid.show(
        month.advanced(by: index - 1, in: calendar), in: calendar, texts: texts, today: today,
        isSelected: { calendar.isDate($0, inSameDayAs: owner.date) },
        isAllowed: { owner.limited($0, to: .day) == $0 })
      grid.accessibilityElementsHidden = index != 1
    }
    let name = texts.month(of: month.start)
    let symbol = wheels.isHidden ? "chevron.forward" : "chevron.down"
    title.setTitle(name, for: .normal)
    title.setTitleColor(wheels.isHidden ? .label : tintColor, for: .normal)
    title.setImage(
      UIImage(
        systemName: symbol,
        withConfiguration: UIImage.SymbolConfiguration(
          pointSize: DatePickerMetrics.weekdayFontSize, weight: .semibold)), for: .normal)
    title.semanticContentAttribute =
      effectiveUserInterfaceLayoutDirection == .rightToLeft ? .forceLeftToRight : .forceRightToLeft
    title.accessibilityLabel = name
    earlier.isEnabled = isAllowed(monthAt: -1)
    later.isEnabled = isAllowed(monthAt: 1)
    pages.isScrollEnabled = earlier.isEnabled || later.isEnabled
    centerPages()
    setNeedsLayout()
  }

  /// Returns whether a month has a day within the limits (Pickers.DC4).
  private func isAllowed(monthAt offset: Int) -> Bool {
    guard let owner else { return false }
    let start = month.advanced(by: offset, in: calendar).start
    return owner.limited(start, to: .month) == start
  }

  /// The offset of the pages at the shown month.
  private var middle: CGPoint { CGPoint(x: pages.bounds.width, y: 0) }

  private func centerPages() {
    if pages.contentOffset != middle { pages.contentOffset = middle }
  }

  private func turn(_ way: Int) {
    guard !isTurning, pages.bounds.width > 0 else { return }
    isTurning = true
    let isFromRight = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let x = pages.bounds.width * CGFloat(isFromRight ? 1 - way : 1 + way)
    pages.setContentOffset(CGPoint(x: x, y: 0), animated: true)
  }

  /// Shows the month of the page on which the pages rest.
  private func pageDidTurn() {
    isTurning = false
    guard pages.bounds.width > 0 else { return }
    let page = Int((pages.contentOffset.x / pages.bounds.width).rounded())
    let way = effectiveUserInterfaceLayoutDirection == .rightToLeft ? 1 - page : page - 1
    // Pickers.DC4. A month without a day within the limits turns back.
    guard way != 0, isAllowed(monthAt: way) else {
      return pages.setContentOffset(middle, animated: way != 0)
    }
    showMonth(month.advanced(by: way, in: calendar))
    UIAccessibility.post(notification: .screenChanged, argument: title)
  }

  private func toggleWheels() {
    wheels.isHidden.toggle()
    let isCalendar = wheels.isHidden
    for view in [earlier, later, pages] + weekdays as [UIView] { view.isHidden = !isCalendar }
    if !isCalendar { wheels.date = month.start }
    showMonth(month)
  }

  // MARK: Selection

  private func select(_ day: Date) {
    guard let owner else { return }
    let index = calendar.dateComponents([.day], from: month.start, to: day).day ?? 0
    let date = month.date(ofDay: index, timeOf: owner.date, in: calendar)
    owner.selected(owner.limited(date))
    show(owner.date, animated: false)
  }

  // Pickers.DC3. The wheels of months and years keep the day, as far as the month has it.
  private func selectMonth() {
    guard let owner else { return }
    let months =
      calendar.dateComponents(
        [.month], from: CalendarMonth(of: owner.date, in: calendar).start,
        to: CalendarMonth(of: wheels.date, in: calendar).start
      ).month ?? 0
    let date = calendar.date(byAdding: .month, value: months, to: owner.date) ?? owner.date
    owner.selected(owner.limited(date))
    time.date = owner.date
    showMonth(CalendarMonth(of: owner.date, in: calendar))
  }

  private func selectTime() {
    guard let owner else { return }
    owner.selected(owner.limited(time.date))
    show(owner.date, animated: false)
  }
}
