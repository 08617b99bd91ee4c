/// The modes for times outside of a sequence.
public enum SKRepeatMode: Int, Sendable {
  /// Clamps the time to the sequence.
  case clamp = 1
  /// Repeats the sequence.
  case loop = 2
}
