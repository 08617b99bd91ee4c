/// An attitude as three angles.
public struct GCEulerAngles: Sendable {
  /// The angle around the axis to the right.
  public var pitch = 0.0
  /// The angle around the axis up.
  public var yaw = 0.0
  /// The angle around the axis towards the user.
  public var roll = 0.0

  /// Creates angles of 0.
  public init() { (pitch, yaw, roll) = (0, 0, 0) }
  /// Creates angles.
  public init(pitch: Double, yaw: Double, roll: Double) {
    (self.pitch, self.yaw, self.roll) = (pitch, yaw, roll)
  }
}
