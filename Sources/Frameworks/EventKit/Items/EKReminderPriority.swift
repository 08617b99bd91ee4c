/// The priority of a reminder.
public enum EKReminderPriority: UInt, Sendable {
  /// No priority.
  case none = 0
  /// A high priority.
  case high = 1
  /// A medium priority.
  case medium = 5
  /// A low priority.
  case low = 9
}
