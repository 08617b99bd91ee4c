/// The modes for times outside of those of a sequence.
public enum SKRepeatMode: Int, Sendable {
  /// Such times are limited to those of the sequence.
  case clamp = 1
  /// The sequence repeats.
  case loop = 2
}
