/// An attitude as a quaternion.
public struct GCQuaternion: Sendable {
  /// The x component of the vector.
  public var x = 0.0
  /// The y component of the vector.
  public var y = 0.0
  /// The z component of the vector.
  public var z = 0.0
  /// The scalar.
  public var w = 0.0

  /// Creates a quaternion of 0.
  public init() { (x, y, z, w) = (0, 0, 0, 0) }
  /// Creates a quaternion.
  public init(x: Double, y: Double, z: Double, w: Double) {
    (self.x, self.y, self.z, self.w) = (x, y, z, w)
  }
}
