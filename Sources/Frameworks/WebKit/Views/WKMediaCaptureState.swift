/// The states of a page's camera or microphone.
public enum WKMediaCaptureState: Int, Sendable {
  /// Not capturing.
  case none
  /// Capturing.
  case active
  /// Muted.
  case muted
}
