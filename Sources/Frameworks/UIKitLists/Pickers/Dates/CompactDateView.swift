import CoreGraphics
import Foundation
import TactusUIKitValues
import TactusUIKitViews

/// The labels of a compact date picker, which open a calendar and wheels.
///
/// Steps Pickers.DL1…DL4.
final class CompactDateView: UIView, DatePickerContent {
  /// Creates the labels of a date picker.
  init(_ owner: UIDatePicker) {
    self.owner = owner
    super.init(frame: .zero)
    day.addAction(
      UIAction { [weak self] _ in self?.open(.date, .inline, from: \.day) }, for: .touchUpInside)
    time.addAction(
      UIAction { [weak self] _ in self?.open(.time, .wheels, from: \.time) }, for: .touchUpInside)
    day.accessibilityLabel = ControlTexts.datePicker
    time.accessibilityLabel = ControlTexts.timePicker
    addSubview(day)
    addSubview(time)
  }

  required init?(coder: NSCoder) { nil }

  var contentSize: CGSize {
    let labels = [day, time].filter { !$0.isHidden }
    let gaps = CGFloat(max(0, labels.count - 1)) * DatePickerMetrics.labelGap
    return CGSize(
      width: labels.reduce(gaps) { $0 + $1.intrinsicContentSize.width },
      height: DatePickerMetrics.labelHeight)
  }

  func reload() {
    guard let owner else { return }
    day.isHidden = owner.datePickerMode == .time
    time.isHidden = owner.datePickerMode == .date
    for (formatter, template) in [(days, "yMMMd"), (times, "jmm")] {
      formatter.locale = owner.shownLocale
      formatter.calendar = owner.shownCalendar
      formatter.timeZone = owner.shownCalendar.timeZone
      formatter.setLocalizedDateFormatFromTemplate(template)
    }
    if let opened {
      owner.configure(opened, opened.datePickerMode, opened.preferredDatePickerStyle)
    }
    show(owner.date, animated: false)
  }

  func show(_ date: Date, animated: Bool) {
    day.text = days.string(from: date)
    time.text = times.string(from: date)
    if let opened, opened.date != date { opened.setDate(date, animated: animated) }
    owner?.invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isFromRight = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let labels = [day, time].filter { !$0.isHidden }
    let height = DatePickerMetrics.labelHeight
    var x = isFromRight ? bounds.width - contentSize.width : 0
    for label in isFromRight ? labels.reversed() : labels {
      let width = label.intrinsicContentSize.width
      label.frame = CGRect(x: x, y: (bounds.height - height) / 2, width: width, height: height)
      x += width + DatePickerMetrics.labelGap
    }
  }

  // MARK: Internals

  private weak var owner: UIDatePicker?
  private let day = DateLabelButton()
  private let time = DateLabelButton()
  private let days = DateFormatter()
  private let times = DateFormatter()
  /// The date picker that a label has opened.
  private weak var opened: UIDatePicker?

  /// Opens the calendar or the wheels of a label.
  private func open(
    _ mode: UIDatePicker.Mode, _ style: UIDatePickerStyle,
    from path: KeyPath<CompactDateView, DateLabelButton>
  ) {
    guard let owner, let presenter = presentingController else { return }
    let picker = UIDatePicker()
    owner.configure(picker, mode, style)
    picker.date = owner.date
    picker.tintColor = owner.tintColor
    picker.addAction(
      UIAction { [weak self, weak picker] _ in
        guard let owner = self?.owner, let picker else { return }
        owner.selected(owner.limited(picker.date))
        self?.show(owner.date, animated: true)
      }, for: .valueChanged)
    opened = picker
    let label = self[keyPath: path]
    label.isSelected = true
    owner.sendActions(for: .editingDidBegin)
    let overlay = DateOverlayController(picker, from: label) { [weak self, weak label] in
      label?.isSelected = false
      self?.owner?.sendActions(for: .editingDidEnd)
    }
    presenter.present(overlay, animated: UIView.areAnimationsEnabled)
  }
}
