@_spi(UIKitModules) import TactusUIKitViews

/// A view of a color picker in which the user selects a color by its place.
class ColorTrackingView: UIControl, ColorArea {
  final var picked = PickedColor(hue: 0, saturation: 0, brightness: 0) {
    didSet { if picked != oldValue { showPicked() } }
  }
  final var onPick: (PickedColor, Bool) -> Void = { _, _ in }

  /// Shows the selected color; the base class does nothing.
  func showPicked() {}

  /// Returns the color at a touch; the base class returns the selected one.
  func color(at touch: UITouch) -> PickedColor { picked }

  override var ownDrag: ControlDrag? { ControlDrag(in: bounds, along: .any) }

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    onPick(color(at: touch), true)
    return true
  }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let color = color(at: touch)
    if color != picked { onPick(color, true) }
    return true
  }

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    if let touch { onPick(color(at: touch), false) }
  }
}
