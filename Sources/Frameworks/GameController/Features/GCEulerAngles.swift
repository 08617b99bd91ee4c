/// An attitude as three angles.
public struct GCEulerAngles: Sendable {
  /// The rotation about the x axis.
  public var pitch = 0.0
  /// The rotation about the y axis.
  public var yaw = 0.0
  /// The rotation about the z axis.
  public var roll = 0.0

  /// Creates angles of 0.
  public init() { (pitch, yaw, roll) = (0, 0, 0) }
  /// Creates angles.
  public init(pitch: Double, yaw: Double, roll: Double) {
    (self.pitch, self.yaw, self.roll) = (pitch, yaw, roll)
  }
}
