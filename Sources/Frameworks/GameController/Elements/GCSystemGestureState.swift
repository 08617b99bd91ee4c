/// The handling of system gestures on an element.
public enum GCSystemGestureState: Int, Sendable {
  /// The system's gesture is recognized first.
  case enabled = 0
  /// The app receives the input immediately.
  case alwaysReceive = 1
  /// The system's gesture is disabled.
  case disabled = 2
}
