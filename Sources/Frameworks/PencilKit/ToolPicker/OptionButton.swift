/// A button of a color or a width in a tool picker.
@MainActor
final class OptionButton: UIControl {
  private let dot = UIView()
  private let ring = UIView()

  private init(diameter: CGFloat, color: UIColor, isSelected: Bool) {
    let side = ToolPickerMetrics.swatch
    super.init(frame: CGRect(x: 0, y: 0, width: side + 12, height: side + 12))
    for (view, size) in [(ring, side + 6), (dot, diameter)] {
      view.frame = CGRect(
        x: (bounds.width - size) / 2, y: (bounds.height - size) / 2, width: size, height: size)
      view.layer.cornerRadius = size / 2
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
    ring.layer.borderWidth = isSelected ? 2 : 0
    ring.layer.borderColor = tintColor.cgColor
    dot.backgroundColor = color
    dot.layer.borderWidth = 0.5
    dot.layer.borderColor = UIColor.separator.cgColor
    self.isSelected = isSelected
    isAccessibilityElement = true
    accessibilityTraits = isSelected ? [.button, .selected] : .button
  }

  required init?(coder: NSCoder) { nil }

  /// Returns a button of a color.
  static func color(_ color: UIColor, isSelected: Bool) -> OptionButton {
    OptionButton(diameter: ToolPickerMetrics.swatch, color: color, isSelected: isSelected)
  }

  /// Returns a button of one of the offered widths.
  static func width(_ index: Int, isSelected: Bool) -> OptionButton {
    OptionButton(diameter: 4 + CGFloat(index) * 5, color: .label, isSelected: isSelected)
  }
}
