/// How far a shake of the phone is; the raw value is the word on the wire.
public enum ShakePhase: String, Sendable, CaseIterable {
  /// It has begun.
  case began
  /// It was one.
  case ended
  /// It was none, or something came between.
  case cancelled
}
