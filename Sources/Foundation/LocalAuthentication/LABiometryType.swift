/// A kind of sensor for faces or fingers.
public enum LABiometryType: Int, Sendable {
  /// No sensor.
  case none = 0
  /// Touch ID.
  case touchID = 1
  /// Face ID.
  case faceID = 2
  /// Optic ID.
  case opticID = 4
}
