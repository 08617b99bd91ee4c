extension CGVector {
  static func + (one: CGVector, other: CGVector) -> CGVector {
    CGVector(dx: one.dx + other.dx, dy: one.dy + other.dy)
  }
  static func - (one: CGVector, other: CGVector) -> CGVector {
    CGVector(dx: one.dx - other.dx, dy: one.dy - other.dy)
  }
  static func * (vector: CGVector, factor: CGFloat) -> CGVector {
    CGVector(dx: vector.dx * factor, dy: vector.dy * factor)
  }
  /// The length.
  var length: CGFloat { hypot(dx, dy) }
  /// Returns the product of the lengths and the cosine of the angle between both.
  func dot(_ other: CGVector) -> CGFloat { dx * other.dx + dy * other.dy }
  /// Returns the product of the lengths and the sine of the angle between both.
  func cross(_ other: CGVector) -> CGFloat { dx * other.dy - dy * other.dx }
}
