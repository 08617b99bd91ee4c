/// Brings a window's touches to recognizers and views.
///
/// Recognizers are told first; what they settle is settled and told before the views learn anything.
/// The steps D1…D9 are in `Documentation/Behaviour/Touches.md`.
@MainActor
package final class TouchDelivery {
  /// Where the window's recognizers settle who recognizes.
  package let arena = GestureArena()

  init() {
    arena.onRecognition = { [weak self] in self?.cancelTouches(of: $0) }
    arena.onTurnEnd = { [weak self] in self?.tellViews() }
  }

  /// Brings an event's touches that are in a window to whom they concern.
  func deliver(_ event: UIEvent, in window: UIWindow) {
    let changed = event.touches.filter { $0.window === window && $0.phase != .stationary }
    guard !changed.isEmpty else { return }
    self.event = event
    arena.turn {
      for touch in changed where touch.phase == .began { admit(touch, of: event) }
      for touch in changed { route(of: touch)?.add(touch.moment) }
      // D6: those of the innermost view first.
      for recognizer in recognizers(of: changed) { recognizer.hear(changed, of: event) }
      for touch in changed where touch.phase == .ended || touch.phase == .cancelled {
        for recognizer in touch.recognizers {
          recognizer.following.removeAll { $0 === touch }
        }
      }
    }
  }

  /// Tells recognizers and views that time has passed, each at the moment it waited for.
  package func advance(to time: TimeInterval) {
    var moments = 0
    while let next = arena.nextDeadline, next <= time, moments < Self.deadlineLimit {
      arena.tellOfTime(next)
      moments += 1
    }
  }

  /// When it wants to be told of time.
  package var nextDeadline: TimeInterval? { arena.nextDeadline }

  /// Tells those who know a touch what became of properties that were estimated.
  ///
  /// - Parameter known: The touch as it was then, with what is known now.
  func update(_ touch: UITouch, _ known: UITouch) {
    arena.turn {
      for recognizer in touch.recognizers where recognizer.hasSeen(touch) {
        recognizer.touchesEstimatedPropertiesUpdated([known])
      }
    }
    if touch.hasReachedView { touch.view?.touchesEstimatedPropertiesUpdated([known]) }
  }

  /// D8: takes touches and gestures from a view, and from those in it, that leaves the window.
  func release(_ view: UIView) {
    arena.turn {
      for route in routes where route.view?.isDescendant(of: view) == true { route.cancel() }
      view.forEachWithin { for recognizer in $0.recognizers { recognizer.stop() } }
    }
  }

  // MARK: Internals

  /// How many deadlines are served at once: what sets new ones in the past would never end.
  private static let deadlineLimit = 1000

  private(set) var routes: [TouchRoute] = []
  private var event: UIEvent?
  private var isTelling = false

  private func route(of touch: UITouch) -> TouchRoute? { routes.first { $0.touch === touch } }

  /// Has a touch that begins followed by recognizers, and chooses whether its view gets it.
  private func admit(_ touch: UITouch, of event: UIEvent) {
    for view in sequence(first: touch.view, next: { $0?.superview }).compactMap(\.self) {
      for recognizer in view.recognizers where recognizer.takes(touch, of: event) {
        recognizer.follow(touch, in: arena)
        touch.recognizers.append(recognizer)
      }
    }
    routes.append(TouchRoute(touch, to: touch.view.flatMap { isOpen($0) ? $0 : nil }))
  }

  /// D7: whether a view gets one more touch.
  private func isOpen(_ view: UIView) -> Bool {
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

  /// D3: takes from the views what a recognizer has recognized.
  private func cancelTouches(of recognizer: UIGestureRecognizer) {
    guard recognizer.cancelsTouchesInView else { return }
    for route in routes where recognizer.hasSeen(route.touch) { route.cancel() }
  }

  /// D9: tells the views all that nothing holds, what belongs together at once.
  private func tellViews() {
    guard !isTelling else { return }
    isTelling = true
    while let (view, phase, ready) = nextBatch() {
      if phase == .began, isRefused(Set(ready.map(\.touch)), in: view) {
        for route in ready { route.abandon() }
        continue
      }
      let restore = ready.map { $0.showNext() }
      tell(view, phase, Set(ready.map(\.touch)))
      for restore in restore { restore() }
    }
    isTelling = false
    routes.removeAll { $0.isOver && !$0.isDown }
    if routes.isEmpty { event = nil }
  }

  /// D10: whether a scroll view around keeps touches from a view.
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
    // A view that is gone needs not be told.
    for route in ready where route.view == nil { route.isOver = true }
    return nil
  }

  private func tell(_ view: UIView, _ phase: UITouch.Phase, _ touches: Set<UITouch>) {
    switch phase {
    case .began: view.touchesBegan(touches, with: event)
    case .moved: view.touchesMoved(touches, with: event)
    case .ended: view.touchesEnded(touches, with: event)
    default: view.touchesCancelled(touches, with: event)
    }
  }
}
