/// The constants of the Taptic Engine and of the feedback policy as Swift.
struct TapticEngineTable: Decodable {
  var timing: Timing
  var limits: Limits

  /// Times in seconds.
  struct Timing: Decodable {
    var warming: Double
    var latency: Double
    var prepared: Double
    var patience: Double
    var engineIdle: Double
  }

  struct Limits: Decodable {
    var feedbacksPerSecond: Int
    var lowestBattery: Double
    var preparedGenerators: Int
  }

  var swift: String {
    """
    // Made by `swift run generate-tables` of Data/TapticEngine.json, where every number names its
    // source. Do not edit.

    extension TapticTiming {
      /// The times of the modeled Taptic Engine.
      public static let standard = TapticTiming(
        warming: \(duration(timing.warming)),
        latency: \(duration(timing.latency)),
        prepared: \(duration(timing.prepared)),
        patience: \(duration(timing.patience)),
        engineIdle: \(duration(timing.engineIdle)))
    }

    extension FeedbackLimits {
      /// The limits of the feedback policy.
      public static let standard = FeedbackLimits(
        feedbacksPerSecond: \(limits.feedbacksPerSecond),
        lowestBattery: \(limits.lowestBattery),
        preparedGenerators: \(limits.preparedGenerators))
    }

    """
  }

  /// Returns a duration in whole microseconds, without the rounding errors of `Double`.
  private func duration(_ seconds: Double) -> String {
    ".microseconds(\(Int((seconds * 1_000_000).rounded())))"
  }
}
