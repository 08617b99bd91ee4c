extension AVPlayer {
  /// The actions at the end of an item.
  public enum ActionAtItemEnd: Int, Sendable {
    /// The next item plays, in an `AVQueuePlayer`.
    case advance = 0
    /// The player pauses.
    case pause = 1
    /// The time stops at the end, and the rate is kept.
    case none = 2
  }
}
