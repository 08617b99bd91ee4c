/// The limits of the feedback policy, from `Data/TapticEngine.json`.
public struct FeedbackLimits: Sendable, Equatable {
  /// The maximum number of feedbacks per second of one app.
  public var feedbacksPerSecond: Int
  /// The minimum level of the battery, 0…1.
  public var lowestBattery: Double
  /// The maximum number of generators of one app that can keep the engine prepared.
  public var preparedGenerators: Int

  /// Creates limits.
  public init(feedbacksPerSecond: Int, lowestBattery: Double, preparedGenerators: Int) {
    self.feedbacksPerSecond = feedbacksPerSecond
    self.lowestBattery = lowestBattery
    self.preparedGenerators = preparedGenerators
  }
}
