/// The positions of the token in a truncated line.
public enum CTLineTruncationType: UInt32, Sendable, Hashable {
  /// At the start.
  case start = 0
  /// At the end.
  case end
  /// In the middle.
  case middle
}
