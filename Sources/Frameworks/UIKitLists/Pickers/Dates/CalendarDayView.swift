import CoreGraphics
import Foundation
import TactusUIKitValues
import TactusUIKitViews

/// A day in a calendar: its number, in a circle if the day is selected.
final class CalendarDayView: UIControl {
  /// The first moment of the day.
  var date = Date(timeIntervalSince1970: 0)
  /// Whether the day is the current one.
  var isToday = false { didSet { updateColors() } }

  override init(frame: CGRect) {
    super.init(frame: frame)
    circle.isUserInteractionEnabled = false
    label.isUserInteractionEnabled = false
    label.textAlignment = .center
    addSubview(circle)
    addSubview(label)
    isAccessibilityElement = true
    updateColors()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Sets the number, and the date as it is read.
  func setText(_ number: String, reading: String) {
    label.text = number
    accessibilityLabel = reading
  }

  override var isSelected: Bool { didSet { updateColors() } }
  override var isEnabled: Bool { didSet { updateColors() } }
  override var isHighlighted: Bool { didSet { updateColors() } }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    updateColors()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds
    let diameter = min(bounds.width, bounds.height, DatePickerMetrics.dayDiameter)
    circle.frame = CGRect(
      x: bounds.midX - diameter / 2, y: bounds.midY - diameter / 2, width: diameter,
      height: diameter)
    circle.layer.cornerRadius = diameter / 2
  }

  // MARK: Internals

  private let circle = UIView()
  private let label = UILabel()

  // Pickers.DC2. The current day has the tint, the selected one a circle of it.
  private func updateColors() {
    label.font = .systemFont(
      ofSize: DatePickerMetrics.dayFontSize, weight: isSelected ? .semibold : .regular)
    label.textColor =
      if !isEnabled {
        .tertiaryLabel
      } else if isSelected {
        isToday ? .white : tintColor
      } else {
        isToday ? tintColor : .label
      }
    label.alpha = isHighlighted ? 0.5 : 1
    circle.isHidden = !isSelected
    circle.backgroundColor =
      isToday ? tintColor : tintColor.withAlphaComponent(DatePickerMetrics.selectionAlpha)
    accessibilityTraits = isSelected ? [.button, .selected] : .button
    if !isEnabled { accessibilityTraits.insert(.notEnabled) }
  }
}
