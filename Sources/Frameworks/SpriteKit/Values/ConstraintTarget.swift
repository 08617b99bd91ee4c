/// The point to which a constraint refers.
enum ConstraintTarget {
  /// A node's position.
  case node(SKNode)
  /// A point in the coordinates of a node; nil for the parent of the constrained node.
  case point(CGPoint, SKNode?)

  /// Returns the point in the coordinates of a node's parent; nil if there is none.
  @MainActor
  func place(for node: SKNode) -> CGPoint? {
    switch self {
    case .node(let target): Self.convert(target.position, from: target.owner, for: node)
    case .point(let point, let space): Self.convert(point, from: space ?? node.owner, for: node)
    }
  }

  @MainActor
  private static func convert(_ point: CGPoint, from space: SKNode?, for node: SKNode) -> CGPoint? {
    guard let space, let owner = node.owner else { return point }
    return owner.convert(point, from: space)
  }
}
