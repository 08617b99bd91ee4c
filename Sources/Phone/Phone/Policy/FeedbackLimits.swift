/// Where the policy draws lines, from `Data/TapticEngine.json`.
public struct FeedbackLimits: Sendable, Equatable {
  /// Feedbacks of one app that are played within a second.
  public var feedbacksPerSecond: Int
  /// How full the battery must be, 0…1.
  public var lowestBattery: Double
  /// Generators of one app that can have the engine prepared at once.
  public var preparedGenerators: Int

  /// Names every limit.
  public init(feedbacksPerSecond: Int, lowestBattery: Double, preparedGenerators: Int) {
    self.feedbacksPerSecond = feedbacksPerSecond
    self.lowestBattery = lowestBattery
    self.preparedGenerators = preparedGenerators
  }
}
