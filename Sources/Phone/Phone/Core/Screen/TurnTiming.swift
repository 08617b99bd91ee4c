/// The time limits of the turns of apps.
enum TurnTiming {
  /// The time that an app has to answer a turn.
  ///
  /// - Source: ours; longer than any acceptable work on the main thread. Confidence: guess.
  static let timeout = Duration.seconds(5)
  /// The minimum time between two turns that the app itself requests.
  ///
  /// - Source: ours; so that time passes even if an app always requests a turn at once. Confidence:
  ///   guess.
  static let minimumInterval = Duration.milliseconds(1)
  /// The maximum number of unanswered inspection requests to an app, so that no list grows without
  /// limit.
  ///
  /// - Source: ours. Confidence: guess.
  static let maximumInspections = 64
}
