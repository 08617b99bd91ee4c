import UIKit

/// A dial with a needle, which is the plate of the scale as well.
final class DialView: UIView {
  /// The position of the needle as a share of the whole dial, 0…1.
  var share = 0.0 {
    didSet { if share != oldValue { turnNeedle() } }
  }
  /// The number at the end of the dial, in grams.
  var limit = Scale.sensorGrams {
    didSet { if limit != oldValue { setNeedsDisplay() } }
  }
  /// The handler of touches on the plate.
  var isPressed: (Set<UITouch>) -> Void = { _ in return }

  /// The start angle of the dial, which leads from its lower left to its lower right.
  private static let start = 0.75 * CGFloat.pi
  private static let sweep = 1.5 * CGFloat.pi

  private let needle = CAShapeLayer()
  private let trail = CAShapeLayer()
  private var resting: Set<UITouch> = []

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .clear
    isMultipleTouchEnabled = true
    isAccessibilityElement = true
    accessibilityLabel = String(localized: "plate")
    // VoiceOver passes touches on the plate on, with their force.
    accessibilityTraits = .allowsDirectInteraction
    trail.fillColor = nil
    trail.lineWidth = 10
    trail.lineCap = .round
    trail.strokeEnd = 0
    layer.addSublayer(trail)
    layer.addSublayer(needle)
  }

  required init?(coder: NSCoder) { fatalError("the dial is made in code") }

  // MARK: Looks

  private var radius: CGFloat { min(bounds.width, bounds.height) / 2 - 12 }
  private var middle: CGPoint { CGPoint(x: bounds.midX, y: bounds.midY) }

  override func layoutSubviews() {
    super.layoutSubviews()
    let arc = UIBezierPath(
      arcCenter: middle, radius: radius, startAngle: Self.start,
      endAngle: Self.start + Self.sweep, clockwise: true)
    trail.path = arc.cgPath
    trail.frame = bounds
    // The needle points to the right, and is rotated.
    let hand = UIBezierPath()
    hand.move(to: CGPoint(x: radius - 52, y: 0))
    hand.addLine(to: CGPoint(x: radius - 70, y: -8))
    hand.addLine(to: CGPoint(x: radius - 70, y: 8))
    hand.close()
    needle.path = hand.cgPath
    needle.position = middle
    updateColor()
    turnNeedle()
    setNeedsDisplay()
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    updateColor()
  }

  override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    updateColor()
    setNeedsDisplay()
  }

  private func updateColor() {
    trail.strokeColor = tintColor.resolvedColor(with: traitCollection).cgColor
    needle.fillColor = UIColor.label.resolvedColor(with: traitCollection).cgColor
  }

  private func turnNeedle() {
    CATransaction.begin()
    // The needle of a scale moves at once.
    CATransaction.setDisableActions(true)
    let angle = Self.start + CGFloat(min(max(share, 0), 1)) * Self.sweep
    needle.transform = CATransform3DMakeRotation(angle, 0, 0, 1)
    trail.strokeEnd = CGFloat(min(max(share, 0), 1))
    CATransaction.commit()
  }

  override func draw(_ rect: CGRect) {
    let track = UIBezierPath(
      arcCenter: middle, radius: radius, startAngle: Self.start,
      endAngle: Self.start + Self.sweep, clockwise: true)
    track.lineWidth = 10
    track.lineCapStyle = .round
    UIColor.secondarySystemFill.setStroke()
    track.stroke()

    let step = limit > 800 ? 100.0 : 50.0
    var grams = 0.0
    while grams <= limit {
      mark(at: CGFloat(grams / limit), "\(Int(grams))")
      grams += step
    }
  }

  /// Draws a line of the dial with its number.
  private func mark(at share: CGFloat, _ text: String) {
    let angle = Self.start + share * Self.sweep
    let (x, y) = (cos(angle), sin(angle))
    let line = UIBezierPath()
    line.move(to: CGPoint(x: middle.x + (radius - 10) * x, y: middle.y + (radius - 10) * y))
    line.addLine(to: CGPoint(x: middle.x + (radius - 18) * x, y: middle.y + (radius - 18) * y))
    line.lineWidth = 2
    UIColor.tertiaryLabel.setStroke()
    line.stroke()
    let attributes: [NSAttributedString.Key: Any] = [
      .font: UIFont.systemFont(ofSize: 12, weight: .medium),
      .foregroundColor: UIColor.secondaryLabel,
    ]
    let size = text.size(withAttributes: attributes)
    let place = CGPoint(
      x: middle.x + (radius - 38) * x - size.width / 2,
      y: middle.y + (radius - 38) * y - size.height / 2)
    text.draw(at: place, withAttributes: attributes)
  }

  // MARK: Touches

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    resting.formUnion(touches)
    isPressed(resting)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    isPressed(resting)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    resting.subtract(touches)
    isPressed(resting)
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    touchesEnded(touches, with: event)
  }
}
