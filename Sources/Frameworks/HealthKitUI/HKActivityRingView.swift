public import HealthKit
public import UIKit

/// A view with the rings of a day: energy or time of moving, exercise, and hours with standing.
///
/// Step Health.AS3.
///
/// - Thread: main.
open class HKActivityRingView: UIView {
  /// The rings; `nil` for empty ones.
  open var activitySummary: HKActivitySummary? {
    get { shown }
    set { setActivitySummary(newValue, animated: false) }
  }

  /// Sets the rings.
  ///
  /// - Parameters:
  ///   - activitySummary: The rings; `nil` for empty ones.
  ///   - animated: Whether the rings fade to the new state.
  open func setActivitySummary(_ activitySummary: HKActivitySummary?, animated: Bool) {
    shown = activitySummary
    accessibilityValue = Self.text(shares)
    guard animated, window != nil else { return setNeedsDisplay() }
    UIView.transition(with: self, duration: 0.3, options: .transitionCrossDissolve) {
      self.setNeedsDisplay()
    }
  }

  /// Creates a view.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a view from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  /// Draws the rings, from the outer one to the inner one.
  open override func draw(_ rect: CGRect) {
    let side = min(bounds.width, bounds.height)
    let width = side * Self.ringShare
    let center = CGPoint(x: bounds.midX, y: bounds.midY)
    for (index, share) in shares.enumerated() {
      let radius = side / 2 - width / 2 - CGFloat(index) * width * Self.step
      guard radius > 0 else { return }
      let color = Self.colors[index]
      stroke(center, radius, width, from: 0, to: 1, color.withAlphaComponent(0.25))
      guard share > 0 else { continue }
      // More than a full turn closes the ring.
      stroke(center, radius, width, from: 0, to: min(share, 1), color)
    }
  }

  // MARK: Internals

  private var shown: HKActivitySummary?

  private func setUp() {
    backgroundColor = .black
    isOpaque = true
    contentMode = .redraw
    isAccessibilityElement = true
    accessibilityLabel = "Activity rings"
    accessibilityValue = Self.text(shares)
  }

  /// The reached share of each goal.
  private var shares: [Double] {
    guard let shown else { return [0, 0, 0] }
    func share(_ value: HKQuantity, _ goal: HKQuantity, _ unit: HKUnit) -> Double {
      let wanted = goal.doubleValue(for: unit)
      return wanted > 0 ? value.doubleValue(for: unit) / wanted : 0
    }
    let move =
      shown.activityMoveMode == .activeEnergy
      ? share(shown.activeEnergyBurned, shown.activeEnergyBurnedGoal, .kilocalorie())
      : share(shown.appleMoveTime, shown.appleMoveTimeGoal, .minute())
    return [
      move, share(shown.appleExerciseTime, shown.appleExerciseTimeGoal, .minute()),
      share(shown.appleStandHours, shown.appleStandHoursGoal, .count()),
    ]
  }

  private static func text(_ shares: [Double]) -> String {
    zip(["Move", "Exercise", "Stand"], shares)
      .map { "\($0) \(Int(($1 * 100).rounded())) %" }.joined(separator: ", ")
  }

  private func stroke(
    _ center: CGPoint, _ radius: CGFloat, _ width: CGFloat, from: Double, to: Double,
    _ color: UIColor
  ) {
    let start = -CGFloat.pi / 2
    let path = UIBezierPath(
      arcCenter: center, radius: radius, startAngle: start + 2 * .pi * CGFloat(from),
      endAngle: start + 2 * .pi * CGFloat(to), clockwise: true)
    path.lineWidth = width
    path.lineCapStyle = .round
    color.setStroke()
    path.stroke()
  }

  /// The colors of the rings, from the outer one to the inner one.
  ///
  /// - Source: estimated from pictures. Confidence: guess.
  private static let colors = [
    UIColor(red: 0.98, green: 0.07, blue: 0.31, alpha: 1),
    UIColor(red: 0.65, green: 1, blue: 0, alpha: 1),
    UIColor(red: 0, green: 0.88, blue: 0.94, alpha: 1),
  ]

  /// The width of a ring as a share of the view's side, and the distance of rings in widths.
  ///
  /// - Source: estimated from pictures. Confidence: guess.
  private static let (ringShare, step): (CGFloat, CGFloat) = (0.11, 1.1)
}
