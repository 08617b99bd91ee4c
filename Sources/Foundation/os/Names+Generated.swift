// swift-format-ignore-file
// Made by `swift run generate-tables` of Data/Names/os.tsv.
// Do not edit.

/// The default: the new activity is part of the given one.
public let OS_ACTIVITY_FLAG_DEFAULT = os_activity_flag_t(0)
/// The new activity is part of no other one.
public let OS_ACTIVITY_FLAG_DETACHED = os_activity_flag_t(1)
/// The thread's activity, if it has one, instead of a new one.
public let OS_ACTIVITY_FLAG_IF_NONE_PRESENT = os_activity_flag_t(2)

/// The format of a Boolean value.
public enum OSLogBoolFormat: Sendable {
  /// As `true` or `false`.
  case truth
  /// As `yes` or `no`.
  case answer
}
