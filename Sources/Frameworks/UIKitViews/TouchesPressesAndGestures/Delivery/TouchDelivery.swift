/// The delivery of a window's touches to recognizers and views.
///
/// Recognizers come first; their decisions are made and notified before the views receive the
/// touches (Touches.D1…D9).
@MainActor
package final class TouchDelivery {
  /// The arena of the window's recognizers.
  package let arena = GestureArena()

  init() {
    arena.onRecognition = { [weak self] in self?.cancelTouches(of: $0) }
    arena.onTurnEnd = { [weak self] in self?.deliverToViews() }
  }

  /// Delivers the touches of an event in a window.
  func deliver(_ event: UIEvent, in window: UIWindow) {
    let changed = event.touches.filter { $0.window === window && $0.phase != .stationary }
    guard !changed.isEmpty else { return }
    self.event = event
    arena.turn {
      for touch in changed where touch.phase == .began { admit(touch, of: event) }
      for touch in changed { route(of: touch)?.add(touch.moment) }
      // The recognizers of the innermost view come first (Touches.D6).
      for recognizer in recognizers(of: changed) { recognizer.receive(changed, of: event) }
      for touch in changed where touch.phase == .ended || touch.phase == .cancelled {
        for recognizer in touch.recognizers {
          recognizer.following.removeAll { $0 === touch }
        }
      }
    }
  }

  /// Advances the time through all deadlines.
  package func advance(to time: TimeInterval) {
    var moments = 0
    while let next = arena.nextDeadline, next <= time, moments < Self.deadlineLimit {
      arena.fireDeadlines(next)
      moments += 1
    }
  }

  /// The earliest deadline.
  package var nextDeadline: TimeInterval? { arena.nextDeadline }

  /// Delivers corrected estimates to the recognizers and the view of a touch.
  ///
  /// - Parameter known: A copy of the touch at the time of the estimate, with the corrected
  ///   properties.
  package func update(_ touch: UITouch, _ known: UITouch) {
    arena.turn {
      for recognizer in touch.recognizers where recognizer.hasSeen(touch) {
        recognizer.touchesEstimatedPropertiesUpdated([known])
      }
    }
    if touch.hasReachedView { touch.view?.touchesEstimatedPropertiesUpdated([known]) }
  }

  /// Cancels the touches and gestures of a view that leaves the window, and of its subviews
  /// (Touches.D8).
  func release(_ view: UIView) {
    arena.turn {
      for route in routes where route.view?.isDescendant(of: view) == true { route.cancel() }
      view.forEachInSubtree { for recognizer in $0.recognizers { recognizer.stop() } }
    }
  }

  // MARK: Internals

  /// The maximum number of deadlines in one advance, which stops recognizers that set new ones in
  /// the past.
  private static let deadlineLimit = 1000

  private(set) var routes: [TouchRoute] = []
  private var event: UIEvent?
  private var isDelivering = false

  private func route(of touch: UITouch) -> TouchRoute? { routes.first { $0.touch === touch } }

  /// Assigns a new touch to recognizers, and determines whether its view receives it.
  private func admit(_ touch: UITouch, of event: UIEvent) {
    for view in sequence(first: touch.view, next: { $0?.superview }).compactMap(\.self) {
      for recognizer in view.recognizers where recognizer.accepts(touch, of: event) {
        recognizer.follow(touch, in: arena)
        touch.recognizers.append(recognizer)
      }
    }
    routes.append(TouchRoute(touch, to: touch.view.flatMap { acceptsTouch($0) ? $0 : nil }))
  }

  /// Returns whether a view accepts another touch (Touches.D7).
  private func acceptsTouch(_ view: UIView) -> Bool {
    let busy = routes.filter { $0.isDown && $0.view != nil }
    if !view.isMultipleTouchEnabled, busy.contains(where: { $0.view === view }) { return false }
    let others = busy.compactMap(\.view).filter { $0 !== view }
    return !others.contains(where: \.isExclusiveTouch) && (!view.isExclusiveTouch || others.isEmpty)
  }

  private func recognizers(of touches: [UITouch]) -> [UIGestureRecognizer] {
    var all: [UIGestureRecognizer] = []
    for recognizer in touches.flatMap(\.recognizers)
    where !all.contains(where: { $0 === recognizer }) {
      all.append(recognizer)
    }
    return all
  }

  /// Cancels a recognizer's touches in the views (Touches.D3).
  private func cancelTouches(of recognizer: UIGestureRecognizer) {
    guard recognizer.cancelsTouchesInView else { return }
    for route in routes where recognizer.hasSeen(route.touch) { route.cancel() }
  }

  /// Delivers everything not delayed to the views, in batches of equal view and phase (Touches.D9).
  private func deliverToViews() {
    guard !isDelivering else { return }
    isDelivering = true
    while let (view, phase, ready) = nextBatch() {
      if phase == .began, isRefused(Set(ready.map(\.touch)), in: view) {
        for route in ready { route.abandon() }
        continue
      }
      let restore = ready.map { $0.applyNext() }
      send(view, phase, Set(ready.map(\.touch)))
      for restore in restore { restore() }
    }
    isDelivering = false
    routes.removeAll { $0.isOver && !$0.isDown }
    if routes.isEmpty { event = nil }
  }

  /// Returns whether an enclosing scroll view withholds touches from a view (Touches.D10).
  private func isRefused(_ touches: Set<UITouch>, in view: UIView) -> Bool {
    UIScrollView.around(view)?.touchesShouldBegin(touches, with: event, in: view) == false
  }

  private func nextBatch() -> (UIView, UITouch.Phase, [TouchRoute])? {
    let ready = routes.filter(\.isReady)
    for phase in [UITouch.Phase.began, .moved, .ended, .cancelled] {
      let same = ready.filter { $0.queue.first?.phase == phase }
      guard let view = same.first?.view else { continue }
      return (view, phase, same.filter { $0.view === view })
    }
    // A deallocated view receives nothing.
    for route in ready where route.view == nil { route.isOver = true }
    return nil
  }

  private func send(_ view: UIView, _ phase: UITouch.Phase, _ touches: Set<UITouch>) {
    switch phase {
    case .began: view.touchesBegan(touches, with: event)
    case .moved: view.touchesMoved(touches, with: event)
    case .ended: view.touchesEnded(touches, with: event)
    default: view.touchesCancelled(touches, with: event)
    }
  }
}
