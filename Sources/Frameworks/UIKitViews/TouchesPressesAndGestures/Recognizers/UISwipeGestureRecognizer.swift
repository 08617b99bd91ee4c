/// A recognizer of fingers that move quickly in one direction; it recognizes as soon as they have
/// moved far enough.
///
/// The steps are Gestures.SW1…
@preconcurrency @MainActor
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// The number of fingers.
  open var numberOfTouchesRequired = 1
  /// The directions; a swipe in any of them is recognized.
  open var direction: Direction = .right

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if starts.isEmpty {
      candidates = Direction.each.filter(direction.contains)
      deadline = event.timestamp + GestureLimits.swipeDuration  // the limit (Gestures.SW2)
    }
    for touch in touches { starts[touch.number] = touch.moment.location }
    if starts.count > numberOfTouchesRequired { state = .failed }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    let ways = following.compactMap { touch in
      starts[touch.number].map { start in
        CGVector(dx: touch.moment.location.x - start.x, dy: touch.moment.location.y - start.y)
      }
    }
    // The movement rules out directions (Gestures.SW3).
    candidates = candidates.filter { direction in ways.allSatisfy { $0.mayLead(direction) } }
    guard !candidates.isEmpty else { return state = .failed }
    guard starts.count == numberOfTouchesRequired else { return }
    let hasArrived = candidates.contains { direction in
      ways.allSatisfy { $0.length(along: direction) >= GestureLimits.swipeTravel }
    }
    if hasArrived {
      deadline = nil
      state = .recognized  // all fingers moved (Gestures.SW1)
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .failed
  }

  open override func reset() {
    starts = [:]
    candidates = []
    super.reset()
  }

  // MARK: Internals

  override func deadlinePassed(at time: TimeInterval) { state = .failed }

  /// The locations at which the touches began, by number.
  private var starts: [Int: CGPoint] = [:]
  /// The directions that are still possible.
  private var candidates: [Direction] = []
}

extension UISwipeGestureRecognizer {
  /// A set of swipe directions.
  public struct Direction: OptionSet, Sendable, Hashable {
    /// The bits.
    public let rawValue: UInt
    /// Creates a set from its raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Right.
    public static let right = Direction(rawValue: 1)
    /// Left.
    public static let left = Direction(rawValue: 2)
    /// Up.
    public static let up = Direction(rawValue: 4)
    /// Down.
    public static let down = Direction(rawValue: 8)

    static let each: [Direction] = [.right, .left, .up, .down]
  }
}

extension CGVector {
  /// Returns the component in a direction; negative for the opposite direction.
  fileprivate func length(along direction: UISwipeGestureRecognizer.Direction) -> CGFloat {
    switch direction {
    case .right: dx
    case .left: -dx
    case .up: -dy
    default: dy
    }
  }

  /// Returns whether the movement is a possible part of a swipe in a direction.
  fileprivate func mayLead(_ direction: UISwipeGestureRecognizer.Direction) -> Bool {
    let ahead = length(along: direction)
    let aside = direction == .right || direction == .left ? abs(dy) : abs(dx)
    return ahead >= -GestureLimits.swipeWander
      && aside <= max(GestureLimits.swipeWander, ahead * GestureLimits.swipeSlant)
  }
}
