/// The kind of an event of a gesture.
public enum AUParameterAutomationEventType: UInt32, Sendable {
  /// A value was set.
  case value = 0
  /// The gesture has begun.
  case touch = 1
  /// The gesture has ended.
  case release = 2
}
