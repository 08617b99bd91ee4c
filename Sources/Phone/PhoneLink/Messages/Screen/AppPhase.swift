/// The phase of an app's life cycle; the raw value is the word on the wire.
///
/// An app moves between neighbouring phases in the order of the cases, in both directions, and
/// receives every step. Before the first one it is not running.
public enum AppPhase: String, Sendable, CaseIterable {
  /// The app terminates; the connection closes soon after.
  case ending
  /// The app is not visible and receives no touches.
  case background
  /// The app is visible or about to be, and receives no touches.
  case inactive
  /// The app is in the foreground and receives touches.
  case active
}
