// Made by `swift run generate-tables` of Data/TapticEngine.json, where every number names its
// source. Do not edit.

extension TapticTiming {
  /// The times of the modeled Taptic Engine.
  public static let standard = TapticTiming(
    warming: .microseconds(30000),
    latency: .microseconds(5000),
    prepared: .microseconds(2000000),
    patience: .microseconds(10000000),
    engineIdle: .microseconds(120000000))
}

extension FeedbackLimits {
  /// The limits of the feedback policy.
  public static let standard = FeedbackLimits(
    feedbacksPerSecond: 32,
    lowestBattery: 0.05,
    preparedGenerators: 64)
}
