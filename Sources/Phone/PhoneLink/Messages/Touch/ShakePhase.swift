/// The phase of a shake of the phone; the raw value is the word on the wire.
public enum ShakePhase: String, Sendable, CaseIterable {
  /// The shake began.
  case began
  /// The shake was completed.
  case ended
  /// The movement was not a shake, or was interrupted.
  case cancelled
}
