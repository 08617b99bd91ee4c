/// The activation state of a session with a watch.
public enum WCSessionActivationState: Int, Sendable {
  /// The session has not been activated, or it was and another watch takes its place.
  case notActivated = 0
  /// The session receives what is under way, and sends nothing.
  case inactive = 1
  /// The session sends and receives.
  case activated = 2
}
