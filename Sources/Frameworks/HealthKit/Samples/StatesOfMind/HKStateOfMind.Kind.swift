extension HKStateOfMind {
  /// The length of a feeling.
  public enum Kind: Int, Sendable {
    /// An emotion of a moment.
    case momentaryEmotion = 1
    /// A mood of a day.
    case dailyMood = 2
  }
}
