import CoreGraphics
import QuartzCore
import TactusUIKitValues
import TactusUIKitViews

/// The spectrum of a color picker: hues from left to right, from white over the color to black from
/// top to bottom (Pickers.CP2).
final class ColorSpectrumView: ColorTrackingView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    hues.colors = (0...6).map {
      UIColor(hue: CGFloat($0) / 6, saturation: 1, brightness: 1, alpha: 1).cgColor
    }
    (hues.startPoint, hues.endPoint) = (CGPoint(x: 0, y: 0.5), CGPoint(x: 1, y: 0.5))
    lights.colors = [
      UIColor.white.cgColor, UIColor(white: 1, alpha: 0).cgColor,
      UIColor(white: 0, alpha: 0).cgColor,
      UIColor.black.cgColor,
    ]
    lights.locations = [0, 0.5, 0.5, 1]
    layer.addSublayer(hues)
    layer.addSublayer(lights)
    layer.cornerRadius = ColorMetrics.radius
    clipsToBounds = true
    knob.isUserInteractionEnabled = false
    knob.layer.borderWidth = ColorMetrics.frame
    knob.layer.borderColor = UIColor.white.cgColor
    knob.layer.cornerRadius = ColorMetrics.knob / 2
    addSubview(knob)
    isAccessibilityElement = true
    accessibilityLabel = ColorPickerText.spectrum
    accessibilityTraits = .adjustable
  }

  required init?(coder: NSCoder) { nil }

  override var accessibilityValue: String? {
    get { picked.name }
    set { super.accessibilityValue = newValue }
  }

  override func accessibilityIncrement() { turn(1.0 / 24) }

  override func accessibilityDecrement() { turn(-1.0 / 24) }

  override func layoutSubviews() {
    super.layoutSubviews()
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    (hues.frame, lights.frame) = (bounds, bounds)
    CATransaction.commit()
    let side = ColorMetrics.knob
    knob.frame = CGRect(
      x: picked.hue * bounds.width - side / 2, y: depth * bounds.height - side / 2, width: side,
      height: side)
    knob.backgroundColor = picked.opaque
  }

  override func color(at touch: UITouch) -> PickedColor {
    let place = touch.location(in: self)
    let x = min(max(place.x / bounds.width, 0), 1)
    let y = min(max(place.y / bounds.height, 0), 1)
    return PickedColor(
      hue: x, saturation: min(1, 2 * y), brightness: min(1, 2 - 2 * y), alpha: picked.alpha)
  }

  override func showPicked() { setNeedsLayout() }

  // MARK: Internals

  private let hues = CAGradientLayer()
  private let lights = CAGradientLayer()
  private let knob = UIView()

  /// The distance of the selected color from the top, 0…1: the upper half has the saturation, the
  /// lower half the brightness.
  private var depth: CGFloat {
    picked.brightness >= 1 ? picked.saturation / 2 : 1 - picked.brightness / 2
  }

  private func turn(_ way: CGFloat) {
    var color = picked
    color.hue = min(max(color.hue + way, 0), 1)
    onPick(color, false)
  }
}
