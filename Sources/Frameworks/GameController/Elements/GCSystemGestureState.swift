/// The ways in which the system uses an element for gestures of its own.
public enum GCSystemGestureState: Int, Sendable {
  /// The system recognizes its gesture before the app gets the input.
  case enabled = 0
  /// The app gets the input while the system recognizes its gesture.
  case alwaysReceive = 1
  /// The system does not use the element.
  case disabled = 2
}
