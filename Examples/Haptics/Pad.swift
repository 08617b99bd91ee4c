import UIKit

/// A pad that highlights when it is pressed, and tracks the finger.
final class Pad: UIControl {
  /// The handler of a touch down.
  var pressed: () -> Void = { return }
  /// The handler of a drag, with the distance from the touch down in points: to the right, and up.
  var dragged: (CGFloat, CGFloat) -> Void = { _, _ in return }
  /// The handler of a touch up.
  var released: () -> Void = { return }

  /// The location of the touch down.
  private(set) var place = CGPoint.zero

  private let label = UILabel()
  private let accent: UIColor
  private var start = CGPoint.zero

  init(_ title: String, accent: UIColor) {
    self.accent = accent
    super.init(frame: .zero)
    layer.cornerRadius = 14
    label.text = title
    label.font = .systemFont(ofSize: 15, weight: .semibold)
    label.textAlignment = .center
    label.numberOfLines = 2
    label.adjustsFontSizeToFitWidth = true
    addSubview(label)
    isAccessibilityElement = true
    accessibilityLabel = title
    accessibilityTraits = .button
    show()
  }

  required init?(coder: NSCoder) { fatalError("pads are made in code") }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds.insetBy(dx: 6, dy: 4)
  }

  override var isHighlighted: Bool { didSet { show() } }
  override var isEnabled: Bool { didSet { show() } }

  private func show() {
    backgroundColor = isHighlighted ? accent : accent.withAlphaComponent(0.16)
    label.textColor = isHighlighted ? .white : .label
    alpha = isEnabled ? 1 : 0.4
  }

  /// Returns the height of a location, 0.2 at the bottom and 1 in the upper half.
  func height(of place: CGPoint) -> Double {
    let share = 2 * (1 - Double(place.y / max(1, bounds.height)))
    return min(max(share, 0.2), 1)
  }

  // MARK: Touches

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    start = touch.location(in: superview)
    place = touch.location(in: self)
    pressed()
    return true
  }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let place = touch.location(in: superview)
    dragged(place.x - start.x, start.y - place.y)
    return true
  }

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) { released() }

  override func cancelTracking(with event: UIEvent?) { released() }
}
