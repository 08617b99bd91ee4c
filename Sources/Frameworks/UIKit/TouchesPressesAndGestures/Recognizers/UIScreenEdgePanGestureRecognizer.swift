/// Recognizes fingers that come in from an edge of the screen.
@preconcurrency @MainActor
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// The edges that it looks at; it recognizes nothing while there are none.
  open var edges: UIRectEdge = []

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    let near = touches.inOrder.map(edges(near:))
    guard !near.contains([]) else { return state = .failed }  // PE1
    startEdges = startEdges ?? near.first
    super.touchesBegan(touches, with: event)
  }

  // MARK: Internals

  /// PE2: it goes into the screen, more than along the edge.
  override func goesRightWay(_ travel: CGVector) -> Bool {
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

/// The edges of a rectangle.
public struct UIRectEdge: OptionSet, Sendable, Hashable {
  /// One bit an edge.
  public let rawValue: UInt
  /// Makes a set of bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The edge with the least y.
  public static let top = UIRectEdge(rawValue: 1)
  /// The edge with the least x.
  public static let left = UIRectEdge(rawValue: 2)
  /// The edge with the greatest y.
  public static let bottom = UIRectEdge(rawValue: 4)
  /// The edge with the greatest x.
  public static let right = UIRectEdge(rawValue: 8)
  /// All four.
  public static let all: UIRectEdge = [.top, .left, .bottom, .right]
}
