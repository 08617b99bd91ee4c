import CoreGraphics
import Foundation
import TactusUIKitValues
import TactusUIKitViews

/// A control that selects a date, a time or a duration.
///
/// Steps Pickers.DP1… are in `Documentation/Behaviour/Pickers.md`. Every style shows wheels.
@preconcurrency @MainActor
open class UIDatePicker: UIControl {
  // MARK: Creating

  /// Creates a date picker of days and times at the current date.
  ///
  /// An empty frame becomes the default size.
  public override init(frame: CGRect) {
    super.init(
      frame: frame.size == .zero ? CGRect(origin: frame.origin, size: PickerMetrics.size) : frame)
    setUp()
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
    dates.show(self.date, animated: animated)
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
      if datePickerMode == .countDownTimer { dates.show(date, animated: false) }
    }
  }

  /// The interval of the minutes: a divisor of 60 up to 30; another value counts as 1.
  open var minuteInterval = 1 { didSet { if minuteInterval != oldValue { dates.reload() } } }
  /// A Boolean value that indicates whether the date is rounded to the minute interval.
  open var roundsToMinuteInterval = true

  // MARK: Mode

  /// The mode.
  open var datePickerMode: Mode = .dateAndTime {
    didSet { if datePickerMode != oldValue { modeDidChange() } }
  }
  /// The locale; `nil` for the current one, or that of the calendar.
  open var locale: Locale? { didSet { dates.reload() } }
  /// The calendar.
  open var calendar: Calendar! { didSet { dates.reload() } }
  /// The time zone; `nil` for that of the calendar.
  open var timeZone: TimeZone? { didSet { dates.reload() } }

  /// The preferred style; every style shows wheels.
  open var preferredDatePickerStyle: UIDatePickerStyle = .automatic {
    didSet {
      guard [.compact, .inline].contains(preferredDatePickerStyle) else { return }
      RuntimeWarning.once("a date picker of the style \(preferredDatePickerStyle) shows wheels")
    }
  }
  /// The style: wheels.
  open var datePickerStyle: UIDatePickerStyle { .wheels }

  // MARK: View

  /// The default size.
  open override var intrinsicContentSize: CGSize { PickerMetrics.size }

  /// Returns the default size.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { PickerMetrics.size }

  open override func layoutSubviews() {
    super.layoutSubviews()
    dates.wheels.frame = bounds
    dates.wheels.alpha = isEnabled ? 1 : 0.5
    dates.wheels.isUserInteractionEnabled = isEnabled
    placeUnits()
  }

  open override var isEnabled: Bool { didSet { setNeedsLayout() } }

  // MARK: Internals

  private var own = Date()
  private var duration: TimeInterval = 60
  private lazy var dates = DateWheels(self)
  private let hours = UILabel()
  private let minutes = UILabel()

  /// The calendar of the wheels, in the date picker's time zone.
  var wheelCalendar: Calendar {
    var calendar = self.calendar ?? Calendar.current
    if let timeZone { calendar.timeZone = timeZone }
    calendar.locale = wheelLocale
    return calendar
  }

  /// The locale of the wheels.
  var wheelLocale: Locale { locale ?? calendar?.locale ?? Locale.current }

  /// The minute interval, or 1 if it does not divide an hour.
  var validMinuteInterval: Int {
    (1...30).contains(minuteInterval) && 60 % minuteInterval == 0 ? minuteInterval : 1
  }

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
    return wheelCalendar.isDate(limited, equalTo: date, toGranularity: unit) ? date : limited
  }

  /// Takes a date that the user has selected.
  func selected(_ date: Date) {
    own = date
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }

  /// Takes a duration that the user has selected.
  func selectedDuration(_ seconds: TimeInterval) {
    duration = seconds
    placeUnits()
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }

  private func setUp() {
    isOpaque = false
    calendar = Calendar.current
    addSubview(dates.wheels)
    for label in [hours, minutes] {
      label.font = .systemFont(ofSize: PickerMetrics.fontSize)
      label.textColor = .label
      label.isUserInteractionEnabled = false
      addSubview(label)
    }
    dates.reload()
  }

  private func modeDidChange() {
    dates.reload()
    setNeedsLayout()
  }

  private func limitsDidChange() {
    own = limited(own)
    dates.reload()
  }

  private func rounded(_ date: Date) -> Date {
    let interval = validMinuteInterval
    guard interval > 1 else { return date }
    let parts = wheelCalendar.dateComponents([.minute, .second, .nanosecond], from: date)
    let surplus =
      Double((parts.minute ?? 0) % interval * 60 + (parts.second ?? 0))
      + Double(parts.nanosecond ?? 0) / 1e9
    return date.addingTimeInterval(-surplus)
  }

  /// Places the words beside the hours and minutes of a duration (Pickers.DP6).
  private func placeUnits() {
    let isCountdown = datePickerMode == .countDownTimer
    (hours.isHidden, minutes.isHidden) = (!isCountdown, !isCountdown)
    guard isCountdown else { return }
    hours.text = DatePickerText.hours(Int(duration / 3600))
    minutes.text = DatePickerText.minutes
    for (index, label) in [hours, minutes].enumerated() {
      let wheel = dates.wheels.frame(ofComponent: index)
      label.frame = CGRect(
        x: wheel.midX + DatePickerMetrics.unitOffset, y: bounds.midY - PickerMetrics.rowHeight / 2,
        width: DatePickerMetrics.unitWidth, height: PickerMetrics.rowHeight)
    }
  }
}
