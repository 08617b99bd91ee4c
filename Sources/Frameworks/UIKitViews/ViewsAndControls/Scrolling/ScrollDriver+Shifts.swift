// Changes of the offset during a drag or a deceleration.
extension ScrollDriver {
  /// Moves the offset and continues a movement from the new offset.
  package func shift(by way: CGFloat) {
    let time = now
    drag.start.y += Double(way)
    if case .slow(let begin, let x, let y) = run {
      var (across, along) = (x.state(after: time - begin), y.state(after: time - begin))
      along.offset += Double(way)
      across.offset = Double(view.bounds.minX)
      let size = view.bounds.size
      run = .slow(
        since: time,
        x: plan(
          across.offset, across.velocity, view.horizontalRange, size.width, drag.page.x,
          .horizontal),
        y: plan(
          along.offset, along.velocity, view.verticalRange, size.height, drag.page.y, .vertical)
      )
    }
    if case .animation(let begin, let from, let to, let isToTop) = run {
      run = .animation(
        since: begin, from: CGPoint(x: from.x, y: from.y + way),
        to: isToTop ? to : CGPoint(x: to.x, y: to.y + way), isToTop: isToTop)
    }
    view.bounds.origin.y += way
  }

  /// Sets the app's offset, from which a drag or a deceleration continues (Scrolling.SC28).
  func place(at offset: CGPoint) {
    let old = view.bounds.origin
    let way = CGVector(dx: offset.x - old.x, dy: offset.y - old.y)
    guard way != .zero else { return }
    if case .zoom = run { stop() }
    appTravel = CGVector(dx: appTravel.dx + way.dx, dy: appTravel.dy + way.dy)
    appChangeCount += 1
    if isDragging { moveDrag(by: way, to: offset) }
    if case .slow(let begin, let x, let y) = run {
      let passed = now - begin
      movePages(by: way)
      run = .slow(
        since: now,
        x: way.dx == 0
          ? x.later(by: passed)
          : motion(to: offset.x, x.state(after: passed).velocity, .horizontal),
        y: way.dy == 0
          ? y.later(by: passed) : motion(to: offset.y, y.state(after: passed).velocity, .vertical))
    }
    view.bounds.origin = offset
  }

  /// Keeps the content under the finger at the new offset.
  private func moveDrag(by way: CGVector, to offset: CGPoint) {
    let size = view.bounds.size
    if way.dx != 0 {
      drag.start.x =
        withoutResistance(offset.x, view.horizontalRange, size.width) + Double(travel.x)
    }
    if way.dy != 0 {
      drag.start.y =
        withoutResistance(offset.y, view.verticalRange, size.height) + Double(travel.y)
    }
    movePages(by: way)
  }

  /// Moves the page at which the drag began, and the delegate's target, with the content.
  private func movePages(by way: CGVector) {
    let size = view.bounds.size
    if size.width > 0 { drag.page.x += Double(way.dx / size.width).rounded() }
    if size.height > 0 { drag.page.y += Double(way.dy / size.height).rounded() }
    if let target = drag.target {
      drag.target = view.limited(CGPoint(x: target.x + way.dx, y: target.y + way.dy))
    }
  }

  /// Returns the motion along an axis that continues from another offset.
  private func motion(to offset: CGFloat, _ velocity: Double, _ axis: Axis) -> ScrollMotion {
    let isAcross = axis == .horizontal
    if let target = drag.target {
      return ScrollMotion(
        from: .init(offset: Double(offset), velocity: velocity),
        to: Double(isAcross ? target.x : target.y), rate: view.decelerationRate.sound,
        tolerance: tolerance)
    }
    return isAcross
      ? plan(
        offset, CGFloat(velocity), view.horizontalRange, view.bounds.width, drag.page.x, axis)
      : plan(
        offset, CGFloat(velocity), view.verticalRange, view.bounds.height, drag.page.y, axis)
  }
}
