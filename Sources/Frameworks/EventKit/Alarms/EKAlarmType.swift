/// The types of alarms.
public enum EKAlarmType: Int, Sendable {
  /// It shows a message.
  case display = 0
  /// It plays a sound.
  case audio = 1
  /// It opens an address.
  case procedure = 2
  /// It sends an e-mail.
  case email = 3
}
