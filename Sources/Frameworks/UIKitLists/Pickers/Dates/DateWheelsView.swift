import CoreGraphics
import Foundation
import TactusUIKitValues
import TactusUIKitViews

/// The wheels of a date picker, with the words beside the hours and minutes of a duration.
final class DateWheelsView: UIView, DatePickerContent {
  /// Creates the wheels of a date picker.
  init(_ owner: UIDatePicker) {
    self.owner = owner
    dates = DateWheels(owner)
    super.init(frame: CGRect(origin: .zero, size: PickerMetrics.size))
    addSubview(dates.wheels)
    for label in [hours, minutes] {
      label.font = .systemFont(ofSize: PickerMetrics.fontSize)
      label.textColor = .label
      label.isUserInteractionEnabled = false
      addSubview(label)
    }
  }

  required init?(coder: NSCoder) { nil }

  var contentSize: CGSize { PickerMetrics.size }

  func reload() {
    dates.reload()
    setNeedsLayout()
  }

  func show(_ date: Date, animated: Bool) {
    dates.show(date, animated: animated)
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    dates.wheels.frame = bounds
    placeUnits()
  }

  // MARK: Internals

  private weak var owner: UIDatePicker?
  private let dates: DateWheels
  private let hours = UILabel()
  private let minutes = UILabel()

  /// Places the words beside the hours and minutes of a duration (Pickers.DP6).
  private func placeUnits() {
    let isCountdown = owner?.datePickerMode == .countDownTimer
    (hours.isHidden, minutes.isHidden) = (!isCountdown, !isCountdown)
    guard isCountdown, let duration = owner?.countDownDuration else { return }
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
