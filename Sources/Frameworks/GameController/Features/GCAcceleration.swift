/// An acceleration along three axes.
public struct GCAcceleration: Sendable {
  /// The acceleration to the right.
  public var x = 0.0
  /// The acceleration up.
  public var y = 0.0
  /// The acceleration towards the user.
  public var z = 0.0

  /// Creates an acceleration of 0.
  public init() { (x, y, z) = (0, 0, 0) }
  /// Creates an acceleration.
  public init(x: Double, y: Double, z: Double) { (self.x, self.y, self.z) = (x, y, z) }
}
