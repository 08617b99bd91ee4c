/// A recognizer of a pan that begins at an edge of the screen.
@preconcurrency @MainActor
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// The edges; without any the recognizer recognizes nothing.
  open var edges: UIRectEdge = []

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    let near = touches.inOrder.map(edges(near:))
    guard !near.contains([]) else { return state = .failed }  // not at an edge (Gestures.PE1)
    startEdges = startEdges ?? near.first
    super.touchesBegan(touches, with: event)
  }

  // MARK: Internals

  /// Returns whether the movement leads into the screen rather than along the edge (Gestures.PE2).
  @_spi(UIKitModules) open override func acceptsDirection(_ travel: CGVector) -> Bool {
    let near = startEdges ?? []
    let goesAcross = abs(travel.dx) >= abs(travel.dy)
    let isRight =
      near.contains(.left) && goesAcross && travel.dx > 0
      || near.contains(.right) && goesAcross && travel.dx < 0
      || near.contains(.top) && !goesAcross && travel.dy > 0
      || near.contains(.bottom) && !goesAcross && travel.dy < 0
    if !isRight { state = .failed }
    return isRight
  }

  open override func reset() {
    startEdges = nil
    super.reset()
  }

  private var startEdges: UIRectEdge?

  private func edges(near touch: UITouch) -> UIRectEdge {
    guard let bounds = touch.window?.bounds else { return [] }
    let (place, width) = (touch.moment.location, GestureLimits.edgeWidth)
    var near: UIRectEdge = []
    if place.x - bounds.minX < width { near.insert(.left) }
    if bounds.maxX - place.x <= width { near.insert(.right) }
    if place.y - bounds.minY < width { near.insert(.top) }
    if bounds.maxY - place.y <= width { near.insert(.bottom) }
    return near.intersection(edges)
  }
}
