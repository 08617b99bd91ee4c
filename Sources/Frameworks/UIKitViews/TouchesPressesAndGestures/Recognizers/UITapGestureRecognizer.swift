/// A recognizer of single and multiple taps of one or more fingers.
///
/// The steps are Gestures.TA1…
@preconcurrency @MainActor
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// The number of taps.
  open var numberOfTapsRequired = 1
  /// The number of fingers.
  open var numberOfTouchesRequired = 1
  /// The required pointer buttons; stored, because a phone has no pointer.
  open var buttonMaskRequired: UIEvent.ButtonMask = .primary

  /// The number of touches of the tap.
  open override var numberOfTouches: Int { following.isEmpty ? places.count : following.count }

  /// Returns the location of a touch of the tap.
  open override func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    guard following.isEmpty else { return super.location(ofTouch: touchIndex, in: view) }
    programmingPrecondition(
      places.indices.contains(touchIndex), "touch index \(touchIndex) of a tap with \(places.count)"
    )
    guard let view, let window = seen.first?.window ?? self.view?.window else {
      return places[touchIndex]
    }
    return view.convert(places[touchIndex], from: window)
  }

  /// Returns whether the tap prevents another recognizer; a single tap does not prevent a double
  /// tap (Gestures.TA6).
  open override func canPrevent(_ other: UIGestureRecognizer) -> Bool {
    guard let other = other as? UITapGestureRecognizer else { return true }
    return other.numberOfTapsRequired <= numberOfTapsRequired
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if starts.isEmpty {
      places = []
      deadline = event.timestamp + GestureLimits.tapDuration
    }
    for touch in touches.inOrder {
      let place = touch.moment.location
      starts[touch.number] = place
      places.append(place)
      let isFar = firstPlaces.allSatisfy { $0.distance(to: place) > GestureLimits.tapSpread }
      if taps > 0, isFar { return fail() }  // too far from the first tap (Gestures.TA4)
    }
    if places.count > numberOfTouchesRequired { fail() }  // too many (Gestures.TA2)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    let hasWandered = touches.contains { touch in
      let start = starts[touch.number] ?? touch.moment.location
      return start.distance(to: touch.moment.location) > GestureLimits.tapMovement
    }
    if hasWandered { fail() }  // a finger moved too far (Gestures.TA3)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    for touch in touches { starts[touch.number] = nil }
    guard starts.isEmpty else { return }
    guard places.count == numberOfTouchesRequired else { return fail() }  // too few (Gestures.TA2)
    if taps == 0 { firstPlaces = places }
    taps += 1
    deadline = nil
    if taps >= numberOfTapsRequired {
      state = .recognized
    } else {
      deadline = event.timestamp + GestureLimits.tapPause  // next tap (Gestures.TA4)
    }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { fail() }

  open override func reset() {
    (taps, starts, places, firstPlaces) = (0, [:], [], [])
    super.reset()
  }

  // MARK: Internals

  /// Fails, because a finger stayed too long or the next tap did not follow (Gestures.TA3,
  /// Gestures.TA4).
  override func deadlinePassed(at time: TimeInterval) { fail() }

  private func fail() { state = .failed }

  /// The number of completed taps.
  private var taps = 0
  /// The locations at which the current touches began, by number.
  private var starts: [Int: CGPoint] = [:]
  /// The locations at which the touches of the current or last tap began, in the coordinates of the
  /// window.
  private var places: [CGPoint] = []
  /// The locations at which the touches of the first tap began.
  private var firstPlaces: [CGPoint] = []
}
