/// The alignments of ruby text with its base text.
public enum CTRubyAlignment: UInt8, Sendable, Hashable {
  /// An unknown alignment.
  case invalid = 255
  /// Chosen by the system.
  case auto = 0
  /// At the start.
  case start = 1
  /// At the center.
  case center = 2
  /// At the end.
  case end = 3
  /// Distributed, with space between the letters.
  case distributeLetter = 4
  /// Distributed, with space between the letters and at the ends.
  case distributeSpace = 5
  /// At the edge of a line, and elsewhere as the system chooses.
  case lineEdge = 6
}
