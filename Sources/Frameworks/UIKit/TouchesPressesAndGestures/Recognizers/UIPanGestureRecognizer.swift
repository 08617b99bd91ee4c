/// Recognizes fingers that go somewhere, and follows them until all are lifted.
///
/// The steps are PA1… in `Documentation/Behaviour/Gestures.md`.
@preconcurrency @MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// How many fingers it takes at least.
  open var minimumNumberOfTouches = 1
  /// How many fingers it takes at most.
  open var maximumNumberOfTouches = Int.max

  /// How far the fingers went since it began, or since that was set, in a view's coordinates (PA3).
  open func translation(in view: UIView?) -> CGPoint {
    let way = turn(travel, into: view)
    return CGPoint(x: way.dx, y: way.dy)
  }

  /// Has the translation go on from another value.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    travel = turnBack(CGVector(dx: translation.x, dy: translation.y), from: view)
  }

  /// How fast the fingers go, in points of a view a second (PA4).
  open func velocity(in view: UIView?) -> CGPoint {
    let way = turn(log.velocity(at: lastTime), into: view)
    return CGPoint(x: way.dx, y: way.dy)
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    lastTime = event.timestamp
    log.start(at: lastTime)
    guard down.count + touches.count <= maximumNumberOfTouches else {
      // PA5: too many are another gesture, or, once it has begun, none of its business.
      if !hasBegun { return state = .failed }
      for touch in touches { ignore(touch, for: event) }
      return
    }
    down.formUnion(touches.map(\.number))
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    lastTime = event.timestamp
    guard down.count >= minimumNumberOfTouches else { return }
    // PA2: fingers that come and go move the middle, but are no travel.
    let ways = following.filter { down.contains($0.number) }.map { touch in
      CGPoint(
        x: touch.moment.location.x - touch.previous.location.x,
        y: touch.moment.location.y - touch.previous.location.y)
    }
    let moved = touches.isEmpty ? .zero : CGPoint.middle(of: ways)
    let way = CGVector(dx: moved.x, dy: moved.y)
    travel = CGVector(dx: travel.dx + way.dx, dy: travel.dy + way.dy)
    log.note(way, at: lastTime)
    if hasBegun {
      state = .changed
    } else {
      let length = hypot(travel.dx, travel.dy)
      guard length > GestureLimits.panTravel, goesRightWay(travel) else { return }
      // PA3: what it took to begin is no translation.
      let rest = (length - GestureLimits.panTravel) / length
      travel = CGVector(dx: travel.dx * rest, dy: travel.dy * rest)
      hasBegun = true
      state = .began
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    lastTime = event.timestamp
    down.subtract(touches.map(\.number))
    guard down.isEmpty else { return }
    state = hasBegun ? .ended : .failed
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    lastTime = event.timestamp
    down.subtract(touches.map(\.number))
    guard down.isEmpty else { return }
    state = .cancelled
  }

  open override func ignore(_ touch: UITouch, for event: UIEvent) {
    down.remove(touch.number)
    super.ignore(touch, for: event)
  }

  open override func reset() {
    (down, hasBegun, travel, log) = ([], false, .zero, TravelLog())
    super.reset()
  }

  // MARK: Internals

  /// Whether a gesture that has gone so far may begin; one that says no looks on, or fails by itself.
  func goesRightWay(_ travel: CGVector) -> Bool { true }

  private func turn(_ way: CGVector, into view: UIView?) -> CGVector {
    guard let view, let window = window(of: view) else { return way }
    let (start, tip) = (
      view.convert(CGPoint.zero, from: window),
      view.convert(CGPoint(x: way.dx, y: way.dy), from: window)
    )
    return CGVector(dx: tip.x - start.x, dy: tip.y - start.y)
  }

  private func turnBack(_ way: CGVector, from view: UIView?) -> CGVector {
    guard let view, let window = window(of: view) else { return way }
    let (start, tip) = (
      view.convert(CGPoint.zero, to: window),
      view.convert(CGPoint(x: way.dx, y: way.dy), to: window)
    )
    return CGVector(dx: tip.x - start.x, dy: tip.y - start.y)
  }

  private func window(of view: UIView) -> UIWindow? { seen.first?.window ?? view.window }

  /// Numbers of the touches that are down.
  private var down: Set<Int> = []
  private var hasBegun = false
  /// How far it went since it began, or since that was set; before it began, since the touch.
  ///
  /// In the window's coordinates.
  private var travel: CGVector = .zero
  private var log = TravelLog()
  private var lastTime: TimeInterval = 0
}
