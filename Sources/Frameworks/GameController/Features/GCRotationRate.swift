/// A rotation around three axes.
public struct GCRotationRate: Sendable {
  /// The rotation around the axis to the right.
  public var x = 0.0
  /// The rotation around the axis up.
  public var y = 0.0
  /// The rotation around the axis towards the user.
  public var z = 0.0

  /// Creates a rotation of 0.
  public init() { (x, y, z) = (0, 0, 0) }
  /// Creates a rotation.
  public init(x: Double, y: Double, z: Double) { (self.x, self.y, self.z) = (x, y, z) }
}
