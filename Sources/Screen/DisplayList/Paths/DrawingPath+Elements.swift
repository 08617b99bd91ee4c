extension DrawingPath {
  /// A sequence of a path's elements.
  public struct Elements: Sequence, IteratorProtocol, Sendable {
    private let path: DrawingPath
    private var verb = 0
    private var point = 0

    init(path: DrawingPath) { self.path = path }

    /// Returns the next element, or `nil` after the last.
    public mutating func next() -> Element? {
      guard verb < path.verbs.count else { return nil }
      let kind = path.verbs[verb]
      let points = path.points[point..<point + kind.pointCount]
      verb += 1
      point += kind.pointCount
      return Element(verb: kind, points: points)
    }
  }
}
