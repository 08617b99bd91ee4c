/// How far ahead of time what a player plays is handed over.
///
/// A loop has no end, and a start may be far away; so actuators get what begins within a window, and
/// more of it in good time.
enum LiveWindow {
  /// Seconds from now to the end of a window.
  ///
  /// - Source: ours: a few times what the slowest sound device is ahead. Confidence: guess.
  static let length = 2.0
  /// Seconds before the end of a window at which the next is handed over.
  ///
  /// - Source: ours, half of a window. Confidence: guess.
  static let lead = 1.0
  /// Events that a window may have; what an app crams beyond that into so little time comes with
  /// the next window, late.
  ///
  /// - Source: ours, far denser than anything that could be felt. Confidence: guess.
  static let mostEvents = 4096
}
