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

  /// The mark below the number; nil for none.
  var decoration: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      guard let decoration else { return }
      decoration.isUserInteractionEnabled = false
      addSubview(decoration)
      setNeedsLayout()
    }
  }
  /// The design of the number's font.
  var fontDesign: UIFontDescriptor.SystemDesign = .default { didSet { updateColors() } }

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
    // What is higher than a day has a decoration below the number.
    let room = max(0, bounds.height - DatePickerMetrics.dayHeight)
    let number = bounds.inset(by: UIEdgeInsets(top: 0, left: 0, bottom: room, right: 0))
    label.frame = number
    let diameter = min(number.width, number.height, DatePickerMetrics.dayDiameter)
    circle.frame = CGRect(
      x: number.midX - diameter / 2, y: number.midY - diameter / 2, width: diameter,
      height: diameter)
    if let decoration {
      let size = CGSize(
        width: min(decoration.bounds.width, bounds.width),
        height: min(decoration.bounds.height, room))
      decoration.frame = CGRect(
        x: bounds.midX - size.width / 2, y: number.maxY + (room - size.height) / 2,
        width: size.width, height: size.height)
    }
    circle.layer.cornerRadius = diameter / 2
  }

  // MARK: Internals

  private let circle = UIView()
  private let label = UILabel()

  // The current day has the tint, the selected one a circle of it (Pickers.DC2).
  private func updateColors() {
    let font = UIFont.systemFont(
      ofSize: DatePickerMetrics.dayFontSize, weight: isSelected ? .semibold : .regular)
    label.font =
      fontDesign == .default
      ? font
      : font.fontDescriptor.withDesign(fontDesign).map { UIFont(descriptor: $0, size: 0) } ?? font
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
