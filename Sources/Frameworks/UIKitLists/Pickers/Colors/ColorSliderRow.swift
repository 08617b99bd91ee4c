import CoreGraphics
import TactusUIKitValues
import TactusUIKitViews

/// A component of a color with its name, a slider and a number.
final class ColorSliderRow: UIView {
  /// The closure to call with a value that the user selects, 0…1, and whether the finger is still
  /// down.
  var onChange: (CGFloat, Bool) -> Void = { _, _ in }
  /// The value, 0…1.
  var value: CGFloat = 0 {
    didSet {
      if !slider.isTracking { slider.value = Float(value) }
      number.text = "\(Int((value * maximum).rounded()))\(unit)"
      slider.accessibilityValue = number.text
    }
  }
  /// The color of the slider's filled track.
  var trackColor = UIColor.tintColor { didSet { slider.minimumTrackTintColor = trackColor } }

  /// Creates a row.
  ///
  /// - Parameters:
  ///   - text: The name of the component.
  ///   - maximum: The number that is shown for a value of 1.
  ///   - unit: The text after the number.
  init(_ text: String, maximum: CGFloat, unit: String = "") {
    (self.maximum, self.unit) = (maximum, unit)
    super.init(frame: .zero)
    name.text = text
    name.font = .systemFont(ofSize: UIFont.labelFontSize)
    name.adjustsFontSizeToFitWidth = true
    number.font = .monospacedDigitSystemFont(ofSize: UIFont.labelFontSize, weight: .regular)
    number.textAlignment = .right
    slider.accessibilityLabel = text
    // The slider is read with the name and the number.
    name.isAccessibilityElement = false
    number.isAccessibilityElement = false
    slider.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        onChange(CGFloat(slider.value), slider.isTracking)
      }, for: .valueChanged)
    [name, slider, number].forEach(addSubview)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let (left, right) = (ColorMetrics.nameWidth, ColorMetrics.numberWidth)
    name.frame = CGRect(x: 0, y: 0, width: left, height: bounds.height)
    slider.frame = CGRect(
      x: left + 8, y: 0, width: bounds.width - left - right - 16, height: bounds.height)
    number.frame = CGRect(
      x: bounds.width - right, y: 0, width: right, height: bounds.height)
  }

  // MARK: Internals

  private let maximum: CGFloat
  private let unit: String
  private let name = UILabel()
  private let slider = UISlider()
  private let number = UILabel()
}
