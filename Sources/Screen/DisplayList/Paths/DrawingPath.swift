/// A path of lines and curves in subpaths.
public struct DrawingPath: Sendable, Hashable {
  /// The type of a path element.
  public enum Verb: UInt8, Sendable, Hashable, CaseIterable {
    /// Begins a subpath; one point.
    case move
    /// Adds a straight line; one point.
    case line
    /// Adds a quadratic curve; control and end.
    case quad
    /// Adds a cubic curve; two controls and end.
    case cubic
    /// Closes the subpath with a straight line to its start; no point.
    case close

    /// The number of points of the element.
    public var pointCount: Int {
      switch self {
      case .move, .line: 1
      case .quad: 2
      case .cubic: 3
      case .close: 0
      }
    }
  }

  /// A path element with its points.
  public struct Element: Sendable, Hashable {
    /// The type of the element.
    public var verb: Verb
    /// The points, as many as the type has; the last is the end.
    public var points: ArraySlice<DrawingPoint>
  }

  /// The types of all elements, in order.
  public private(set) var verbs: [Verb] = []
  /// The points of all elements, in order.
  public private(set) var points: [DrawingPoint] = []
  /// The start of the latest subpath.
  private var start = DrawingPoint.zero
  /// The current point, or `nil` before the first element.
  public private(set) var currentPoint: DrawingPoint?

  /// Creates an empty path.
  public init() {}

  /// Whether the path has no elements.
  public var isEmpty: Bool { verbs.isEmpty }

  /// The elements, in order.
  public var elements: Elements { Elements(path: self) }

  // MARK: Adding

  /// Begins a subpath.
  public mutating func move(to point: DrawingPoint) {
    // A subpath that consists only of its start is replaced by the next.
    if verbs.last == .move {
      points[points.count - 1] = point
    } else {
      verbs.append(.move)
      points.append(point)
    }
    (start, currentPoint) = (point, point)
  }

  /// Adds a straight line; without effect if there is no current point.
  public mutating func addLine(to point: DrawingPoint) { add(.line, point) }

  /// Adds a quadratic curve; without effect if there is no current point.
  public mutating func addQuad(to point: DrawingPoint, control: DrawingPoint) {
    add(.quad, control, point)
  }

  /// Adds a cubic curve; without effect if there is no current point.
  public mutating func addCubic(
    to point: DrawingPoint, control1: DrawingPoint, control2: DrawingPoint
  ) {
    add(.cubic, control1, control2, point)
  }

  /// Closes the current subpath; without effect if there is none.
  public mutating func close() {
    guard let last = verbs.last, last != .close else { return }
    verbs.append(.close)
    currentPoint = start
  }

  /// Appends the elements of another path.
  public mutating func append(_ other: DrawingPath) {
    for element in other.elements { append(element) }
  }

  /// Appends an element.
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

  /// Returns the path with every point transformed.
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
    // After a closed subpath the next one implicitly begins at the same start.
    if verbs.last == .close { move(to: here) }
    verbs.append(verb)
    points.append(contentsOf: places)
    currentPoint = end
  }
}
