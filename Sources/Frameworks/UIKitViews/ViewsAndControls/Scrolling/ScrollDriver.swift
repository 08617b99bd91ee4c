/// The driver of a scroll view's movement: by drags, decelerations and animations.
///
/// Decelerations and animations are updated at each frame as functions of time (Scrolling.SC6…).
@MainActor
package final class ScrollDriver {
  unowned let view: UIScrollView
  private(set) var isTracking = false
  private(set) var isDragging = false
  private(set) var isZooming = false
  /// The zoom scale.
  var zoom: CGFloat = 1
  var drag = ScrollDrag()
  /// The total change of the offset by the app during the movement.
  var appTravel = CGVector.zero
  /// The number of such changes.
  var appChangeCount = 0
  private var pinch: ScrollZoom?
  var run: ScrollMovement?
  private var link: CADisplayLink?

  init(_ view: UIScrollView) { self.view = view }

  var isDecelerating: Bool { if case .slow = run { true } else { false } }
  var isScrollAnimating: Bool { if case .animation = run { true } else { false } }
  var isZoomAnimating: Bool { if case .zoom(_, _, false) = run { true } else { false } }
  var isZoomBouncing: Bool { if case .zoom(_, _, true) = run { true } else { false } }
  /// Whether the content moves without a finger.
  package var isMovingByItself: Bool { run != nil }

  // MARK: Touches

  /// Handles the first touch, which stops a movement (Scrolling.SC8).
  func touchesBegan() {
    isTracking = true
    stop()
  }

  /// Handles the end of all touches, and returns content beyond its edges.
  func touchesEnded() {
    isTracking = false
    guard run == nil, !isZooming else { return }
    settle(at: now)
    if run == nil { view.indicators.hide() }
  }

  /// Handles a change of the pan recognizer.
  func dragged() {
    switch view.pan.state {
    case .began: beginDrag()
    case .changed:
      if isDragging {
        dragKeyboard()
        follow()
      }
    case .ended: endDrag(isCancelled: false)
    case .cancelled, .failed: endDrag(isCancelled: true)
    case .possible: break
    }
  }

  /// Whether a drag moves the keyboard (Keyboards.DM2).
  private var isDraggingKeyboard: Bool {
    [.interactive, .interactiveWithAccessory].contains(view.keyboardDismissMode)
  }

  private func dragKeyboard() {
    guard isDraggingKeyboard, let window = view.window else { return }
    InputViewPresenter.shared.drag(to: view.pan.location(in: window).y)
  }

  var travel: CGPoint { view.pan.translation(in: view.outer ?? view) }

  private func beginDrag() {
    isDragging = true
    drag = ScrollDrag()
    drag.axes = view.scrollableAxes
    if view.isDirectionalLockEnabled {
      // A clear direction at the start locks the drag (Scrolling.SC7).
      let (x, y) = (abs(travel.x), abs(travel.y))
      if x > y * ScrollConstants.lockRatio { drag.axes.vertical = false }
      if y > x * ScrollConstants.lockRatio { drag.axes.horizontal = false }
    }
    let offset = view.contentOffset
    drag.page = (page(offset.x, view.bounds.width), page(offset.y, view.bounds.height))
    resetDragStart(travel: .zero)
    drag.velocityTracker.start(at: view.pan.time)
    view.indicators.show()
    view.dragWillBegin()
    // The edited text loses the focus (Scrolling.SC23).
    if [.onDrag, .onDragWithAccessory].contains(view.keyboardDismissMode) {
      view.window?.endEditing(false)
    }
    view.delegate?.scrollViewWillBeginDragging(view)
    dragKeyboard()
    follow()
  }

  /// Sets the drag's start so that a translation corresponds to the current offset.
  private func resetDragStart(travel: CGPoint) {
    let offset = view.contentOffset
    drag.start = (
      withoutResistance(offset.x, view.horizontalRange, view.bounds.width) + travel.x,
      withoutResistance(offset.y, view.verticalRange, view.bounds.height) + travel.y
    )
  }

  private func follow() {
    // A zoom moves the content as well.
    guard !isZooming else { return resetDragStart(travel: travel) }
    let (offset, travel, before) = (view.contentOffset, travel, appTravel)
    var new = offset
    if drag.axes.horizontal {
      new.x = withResistance(
        drag.start.x - travel.x, view.horizontalRange, view.bounds.width, .horizontal)
    }
    if drag.axes.vertical {
      new.y = withResistance(
        drag.start.y - travel.y, view.verticalRange, view.bounds.height, .vertical)
    }
    move(to: new)
    // The app's changes meanwhile do not count as the finger's speed (Scrolling.SC28).
    let way = CGVector(
      dx: view.contentOffset.x - offset.x - (appTravel.dx - before.dx),
      dy: view.contentOffset.y - offset.y - (appTravel.dy - before.dy))
    drag.velocityTracker.add(way, at: view.pan.time)
  }

  /// Returns the offset for a dragged position, with resistance beyond the edges (Scrolling.SC9).
  private func withResistance(
    _ place: Double, _ range: ClosedRange<Double>, _ length: CGFloat, _ axis: Axis
  ) -> Double {
    let inside = min(max(place, range.lowerBound), range.upperBound)
    guard place != inside, canBounce(range, axis) else { return inside }
    return inside + RubberBand.pulled(place - inside, length: Double(length))
  }

  /// Returns the dragged position for an offset: the inverse of `withResistance`.
  func withoutResistance(
    _ offset: Double, _ range: ClosedRange<Double>, _ length: CGFloat
  ) -> Double {
    let inside = min(max(offset, range.lowerBound), range.upperBound)
    return inside + RubberBand.pull(offset - inside, length: Double(length))
  }

  enum Axis {
    case horizontal, vertical
  }

  private func canBounce(_ range: ClosedRange<Double>, _ axis: Axis) -> Bool {
    let always = axis == .horizontal ? view.alwaysBounceHorizontal : view.alwaysBounceVertical
    let bounces = axis == .horizontal ? view.bouncingAxes.horizontal : view.bouncingAxes.vertical
    return bounces && (always || range.lowerBound < range.upperBound)
  }

  private func endDrag(isCancelled: Bool) {
    guard isDragging else { return }
    if isDraggingKeyboard { InputViewPresenter.shared.endDrag() }
    let time = view.pan.time
    let velocity = isCancelled ? .zero : drag.velocityTracker.velocity(at: time)
    (isDragging, isTracking) = (false, false)
    view.refreshControl?.holdRoom()
    var planned = plan(velocity)
    var target = CGPoint(x: planned.x.goal, y: planned.y.goal)
    let (natural, changes) = (target, appChangeCount)
    view.delegate?.scrollViewWillEndDragging(
      view, withVelocity: CGPoint(x: velocity.dx / 1000, y: velocity.dy / 1000),
      targetContentOffset: &target)
    // The delegate moved the content (Scrolling.SC28).
    if changes != appChangeCount { planned = plan(velocity) }
    var (x, y) = planned
    if target != natural {
      // The delegate chose another target (Scrolling.SC12).
      let (goal, offset, rate) = (view.limited(target), view.contentOffset, view.decelerationRate)
      drag.target = goal
      x = ScrollMotion(
        from: .init(offset: offset.x, velocity: velocity.dx), to: goal.x, rate: rate.sound,
        tolerance: tolerance)
      y = ScrollMotion(
        from: .init(offset: offset.y, velocity: velocity.dy), to: goal.y, rate: rate.sound,
        tolerance: tolerance)
    }
    let goesOn = max(x.duration, y.duration) > 0 && !isZooming
    if goesOn { run = .slow(since: time, x: x, y: y) }
    view.delegate?.scrollViewDidEndDragging(view, willDecelerate: goesOn)
    guard goesOn, isDecelerating else {
      if !goesOn { view.movementDidEnd() }
      return view.indicators.hide()
    }
    view.delegate?.scrollViewWillBeginDecelerating(view)
    startLink()
  }

  // MARK: Movements

  /// Returns the motions after a release with a velocity in points per second.
  private func plan(_ velocity: CGVector) -> (x: ScrollMotion, y: ScrollMotion) {
    let (offset, size) = (view.contentOffset, view.bounds.size)
    return (
      plan(
        offset.x, drag.axes.horizontal ? velocity.dx : 0, view.horizontalRange, size.width,
        drag.page.x, .horizontal),
      plan(
        offset.y, drag.axes.vertical ? velocity.dy : 0, view.verticalRange, size.height,
        drag.page.y, .vertical)
    )
  }

  func plan(
    _ offset: CGFloat, _ velocity: CGFloat, _ range: ClosedRange<Double>, _ length: CGFloat,
    _ page: Double, _ axis: Axis
  ) -> ScrollMotion {
    let start = ScrollMotion.State(offset: Double(offset), velocity: Double(velocity))
    if view.isPagingEnabled, range.contains(start.offset), length > 0 {
      let goal = pageGoal(start, Double(length), from: page, range)
      return ScrollMotion(springFrom: start, to: goal, tolerance: tolerance)
    }
    let natural = ScrollMotion(
      from: start, within: range, rate: view.decelerationRate.sound,
      bounces: canBounce(range, axis), tolerance: tolerance)
    // At an end of its range the content rests, and may bounce (Pickers.PK6).
    guard axis == .vertical, view.snapInterval > 0, range.lowerBound < natural.goal,
      natural.goal < range.upperBound
    else { return natural }
    let interval = Double(view.snapInterval)
    return ScrollMotion(
      from: start, to: (natural.goal / interval).rounded() * interval,
      rate: view.decelerationRate.sound, tolerance: tolerance)
  }

  /// Returns the offset of the resting page, at most one page away (Scrolling.SC12).
  private func pageGoal(
    _ start: ScrollMotion.State, _ length: Double, from first: Double,
    _ range: ClosedRange<Double>
  ) -> Double {
    let place = start.offset / length
    var page = place.rounded()
    if start.velocity > ScrollConstants.restSpeed { page = place.rounded(.up) }
    if start.velocity < -ScrollConstants.restSpeed { page = place.rounded(.down) }
    page = min(max(page, first - 1), first + 1)
    return min(max(page * length, range.lowerBound), range.upperBound)
  }

  private func page(_ offset: CGFloat, _ length: CGFloat) -> Double {
    length > 0 ? Double(offset / length).rounded() : 0
  }

  private func settle(at time: TimeInterval) {
    drag.axes = (true, true)
    drag.target = nil
    let offset = view.contentOffset
    drag.page = (page(offset.x, view.bounds.width), page(offset.y, view.bounds.height))
    let (x, y) = plan(.zero)
    guard max(x.duration, y.duration) > 0 else { return }
    run = .slow(since: time, x: x, y: y)
    startLink()
  }

  /// Animates to an offset (Scrolling.SC14).
  func animate(to goal: CGPoint) {
    stop()
    guard goal != view.contentOffset else { return }
    run = .animation(since: now, from: view.contentOffset, to: goal, isToTop: false)
    view.indicators.show()
    startLink()
  }

  /// Animates to the top (Scrolling.SC17).
  func scrollToTop() {
    stop()
    let goal = CGPoint(x: view.contentOffset.x, y: -view.adjustedContentInset.top)
    guard goal.y < view.contentOffset.y else { return }
    run = .animation(since: now, from: view.contentOffset, to: goal, isToTop: true)
    view.indicators.show()
    startLink()
  }

  /// Stops a movement and notifies the delegate (Scrolling.SC8).
  func stop() {
    guard let run else { return }
    end(run)
  }

  /// Ends a drag and a movement, and moves the content within its edges (Scrolling.SC27).
  func stopEverything() {
    for recognizer in [view.pan, view.pinch] as [UIGestureRecognizer] where recognizer.isEnabled {
      // A disabled recognizer gives up its touches.
      recognizer.isEnabled = false
      recognizer.isEnabled = true
    }
    stop()
    let goal = view.limited(view.contentOffset)
    if goal != view.contentOffset { view.bounds.origin = goal }
  }

  /// Sets the offset, rounded to whole pixels.
  private func move(to offset: CGPoint) {
    let scale = view.screenScale
    view.bounds.origin = CGPoint(
      x: (offset.x * scale).rounded() / scale, y: (offset.y * scale).rounded() / scale)
  }

  /// The tolerance of motions: half a pixel.
  var tolerance: Double { 0.5 / Double(view.screenScale) }
  var now: TimeInterval { CACurrentMediaTime() }

  private func startLink() {
    guard link == nil else { return }
    weak let scrollDriver = self
    let link = CADisplayLink { link in
      nonisolated(unsafe) let link = link
      MainActor.assumeIsolated {
        guard let scrollDriver else { return link.invalidate() }
        scrollDriver.step(to: scrollDriver.now)
      }
    }
    self.link = link
    link.add(to: .main, forMode: .common)
  }

  private func step(to time: TimeInterval) {
    guard let run else { return stopLink() }
    switch run {
    case .slow(let begin, let x, let y):
      let passed = time - begin
      let (x, y, isOver) = (
        x.state(after: passed), y.state(after: passed), passed >= max(x.duration, y.duration)
      )
      let changes = appChangeCount
      move(to: CGPoint(x: x.offset, y: y.offset))
      // After a change by the app the content continues from the new offset (Scrolling.SC28).
      if isOver, changes == appChangeCount, isDecelerating { end(run) }
    case .animation(let begin, let from, let to, _):
      let share = min(1, (time - begin) / ScrollConstants.animation)
      let part = CGFloat(ScrollZoom.pace.value(at: share))
      if share < 1 {
        move(to: CGPoint(x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part))
      } else {
        view.bounds.origin = to
        end(run)
      }
    case .zoom(let begin, let change, _):
      let share = min(1, (time - begin) / ScrollConstants.zoomReturn)
      change.apply(share)
      if share >= 1 { end(run) }
    }
  }

  private func end(_ ended: ScrollMovement) {
    run = nil
    stopLink()
    if !isTracking { view.indicators.hide() }
    switch ended {
    case .slow:
      if !isDragging { view.movementDidEnd() }
      view.delegate?.scrollViewDidEndDecelerating(view)
    case .animation(_, _, _, let isToTop):
      if isToTop {
        view.delegate?.scrollViewDidScrollToTop(view)
      } else {
        view.movementDidEnd()
        view.delegate?.scrollViewDidEndScrollingAnimation(view)
      }
    case .zoom: endZoom()
    }
  }

  private func stopLink() {
    link?.invalidate()
    link = nil
  }

  // MARK: Zoom

  /// Handles a change of the pinch recognizer.
  func pinched() {
    switch view.pinch.state {
    case .began: beginZoom()
    case .changed: pinch?.follow()
    case .ended, .cancelled, .failed: releaseZoom()
    case .possible: break
    }
  }

  /// Zooms, with or without an animation (Scrolling.SC15).
  ///
  /// - Parameters:
  ///   - scale: The zoom scale.
  ///   - middle: The point of the zoomed view to center; `nil` for the current center.
  ///   - animated: Whether the change is animated.
  func zoom(to scale: CGFloat, showing middle: CGPoint?, animated: Bool) {
    stop()
    guard let zoomed = view.zoomedView else { return zoom = scale }
    guard scale != zoom || middle != nil else { return }
    let zoom = ScrollZoom(view, zoomed)
    let change = zoom.change(to: scale, showing: middle)
    guard animated else { return change.apply(1) }
    view.delegate?.scrollViewWillBeginZooming(view, with: zoomed)
    run = .zoom(since: now, change, isBounce: false)
    startLink()
  }

  private func beginZoom() {
    guard let zoomed = view.zoomedView else { return }
    isZooming = true
    pinch = ScrollZoom(view, zoomed)
    view.delegate?.scrollViewWillBeginZooming(view, with: zoomed)
    pinch?.follow()
  }

  /// Returns a zoom beyond its limits (Scrolling.SC16).
  private func releaseZoom() {
    guard isZooming, let pinch else { return }
    isZooming = false
    let limited = view.limitedZoom(zoom)
    guard limited != zoom else { return endZoom() }
    run = .zoom(since: now, pinch.change(to: limited, showing: nil), isBounce: true)
    startLink()
  }

  private func endZoom() {
    pinch = nil
    let zoomed = view.zoomedView
    view.delegate?.scrollViewDidEndZooming(view, with: zoomed, atScale: zoom)
    if !isTracking, run == nil { settle(at: now) }
  }
}

extension UIScrollView {
  /// The scale of the screen.
  package var screenScale: CGFloat { max(1, UIScreen.main.scale) }
}
