/// A rotation rate about three axes.
public struct GCRotationRate: Sendable {
  /// The rotation rate about the x axis.
  public var x = 0.0
  /// The rotation rate about the y axis.
  public var y = 0.0
  /// The rotation rate about the z axis.
  public var z = 0.0

  /// Creates a rotation of 0.
  public init() { (x, y, z) = (0, 0, 0) }
  /// Creates a rotation.
  public init(x: Double, y: Double, z: Double) { (self.x, self.y, self.z) = (x, y, z) }
}
