/// Two fingers of which it counts how far apart they are, and at what angle.
@MainActor
struct TwoFingers {
  /// The touches, in the order in which they began.
  private(set) var touches: [UITouch] = []

  /// Whether both are there.
  var areTwo: Bool { touches.count == 2 }
  /// Whether none is there.
  var areGone: Bool { touches.isEmpty }

  /// How far apart they are, in points; 1 at least, so that one can divide by it.
  var distance: CGFloat { max(1, hypot(way.dx, way.dy)) }
  /// At what angle the second is seen from the first, in radians.
  var angle: CGFloat { atan2(way.dy, way.dx) }

  /// Takes in touches while there is room, and returns those that there was none for.
  mutating func add(_ new: Set<UITouch>) -> [UITouch] {
    let new = new.inOrder
    let room = 2 - touches.count
    touches += new.prefix(room)
    return Array(new.dropFirst(room))
  }

  /// Lets touches go.
  mutating func remove(_ gone: Set<UITouch>) { touches.removeAll(where: gone.contains) }

  private var way: CGVector {
    guard areTwo else { return .zero }
    let (one, two) = (touches[0].moment.location, touches[1].moment.location)
    return CGVector(dx: two.x - one.x, dy: two.y - one.y)
  }
}
