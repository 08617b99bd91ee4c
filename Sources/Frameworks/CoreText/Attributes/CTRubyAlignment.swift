/// The alignment of readings with their characters.
public enum CTRubyAlignment: UInt8, Sendable, Hashable {
  /// An alignment that is not known.
  case invalid = 255
  /// By the system.
  case auto = 0
  /// At the start.
  case start = 1
  /// At the center.
  case center = 2
  /// At the end.
  case end = 3
  /// With space between the letters.
  case distributeLetter = 4
  /// With space between the letters and at the ends.
  case distributeSpace = 5
  /// At the edge of a line, or else by the system.
  case lineEdge = 6
}
