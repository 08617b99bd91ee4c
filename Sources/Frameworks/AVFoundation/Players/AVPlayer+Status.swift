extension AVPlayer {
  /// The states of a player.
  public enum Status: Int, Sendable {
    /// No item has been loaded yet.
    case unknown = 0
    /// The player can play.
    case readyToPlay = 1
    /// The player can no longer play.
    case failed = 2
  }
}
