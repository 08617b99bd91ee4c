/// The types of alarms.
public enum EKAlarmType: Int, Sendable {
  /// The alarm shows a message.
  case display = 0
  /// The alarm plays a sound.
  case audio = 1
  /// The alarm opens a URL.
  case procedure = 2
  /// The alarm sends an e-mail.
  case email = 3
}
