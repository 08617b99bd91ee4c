extension AVAudio3DPoint {
  /// The length.
  var length: Float { dot(self).squareRoot() }

  /// The vector scaled to length 1; `nil` for the zero vector.
  var unit: AVAudio3DVector? {
    let length = length
    return length > 1e-9 && length.isFinite ? self * (1 / length) : nil
  }

  /// The point with NaN and infinite coordinates replaced by 0.
  var finite: AVAudio3DPoint {
    AVAudio3DPoint(x: x.isFinite ? x : 0, y: y.isFinite ? y : 0, z: z.isFinite ? z : 0)
  }

  /// Returns the vector that is perpendicular to both.
  func cross(_ other: AVAudio3DVector) -> AVAudio3DVector {
    AVAudio3DVector(
      x: y * other.z - z * other.y, y: z * other.x - x * other.z, z: x * other.y - y * other.x)
  }

  static func + (left: Self, right: Self) -> Self {
    Self(x: left.x + right.x, y: left.y + right.y, z: left.z + right.z)
  }

  static func - (left: Self, right: Self) -> Self { left + right * -1 }

  static func * (left: Self, right: Float) -> Self {
    Self(x: left.x * right, y: left.y * right, z: left.z * right)
  }

  /// Returns the scalar product.
  func dot(_ other: AVAudio3DVector) -> Float { x * other.x + y * other.y + z * other.z }
}
