/// The movements that trigger an alarm at a location.
public enum EKAlarmProximity: Int, Sendable {
  /// The alarm has no location.
  case none = 0
  /// The user arrives.
  case enter = 1
  /// The user leaves.
  case leave = 2
}
