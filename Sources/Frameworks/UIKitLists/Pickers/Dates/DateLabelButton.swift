import CoreGraphics
import Foundation
import TactusUIKitValues
import TactusUIKitViews

/// A label of a compact date picker: the date or the time on a gray field.
final class DateLabelButton: UIControl {
  /// The text.
  var text = "" {
    didSet {
      label.text = text
      accessibilityValue = text
    }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.textAlignment = .center
    label.font = .systemFont(ofSize: DatePickerMetrics.titleFontSize)
    label.isUserInteractionEnabled = false
    addSubview(label)
    layer.cornerRadius = DatePickerMetrics.labelRadius
    backgroundColor = .tertiarySystemFill
    isAccessibilityElement = true
    accessibilityTraits = .button
    updateColor()
  }

  required init?(coder: NSCoder) { nil }

  override var isSelected: Bool { didSet { updateColor() } }
  override var isHighlighted: Bool { didSet { updateColor() } }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    updateColor()
  }

  override var intrinsicContentSize: CGSize {
    let width = label.intrinsicContentSize.width.rounded(.up)
    return CGSize(
      width: width + 2 * DatePickerMetrics.labelPadding, height: DatePickerMetrics.labelHeight)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds
  }

  // MARK: Internals

  private let label = UILabel()

  private func updateColor() {
    label.textColor = isSelected ? tintColor : .label
    label.alpha = isHighlighted ? 0.5 : 1
  }
}
