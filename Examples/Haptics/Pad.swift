import UIKit

/// Something to press, which lights up and says where the finger goes.
final class Pad: UIControl {
  /// Is told that a finger came down.
  var pressed: () -> Void = { return }
  /// Is told how far the finger is from where it came down, in points: to the right, and up.
  var dragged: (CGFloat, CGFloat) -> Void = { _, _ in return }
  /// Is told that it was lifted.
  var released: () -> Void = { return }

  /// Where the finger came down.
  private(set) var place = CGPoint.zero

  private let label = UILabel()
  private let tint: UIColor
  private var start = CGPoint.zero

  init(_ title: String, tint: UIColor) {
    self.tint = tint
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
    backgroundColor = isHighlighted ? tint : tint.withAlphaComponent(0.16)
    label.textColor = isHighlighted ? .white : .label
    alpha = isEnabled ? 1 : 0.4
  }

  /// How high a place is, 0.2 at the bottom and 1 in the upper half.
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
