import Foundation

/// An ellipse around a point.
struct NibShape: Equatable {
  /// Half of the width.
  let width: CGFloat
  /// Half of the height.
  let height: CGFloat
  /// The direction of the width.
  private let axis: CGVector

  init(width: CGFloat, height: CGFloat, angle: CGFloat) {
    (self.width, self.height) = (width, height)
    axis = width == height ? CGVector(dx: 1, dy: 0) : CGVector(dx: cos(angle), dy: sin(angle))
  }

  /// The half of the longer side.
  var radius: CGFloat { max(width, height) }

  /// Returns the farthest point of the ellipse in a direction, from its center.
  ///
  /// For a unit vector n with the components p and q along the axes it is
  /// (a²p, b²q) / √(a²p² + b²q²).
  func support(_ direction: CGVector) -> CGVector {
    let along = direction.dx * axis.dx + direction.dy * axis.dy
    let across = -direction.dx * axis.dy + direction.dy * axis.dx
    let reach = hypot(width * along, height * across)
    guard reach > 0 else { return CGVector(dx: 0, dy: 0) }
    let (x, y) = (width * width * along / reach, height * height * across / reach)
    return CGVector(dx: x * axis.dx - y * axis.dy, dy: x * axis.dy + y * axis.dx)
  }

  /// Returns the ellipse around a point as a polygon, clockwise if y points up.
  func polygon(around center: CGPoint) -> [CGPoint] {
    let count = min(max(8, Int((radius * Self.density).squareRoot() * 8)), 64)
    return (0..<count).map { index in
      let turn = -2 * CGFloat.pi * CGFloat(index) / CGFloat(count)
      let (x, y) = (width * cos(turn), height * sin(turn))
      return CGPoint(
        x: center.x + x * axis.dx - y * axis.dy, y: center.y + x * axis.dy + y * axis.dx)
    }
  }

  /// The square of the number of corners, in 64ths per point of radius.
  ///
  /// A chord of 1/n of a circle is r·(1 − cos(π/n)) ≈ 5·r/n² from it: with n² = 64·2.5·r that is a
  /// thirtieth of a point.
  private static let density: CGFloat = 2.5
}
