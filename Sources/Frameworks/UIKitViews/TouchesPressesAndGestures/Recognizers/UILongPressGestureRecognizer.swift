/// A recognizer of fingers that stay down for a while; it follows them until they are lifted.
///
/// The steps are Gestures.LP1…
@preconcurrency @MainActor
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// The number of taps before the press.
  open var numberOfTapsRequired = 0
  /// The number of fingers.
  open var numberOfTouchesRequired = 1
  /// The minimum duration of the press before it begins, in seconds.
  open var minimumPressDuration = usualDuration
  /// The distance that the fingers may move before the gesture begins, in points.
  open var allowableMovement: CGFloat = 10

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard !hasBegun else { return }
    if starts.isEmpty { pressCount = 0 }
    for touch in touches { starts[touch.number] = touch.moment.location }
    pressCount += touches.count
    // An additional finger fails the gesture (Gestures.LP3).
    guard pressCount <= numberOfTouchesRequired else { return fail() }
    guard pressCount == numberOfTouchesRequired else { return deadline = nil }
    if taps < numberOfTapsRequired {
      deadline = event.timestamp + GestureLimits.tapDuration
    } else if minimumPressDuration <= 0 {
      begin()
    } else {
      deadline = event.timestamp + minimumPressDuration  // begins at its end (Gestures.LP1)
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
    if hasWandered { fail() }  // a finger moved too far (Gestures.LP2)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    for touch in touches { starts[touch.number] = nil }
    guard starts.isEmpty else { return }
    if hasBegun {
      state = .ended
    } else if taps < numberOfTapsRequired, pressCount == numberOfTouchesRequired {
      taps += 1
      deadline = event.timestamp + GestureLimits.tapPause  // next tap (Gestures.LP4)
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

  /// The default duration of a press, in seconds.
  ///
  /// - Source: Apple's reference of `minimumPressDuration`. Confidence: documented.
  package static let usualDuration: TimeInterval = 0.5

  override func deadlinePassed(at time: TimeInterval) {
    let isPressing = pressCount == numberOfTouchesRequired && starts.count == pressCount
    if taps >= numberOfTapsRequired, isPressing { begin() } else { fail() }
  }

  /// Begins the gesture immediately.
  package func begin() {
    deadline = nil
    hasBegun = true
    state = .began
  }

  private func fail() { state = .failed }

  /// The number of completed taps.
  private var taps = 0
  /// The locations at which the current touches began, by number.
  private var starts: [Int: CGPoint] = [:]
  /// The number of touches of the current press or tap.
  private var pressCount = 0
  private var hasBegun = false
}
