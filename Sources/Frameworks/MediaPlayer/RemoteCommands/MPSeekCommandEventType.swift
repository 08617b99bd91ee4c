/// The phase of seeking.
public enum MPSeekCommandEventType: UInt, Sendable {
  /// Seeking begins.
  case beginSeeking = 0
  /// Seeking ends.
  case endSeeking = 1
}
