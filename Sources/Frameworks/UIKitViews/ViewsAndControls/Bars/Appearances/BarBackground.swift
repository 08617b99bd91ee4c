/// The background of a bar: a blur, a color, an image, and the line at the edge (Navigation.NB12).
@MainActor
package final class BarBackground: UIView {
  private let glass = UIVisualEffectView(effect: nil)
  private let paint = UIImageView()
  private let line = UIImageView()
  private let isAtTop: Bool

  /// Creates the background of a bar at the top or at the bottom of the screen.
  package init(isAtTop: Bool) {
    self.isAtTop = isAtTop
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    accessibilityElementsHidden = true
    for view in [glass, paint, line] { addSubview(view) }
    paint.clipsToBounds = true
  }

  package required init?(coder: NSCoder) { nil }

  /// Shows a bar appearance.
  package func show(_ appearance: UIBarAppearance) {
    if glass.effect !== appearance.backgroundEffect { glass.effect = appearance.backgroundEffect }
    paint.backgroundColor = appearance.backgroundColor
    paint.image = appearance.backgroundImage
    paint.contentMode = appearance.backgroundImageContentMode
    line.image = appearance.shadowImage
    line.backgroundColor = appearance.shadowImage == nil ? appearance.shadowColor : nil
    setNeedsLayout()
  }

  package override func layoutSubviews() {
    super.layoutSubviews()
    (glass.frame, paint.frame) = (bounds, bounds)
    let thickness = line.image?.size.height ?? BarMetrics.hairline
    line.frame = CGRect(
      x: 0, y: isAtTop ? bounds.maxY : -thickness, width: bounds.width, height: thickness)
  }
}
