/// The movement of a node along a path.
struct PathFollower {
  private let path: PathMeasure
  private let asOffset: Bool
  private let orients: Bool
  private let isReversed: Bool

  /// Creates a movement along a path.
  init(_ path: PathMeasure, asOffset: Bool, orients: Bool, isReversed: Bool = false) {
    (self.path, self.asOffset) = (path, asOffset)
    (self.orients, self.isReversed) = (orients, isReversed)
  }

  /// The movement along the same path in the opposite direction.
  var reversed: PathFollower {
    PathFollower(path, asOffset: asOffset, orients: orients, isReversed: !isReversed)
  }

  /// Starts on a node, and returns a function that continues.
  @MainActor
  func begin(on node: SKNode) -> @MainActor (ActionProgress) -> Void {
    // The reversed movement begins at the end of the path, where the node is (a guess).
    var last = asOffset && isReversed ? path.place(at: 1)?.point ?? .zero : .zero
    return { progress in
      let part = isReversed ? 1 - progress.now : progress.now
      guard let place = path.place(at: part) else { return }
      if asOffset {
        node.position.x += place.point.x - last.x
        node.position.y += place.point.y - last.y
      } else {
        node.position = place.point
      }
      last = place.point
      if orients { node.zRotation = isReversed ? place.angle + .pi : place.angle }
    }
  }
}
