/// The two fingers of a pinch or a rotation.
@MainActor
struct FingerPair {
  /// The touches, in the order in which they began.
  private(set) var touches: [UITouch] = []

  /// Whether there are two fingers.
  var isComplete: Bool { touches.count == 2 }
  /// Whether there are no fingers.
  var isEmpty: Bool { touches.isEmpty }

  /// The distance between the fingers in points; at least 1, because it is a divisor.
  var distance: CGFloat { max(1, hypot(way.dx, way.dy)) }
  /// The angle of the line from the first to the second finger, in radians.
  var angle: CGFloat { atan2(way.dy, way.dx) }

  /// Adds touches up to two, and returns the rest.
  mutating func add(_ new: Set<UITouch>) -> [UITouch] {
    let new = new.inOrder
    let room = 2 - touches.count
    touches += new.prefix(room)
    return Array(new.dropFirst(room))
  }

  /// Removes touches.
  mutating func remove(_ gone: Set<UITouch>) { touches.removeAll(where: gone.contains) }

  private var way: CGVector {
    guard isComplete else { return .zero }
    let (one, two) = (touches[0].moment.location, touches[1].moment.location)
    return CGVector(dx: two.x - one.x, dy: two.y - one.y)
  }
}
