/// Lines and curves, one after another, in subpaths that may be closed.
public struct DrawingPath: Sendable, Hashable {
  /// What one element does with its places.
  public enum Verb: UInt8, Sendable, Hashable, CaseIterable {
    /// Begins a subpath; one place.
    case move
    /// Goes straight; one place.
    case line
    /// Goes along a curve with one control; control and end.
    case quad
    /// Goes along a curve with two controls; both controls and end.
    case cubic
    /// Goes straight to where the subpath began, and joins it; no place.
    case close

    /// How many places it takes.
    public var pointCount: Int {
      switch self {
      case .move, .line: 1
      case .quad: 2
      case .cubic: 3
      case .close: 0
      }
    }
  }

  /// One element with its places.
  public struct Element: Sendable, Hashable {
    /// What it does.
    public var verb: Verb
    /// Its places, as many as the verb takes; the last is where it ends.
    public var points: ArraySlice<DrawingPoint>
  }

  /// What the elements do, in order.
  public private(set) var verbs: [Verb] = []
  /// The places of all elements, in order.
  public private(set) var points: [DrawingPoint] = []
  /// Where the latest subpath began.
  private var start = DrawingPoint.zero
  /// Where the path has come to; `nil` before the first element.
  public private(set) var currentPoint: DrawingPoint?

  /// Makes a path with nothing in it.
  public init() {}

  /// Whether there is nothing in it.
  public var isEmpty: Bool { verbs.isEmpty }

  /// All elements, in order.
  public var elements: Elements { Elements(path: self) }

  // MARK: Adding

  /// Begins a subpath.
  public mutating func move(to point: DrawingPoint) {
    // A subpath that holds nothing but its beginning is replaced by the next.
    if verbs.last == .move {
      points[points.count - 1] = point
    } else {
      verbs.append(.move)
      points.append(point)
    }
    (start, currentPoint) = (point, point)
  }

  /// Goes straight; without a current point it does nothing.
  public mutating func addLine(to point: DrawingPoint) { add(.line, point) }

  /// Goes along a curve with one control; without a current point it does nothing.
  public mutating func addQuad(to point: DrawingPoint, control: DrawingPoint) {
    add(.quad, control, point)
  }

  /// Goes along a curve with two controls; without a current point it does nothing.
  public mutating func addCubic(
    to point: DrawingPoint, control1: DrawingPoint, control2: DrawingPoint
  ) {
    add(.cubic, control1, control2, point)
  }

  /// Joins the subpath's end with its beginning; without a subpath it does nothing.
  public mutating func close() {
    guard let last = verbs.last, last != .close else { return }
    verbs.append(.close)
    currentPoint = start
  }

  /// Goes on with all elements of another path, which begins its own subpaths.
  public mutating func append(_ other: DrawingPath) {
    for element in other.elements { append(element) }
  }

  /// Goes on with one element.
  public mutating func append(_ element: Element) {
    let points = Array(element.points)
    switch element.verb {
    case .move: move(to: points[0])
    case .line: addLine(to: points[0])
    case .quad: addQuad(to: points[1], control: points[0])
    case .cubic: addCubic(to: points[2], control1: points[0], control2: points[1])
    case .close: close()
    }
  }

  /// The path with every place changed.
  public func transformed(by transform: DrawingTransform) -> DrawingPath {
    guard transform != .identity else { return self }
    var path = self
    path.points = points.map(transform.apply)
    path.start = transform.apply(start)
    path.currentPoint = currentPoint.map(transform.apply)
    return path
  }

  // MARK: Internals

  private mutating func add(_ verb: Verb, _ places: DrawingPoint...) {
    guard let here = currentPoint, let end = places.last else { return }
    // After a closed subpath the next begins where that one did, without being told.
    if verbs.last == .close { move(to: here) }
    verbs.append(verb)
    points.append(contentsOf: places)
    currentPoint = end
  }
}
