import CoreGraphics
import Foundation
import TactusUIKitValues
import TactusUIKitViews

/// The sliders of a color picker: red, green, blue, and their hexadecimal digits (Pickers.CP2).
final class ColorSlidersView: UIView, ColorArea, UITextFieldDelegate {
  var picked = PickedColor(hue: 0, saturation: 0, brightness: 0) { didSet { show() } }
  var onPick: (PickedColor, Bool) -> Void = { _, _ in }

  override init(frame: CGRect) {
    super.init(frame: frame)
    for (index, row) in rows.enumerated() {
      row.onChange = { [weak self] value, isDown in
        guard let self else { return }
        onPick(picked.replacing(index, with: Int((value * 255).rounded())), isDown)
      }
      addSubview(row)
    }
    name.text = ColorPickerText.hexadecimal
    name.font = .systemFont(ofSize: UIFont.labelFontSize)
    digits.borderStyle = .roundedRect
    digits.autocapitalizationType = .allCharacters
    digits.autocorrectionType = .no
    digits.accessibilityLabel = ColorPickerText.hexadecimal
    digits.delegate = self
    addSubview(name)
    addSubview(digits)
    show()
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let height = ColorMetrics.sliderHeight
    for (index, row) in rows.enumerated() {
      row.frame = CGRect(
        x: 0, y: CGFloat(index) * (height + ColorMetrics.gap), width: bounds.width, height: height)
    }
    let y = CGFloat(rows.count) * (height + ColorMetrics.gap)
    let width = 2 * ColorMetrics.numberWidth
    name.frame = CGRect(x: 0, y: y, width: bounds.width - width, height: height)
    digits.frame = CGRect(
      x: bounds.width - width, y: y + 5, width: width, height: height - 10)
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    textField.resignFirstResponder()
    return true
  }

  func textFieldDidEndEditing(_ textField: UITextField) {
    // Another text than six digits leaves the color.
    guard let color = picked.replacing(hexadecimal: textField.text ?? "") else { return show() }
    onPick(color, false)
  }

  // MARK: Internals

  private let rows = ColorPickerText.components.map { ColorSliderRow($0, maximum: 255) }
  private let name = UILabel()
  private let digits = UITextField()

  private func show() {
    let bytes = picked.bytes
    for (index, row) in rows.enumerated() {
      row.value = CGFloat(bytes[index]) / 255
      row.trackColor = PickedColor(hue: CGFloat(index) / 3, saturation: 1, brightness: 1).color
    }
    if !digits.isFirstResponder { digits.text = picked.hexadecimal }
  }
}
