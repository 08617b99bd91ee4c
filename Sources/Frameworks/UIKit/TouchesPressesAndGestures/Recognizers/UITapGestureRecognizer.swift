/// Recognizes one tap or several in a row, with one finger or several.
///
/// The steps are TA1… in `Documentation/Behaviour/Gestures.md`.
@preconcurrency @MainActor
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// How many taps it takes.
  open var numberOfTapsRequired = 1
  /// How many fingers tap at once.
  open var numberOfTouchesRequired = 1

  /// How many touches made the tap; while it goes on, how many are down.
  open override var numberOfTouches: Int { following.isEmpty ? places.count : following.count }

  /// Where one of the touches is, or was.
  open override func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    guard following.isEmpty else { return super.location(ofTouch: touchIndex, in: view) }
    precondition(
      places.indices.contains(touchIndex), "touch \(touchIndex) of a tap with \(places.count)")
    guard let view, let window = seen.first?.window ?? self.view?.window else {
      return places[touchIndex]
    }
    return view.convert(places[touchIndex], from: window)
  }

  /// A single tap leaves room for those who wait for more taps at the same place (TA6).
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
      if taps > 0, isFar { return fail() }  // TA4
    }
    if places.count > numberOfTouchesRequired { fail() }  // TA2
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    let hasWandered = touches.contains { touch in
      let start = starts[touch.number] ?? touch.moment.location
      return start.distance(to: touch.moment.location) > GestureLimits.tapMovement
    }
    if hasWandered { fail() }  // TA3
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    for touch in touches { starts[touch.number] = nil }
    guard starts.isEmpty else { return }
    guard places.count == numberOfTouchesRequired else { return fail() }  // TA2
    if taps == 0 { firstPlaces = places }
    taps += 1
    deadline = nil
    if taps >= numberOfTapsRequired {
      state = .recognized
    } else {
      deadline = event.timestamp + GestureLimits.tapPause  // TA4
    }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { fail() }

  open override func reset() {
    (taps, starts, places, firstPlaces) = (0, [:], [], [])
    super.reset()
  }

  // MARK: Internals

  /// TA3, TA4: a finger stayed too long, or the next tap did not come.
  override func deadlinePassed(at time: TimeInterval) { fail() }

  private func fail() { state = .failed }

  /// Taps that are complete.
  private var taps = 0
  /// Where each touch that is down began, by its number.
  private var starts: [Int: CGPoint] = [:]
  /// Where the touches of the present tap began, or those of the last, in the window's coordinates.
  private var places: [CGPoint] = []
  /// The same of the first tap.
  private var firstPlaces: [CGPoint] = []
}
