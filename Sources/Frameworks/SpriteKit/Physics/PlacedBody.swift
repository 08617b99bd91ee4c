/// A body in the scene's coordinates, in a step of the simulation.
struct PlacedBody {
  /// The body.
  let body: SKPhysicsBody
  /// Whether the body has edges.
  let isEdge: Bool
  /// The parts.
  private(set) var parts: [PlacedPart] = []
  /// The rectangle around the parts.
  private(set) var bounds = CGRect.null

  /// The place of the node in the scene's coordinates.
  private(set) var center = CGPoint.zero

  /// Creates a body at its present place.
  init(_ body: SKPhysicsBody) {
    (self.body, isEdge) = (body, body.isEdge)
    place()
  }

  /// Moves to the present place of the body.
  mutating func place() {
    parts = body.placed()
    center = MainActor.assumeIsolated {
      body.node.map { CGPoint.zero.applying($0.transformToRoot) } ?? .zero
    }
    bounds = parts.reduce(CGRect.null) { $0.union($1.bounds) }
  }

  /// Returns the deepest overlap of the parts of two bodies; nil if they do not touch.
  ///
  /// - Parameters:
  ///   - other: The other body.
  ///   - side: Where the body came from that meets an edge; nil for bodies without edges.
  func overlap(with other: PlacedBody, from side: CGPoint?) -> Overlap? {
    guard bounds.touches(other.bounds) else { return nil }
    var deepest: Overlap?
    for part in parts where part.bounds.touches(other.bounds) {
      for opposite in other.parts where part.bounds.touches(opposite.bounds) {
        guard let overlap = Overlap(part, opposite, from: side) else { continue }
        if overlap.depth > deepest?.depth ?? -1 { deepest = overlap }
      }
    }
    return deepest
  }
}
