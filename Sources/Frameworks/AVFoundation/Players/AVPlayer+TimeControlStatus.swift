extension AVPlayer {
  /// The states of playback control.
  public enum TimeControlStatus: Int, Sendable {
    /// The player is paused.
    case paused = 0
    /// The player waits until it can play.
    case waitingToPlayAtSpecifiedRate = 1
    /// The player plays.
    case playing = 2
  }
}
