extension HKStateOfMind {
  /// The length of a feeling.
  public enum Kind: Int, Sendable {
    /// A momentary emotion.
    case momentaryEmotion = 1
    /// A mood of a day.
    case dailyMood = 2
  }
}
