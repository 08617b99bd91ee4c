import Foundation

/// The edges of a ruler, along which strokes are drawn (Ink.RU2).
@MainActor
final class RulerGuide {
  private let center: CGPoint
  private let direction: CGVector
  private let halfHeight: CGFloat
  private let reach: CGFloat
  /// The side of the ruler that the stroke follows, once it has begun: −1 or 1; 0 for none.
  private var side: CGFloat?

  /// Creates a guide in the coordinates of the drawing.
  ///
  /// - Parameters:
  ///   - center: The middle of the ruler.
  ///   - angle: The direction of the ruler in radians.
  ///   - height: The height of the ruler.
  ///   - reach: The maximum distance from an edge at which a stroke follows it.
  init(center: CGPoint, angle: CGFloat, height: CGFloat, reach: CGFloat) {
    (self.center, halfHeight, self.reach) = (center, height / 2, reach)
    direction = CGVector(dx: cos(angle), dy: sin(angle))
  }

  /// Returns a point on the edge that the stroke follows, or the point itself.
  func guided(_ point: CGPoint, halfWidth: CGFloat) -> CGPoint {
    let (x, y) = (point.x - center.x, point.y - center.y)
    let (along, across) = (
      x * direction.dx + y * direction.dy, -x * direction.dy + y * direction.dx
    )
    let side = self.side ?? (abs(across) - halfHeight <= reach ? (across < 0 ? -1 : 1) : 0)
    self.side = side
    guard side != 0 else { return point }
    let edge = side * (halfHeight + halfWidth)
    return CGPoint(
      x: center.x + along * direction.dx - edge * direction.dy,
      y: center.y + along * direction.dy + edge * direction.dx)
  }
}
