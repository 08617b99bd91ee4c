/// How long the phone waits for its apps, and how often it bothers them.
enum TurnTiming {
  /// How long an app may take for a turn before it is not waited for any more.
  ///
  /// - Source: ours; long against any work on the main thread that people bear. Confidence: guess.
  static let patience = Duration.seconds(5)
  /// The least time from a turn to the next that the app itself wants.
  ///
  /// - Source: ours; so that an app that always wants one now still lets time pass. Confidence:
  ///   guess.
  static let leastRest = Duration.milliseconds(1)
  /// Questions that an app can have open; the phone's own, so that no list grows without end.
  ///
  /// - Source: ours. Confidence: guess.
  static let mostQuestions = 64
}
