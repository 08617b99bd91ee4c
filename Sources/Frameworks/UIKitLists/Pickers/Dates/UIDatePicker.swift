import CoreGraphics
import Foundation
import TactusUIKitValues
import TactusUIKitViews

/// A control that selects a date, a time or a duration.
///
/// Steps Pickers.DP1… are in `Documentation/Behaviour/Pickers.md`.
@preconcurrency @MainActor
open class UIDatePicker: UIControl {
  // MARK: Creating

  /// Creates a date picker of days and times at the current date.
  ///
  /// An empty frame becomes the size of the style.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
    if frame.size == .zero { takeContentSize() }
  }

  /// Creates a date picker; archives are not supported.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  // MARK: Date

  /// The date, rounded down to the minute interval (Pickers.DP1); a change by the app sends no
  /// action.
  open var date: Date {
    get { roundsToMinuteInterval ? rounded(own) : own }
    set { setDate(newValue, animated: false) }
  }

  /// Sets the date, within the limits, without sending an action.
  open func setDate(_ date: Date, animated: Bool) {
    own = limited(date)
    content?.show(self.date, animated: animated)
  }

  /// The earliest date; `nil` for no limit.
  ///
  /// A limit later than the latest date is ignored, and so are the limits in countdown mode.
  open var minimumDate: Date? { didSet { limitsDidChange() } }
  /// The latest date; `nil` for no limit.
  open var maximumDate: Date? { didSet { limitsDidChange() } }

  /// The duration in countdown mode, in seconds: from a minute, or the interval, to a minute less
  /// than a day.
  open var countDownDuration: TimeInterval {
    get { duration }
    set {
      let minutes = min(max((newValue / 60).rounded(.down), 1), 24 * 60 - 1)
      duration = minutes * 60
      setNeedsLayout()
      if datePickerMode == .countDownTimer { content?.show(date, animated: false) }
    }
  }

  /// The interval of the minutes: a divisor of 60 up to 30; another value becomes 1.
  open var minuteInterval: Int {
    get { interval }
    set {
      let valid = (1...30).contains(newValue) && 60 % newValue == 0 ? newValue : 1
      guard valid != interval else { return }
      interval = valid
      content?.reload()
    }
  }
  /// Whether the date is rounded to the minute interval.
  open var roundsToMinuteInterval = true

  // MARK: Mode

  /// The mode.
  open var datePickerMode: Mode = .dateAndTime {
    didSet { if datePickerMode != oldValue { modeOrStyleDidChange() } }
  }
  /// The locale; `nil` for the current one, or that of the calendar.
  open var locale: Locale? { didSet { content?.reload() } }
  /// The calendar.
  open var calendar: Calendar! { didSet { content?.reload() } }
  /// The time zone; `nil` for that of the calendar.
  open var timeZone: TimeZone? { didSet { content?.reload() } }

  /// The preferred style; a style that the mode does not have becomes one that it has.
  open var preferredDatePickerStyle: UIDatePickerStyle = .automatic {
    didSet { if preferredDatePickerStyle != oldValue { modeOrStyleDidChange() } }
  }
  /// The style, by the preferred style, the mode and the version of the system (Pickers.DP7).
  open var datePickerStyle: UIDatePickerStyle {
    let version = UIDevice.current.systemVersion.compare("14", options: .numeric)
    if version == .orderedAscending || [.countDownTimer, .yearAndMonth].contains(datePickerMode) {
      return .wheels
    }
    return switch preferredDatePickerStyle {
    case .wheels: .wheels
    case .inline: datePickerMode == .time ? .wheels : .inline
    case .automatic, .compact: .compact
    }
  }

  // MARK: View

  /// The size of the style.
  open override var intrinsicContentSize: CGSize { currentContent().contentSize }

  /// Returns the size of the style.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let content = currentContent()
    content.frame = bounds
    content.alpha = isEnabled ? 1 : 0.5
    content.isUserInteractionEnabled = isEnabled
  }

  open override var isEnabled: Bool { didSet { setNeedsLayout() } }

  // MARK: Internals

  private var own = Date()
  private var duration: TimeInterval = 60
  private var interval = 1
  private var content: (any DatePickerContent)?
  private var contentStyle: UIDatePickerStyle?
  /// The size of the content that the date picker took last.
  private var takenSize = CGSize.zero

  /// The calendar that is shown, in the date picker's time zone.
  var shownCalendar: Calendar {
    var calendar = self.calendar ?? Calendar.current
    if let timeZone { calendar.timeZone = timeZone }
    calendar.locale = shownLocale
    return calendar
  }

  /// The locale that is shown.
  var shownLocale: Locale { locale ?? calendar?.locale ?? Locale.current }

  /// Returns the nearest date within the limits.
  func limited(_ date: Date) -> Date {
    guard datePickerMode != .countDownTimer else { return date }
    if let minimumDate, let maximumDate, minimumDate > maximumDate { return date }
    var date = date
    if let minimumDate { date = max(date, minimumDate) }
    if let maximumDate { date = min(date, maximumDate) }
    return date
  }

  /// Returns a date, or the nearest one within the limits if it is in another unit of time.
  func limited(_ date: Date, to unit: Calendar.Component) -> Date {
    let limited = limited(date)
    return shownCalendar.isDate(limited, equalTo: date, toGranularity: unit) ? date : limited
  }

  /// Handles a date that the user has selected.
  func selected(_ date: Date) {
    own = date
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }

  /// Handles a duration that the user has selected.
  func selectedDuration(_ seconds: TimeInterval) {
    duration = seconds
    content?.setNeedsLayout()
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }

  /// Gives another date picker this one's limits, calendar and language, a mode and a style.
  func configure(_ picker: UIDatePicker, _ mode: Mode, _ style: UIDatePickerStyle) {
    (picker.datePickerMode, picker.preferredDatePickerStyle) = (mode, style)
    (picker.calendar, picker.locale, picker.timeZone) = (calendar, locale, timeZone)
    (picker.minimumDate, picker.maximumDate) = (minimumDate, maximumDate)
    picker.minuteInterval = minuteInterval
    picker.roundsToMinuteInterval = roundsToMinuteInterval
  }

  private func setUp() {
    isOpaque = false
    calendar = Calendar.current
  }

  /// Returns the view of the style, made when it is first needed.
  private func currentContent() -> any DatePickerContent {
    let style = datePickerStyle
    if let content, contentStyle == style { return content }
    content?.removeFromSuperview()
    let content: any DatePickerContent =
      switch style {
      case .compact: CompactDateView(self)
      case .inline: DateCalendarView(self)
      case .automatic, .wheels: DateWheelsView(self)
      }
    (self.content, contentStyle) = (content, style)
    addSubview(content)
    content.reload()
    return content
  }

  /// Shows another mode or style; a date picker that has the size of its content takes that of the
  /// new content.
  private func modeOrStyleDidChange() {
    guard let content else { return }
    let hasContentSize = bounds.size == takenSize || bounds.size == content.contentSize
    if contentStyle == datePickerStyle { content.reload() }
    if hasContentSize { takeContentSize() }
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private func takeContentSize() {
    takenSize = intrinsicContentSize
    frame.size = takenSize
  }

  private func limitsDidChange() {
    own = limited(own)
    content?.reload()
  }

  private func rounded(_ date: Date) -> Date {
    guard interval > 1 else { return date }
    let parts = shownCalendar.dateComponents([.minute, .second, .nanosecond], from: date)
    let surplus =
      Double((parts.minute ?? 0) % interval * 60 + (parts.second ?? 0))
      + Double(parts.nanosecond ?? 0) / 1e9
    return date.addingTimeInterval(-surplus)
  }
}
