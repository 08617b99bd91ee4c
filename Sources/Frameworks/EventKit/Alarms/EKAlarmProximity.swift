/// The events at a place that trigger an alarm.
public enum EKAlarmProximity: Int, Sendable {
  /// The alarm has no place.
  case none = 0
  /// The user arrives.
  case enter = 1
  /// The user leaves.
  case leave = 2
}
