/// The window of time ahead of now for which patterns are handed over to actuators.
///
/// A loop has no end, and a start may be far in the future; so actuators receive the events that
/// begin within a window, and further ones before it ends.
enum LiveWindow {
  /// The length of the window in seconds from now.
  ///
  /// - Source: ours: a few times what the slowest sound device is ahead. Confidence: guess.
  static let length = 2.0
  /// Seconds before the end of a window at which the next one is handed over.
  ///
  /// - Source: ours, half of a window. Confidence: guess.
  static let lead = 1.0
  /// The maximum number of events in a window; further ones come with the next window, late.
  ///
  /// - Source: ours, far denser than anything that could be felt. Confidence: guess.
  static let maximumEvents = 4096
}
