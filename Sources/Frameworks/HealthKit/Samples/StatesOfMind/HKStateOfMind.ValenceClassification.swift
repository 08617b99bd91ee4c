extension HKStateOfMind {
  /// The steps from unpleasant to pleasant feelings.
  public enum ValenceClassification: Int, Sendable {
    case veryUnpleasant = 1
    case unpleasant = 2
    case slightlyUnpleasant = 3
    case neutral = 4
    case slightlyPleasant = 5
    case pleasant = 6
    case veryPleasant = 7

    /// Creates the classification of a valence, -1…1; fails outside that range.
    ///
    /// - Source: Apple's reference has the limits -1 and 1; seven equal steps. Confidence: guess.
    public init?(valence: Double) {
      guard (-1...1).contains(valence) else { return nil }
      self.init(rawValue: min(Int((valence + 1) / 2 * 7) + 1, 7))
    }
  }
}
