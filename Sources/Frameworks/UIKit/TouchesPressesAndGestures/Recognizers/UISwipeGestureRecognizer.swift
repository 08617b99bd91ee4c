/// Recognizes fingers that go quickly in one direction, as soon as they have gone far enough.
///
/// The steps are SW1… in `Documentation/Behaviour/Gestures.md`.
@preconcurrency @MainActor
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// How many fingers swipe.
  open var numberOfTouchesRequired = 1
  /// Where they go; of several directions any will do.
  open var direction: Direction = .right

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if starts.isEmpty {
      candidates = Direction.each.filter(direction.contains)
      deadline = event.timestamp + GestureLimits.swipeDuration  // SW2
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
    // SW3
    candidates = candidates.filter { direction in ways.allSatisfy { $0.mayLead(direction) } }
    guard !candidates.isEmpty else { return state = .failed }
    guard starts.count == numberOfTouchesRequired else { return }
    let hasArrived = candidates.contains { direction in
      ways.allSatisfy { $0.length(along: direction) >= GestureLimits.swipeTravel }
    }
    if hasArrived {
      deadline = nil
      state = .recognized  // SW1
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

  /// Where each touch began, by its number.
  private var starts: [Int: CGPoint] = [:]
  /// The directions that it may still turn out to be.
  private var candidates: [Direction] = []
}

extension UISwipeGestureRecognizer {
  /// Where a swipe goes.
  public struct Direction: OptionSet, Sendable, Hashable {
    /// One bit a direction.
    public let rawValue: UInt
    /// Makes a set of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// To the right.
    public static let right = Direction(rawValue: 1)
    /// To the left.
    public static let left = Direction(rawValue: 2)
    /// To the top.
    public static let up = Direction(rawValue: 4)
    /// To the bottom.
    public static let down = Direction(rawValue: 8)

    static let each: [Direction] = [.right, .left, .up, .down]
  }
}

extension CGVector {
  /// How far it goes in a direction; below 0 against it.
  fileprivate func length(along direction: UISwipeGestureRecognizer.Direction) -> CGFloat {
    switch direction {
    case .right: dx
    case .left: -dx
    case .up: -dy
    default: dy
    }
  }

  /// Whether it does not go back or aside too far for a swipe in a direction.
  fileprivate func mayLead(_ direction: UISwipeGestureRecognizer.Direction) -> Bool {
    let ahead = length(along: direction)
    let aside = direction == .right || direction == .left ? abs(dy) : abs(dx)
    return ahead >= -GestureLimits.swipeWander
      && aside <= max(GestureLimits.swipeWander, ahead * GestureLimits.swipeSlant)
  }
}
