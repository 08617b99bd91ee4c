import TactusUIKitViews
import UIKit

/// A surface that shows the force of a finger, and the forces of a peek and a pop (Settings.SE4).
@MainActor
final class ForceTrialView: UIView {
  /// The shares of the maximum force from which a press peeks and pops (Previews.PV2).
  static let peek: CGFloat = 0.2, pop: CGFloat = 0.75

  /// The share of the maximum force, 0…1.
  private(set) var force: CGFloat = 0 { didSet { setNeedsDisplay() } }
  private let caption = UILabel()
  private let feedback = PressFeedback()

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .clear
    contentMode = .redraw
    isAccessibilityElement = true
    accessibilityLabel = SettingsTexts["Force"]
    caption.font = .preferredFont(forTextStyle: .footnote)
    caption.textColor = .secondaryLabel
    caption.textAlignment = .center
    caption.isAccessibilityElement = false
    addSubview(caption)
    show()
  }

  required init?(coder: NSCoder) { nil }

  // The view knows the phone's traits only in a window.
  override func didMoveToWindow() {
    super.didMoveToWindow()
    show()
    setNeedsDisplay()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    caption.frame = CGRect(x: 0, y: bounds.height - 32, width: bounds.width, height: 20)
  }

  override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    if !feelsForce { force = 0 }
    show()
    setNeedsDisplay()
  }

  // MARK: Touches

  private var feelsForce: Bool { traitCollection.forceTouchCapability == .available }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { press(touches) }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { press(touches) }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { lift() }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { lift() }

  private func press(_ touches: Set<UITouch>) {
    guard let touch = touches.first, touch.maximumPossibleForce > 0 else { return }
    let before = force
    force = min(1, touch.force / touch.maximumPossibleForce)
    if before < Self.peek, force >= Self.peek { feedback.peeked() }
    if before < Self.pop, force >= Self.pop { feedback.popped() }
    show()
  }

  private func lift() {
    force = 0
    show()
  }

  private func show() {
    let text =
      !feelsForce
      ? "3D Touch is off, or the screen has no sensor."
      : force >= Self.pop ? "Pop" : force >= Self.peek ? "Peek" : "Press here"
    caption.text = SettingsTexts[text]
    accessibilityValue = caption.text
  }

  // MARK: Drawing

  override func draw(_ rect: CGRect) {
    let center = CGPoint(x: bounds.midX, y: (bounds.height - 32) / 2)
    let limit = min(bounds.width, bounds.height - 32) / 2 - 8
    func circle(_ share: CGFloat) -> UIBezierPath {
      UIBezierPath(
        arcCenter: center, radius: 10 + (limit - 10) * share, startAngle: 0, endAngle: 2 * .pi,
        clockwise: true)
    }
    UIColor.secondarySystemFill.setFill()
    circle(1).fill()
    let color: UIColor = force >= Self.pop ? .systemPurple : .systemBlue
    color.withAlphaComponent(feelsForce ? 0.85 : 0.25).setFill()
    circle(force).fill()
    UIColor.tertiaryLabel.setStroke()
    for share in [Self.peek, Self.pop] {
      let ring = circle(share)
      ring.lineWidth = 1
      ring.setLineDash([4, 4], count: 2, phase: 0)
      ring.stroke()
    }
  }
}
