/// Recognizes fingers that rest on the screen, and then follows them until they are lifted.
///
/// The steps are LP1… in `Documentation/Behaviour/Gestures.md`.
@preconcurrency @MainActor
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// How many taps come before the press.
  open var numberOfTapsRequired = 0
  /// How many fingers press.
  open var numberOfTouchesRequired = 1
  /// How long they rest before it begins, in seconds.
  open var minimumPressDuration: TimeInterval = 0.5
  /// How far they may wander before it begins, in points; afterwards they may go anywhere.
  open var allowableMovement: CGFloat = 10

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard !hasBegun else { return }
    if starts.isEmpty { pressCount = 0 }
    for touch in touches { starts[touch.number] = touch.moment.location }
    pressCount += touches.count
    guard pressCount <= numberOfTouchesRequired else { return fail() }  // LP3
    guard pressCount == numberOfTouchesRequired else { return deadline = nil }
    if taps < numberOfTapsRequired {
      deadline = event.timestamp + GestureLimits.tapDuration
    } else if minimumPressDuration <= 0 {
      begin()
    } else {
      deadline = event.timestamp + minimumPressDuration  // LP1
    }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if hasBegun {
      state = .changed
      return
    }
    let hasWandered = touches.contains { touch in
      let start = starts[touch.number] ?? touch.moment.location
      return start.distance(to: touch.moment.location) > allowableMovement
    }
    if hasWandered { fail() }  // LP2
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    for touch in touches { starts[touch.number] = nil }
    guard starts.isEmpty else { return }
    if hasBegun {
      state = .ended
    } else if taps < numberOfTapsRequired, pressCount == numberOfTouchesRequired {
      taps += 1
      deadline = event.timestamp + GestureLimits.tapPause  // LP4
    } else {
      fail()
    }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .cancelled
  }

  open override func reset() {
    (taps, starts, pressCount, hasBegun) = (0, [:], 0, false)
    super.reset()
  }

  // MARK: Internals

  override func deadlinePassed(at time: TimeInterval) {
    let isPressing = pressCount == numberOfTouchesRequired && starts.count == pressCount
    if taps >= numberOfTapsRequired, isPressing { begin() } else { fail() }
  }

  /// Begins at once.
  func begin() {
    deadline = nil
    hasBegun = true
    state = .began
  }

  private func fail() { state = .failed }

  /// Taps that are complete.
  private var taps = 0
  /// Where each touch that is down began, by its number.
  private var starts: [Int: CGPoint] = [:]
  /// How many touches the present press, or tap, has had.
  private var pressCount = 0
  private var hasBegun = false
}
