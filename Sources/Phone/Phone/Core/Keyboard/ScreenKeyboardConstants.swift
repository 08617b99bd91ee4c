/// The limits of the screen keyboard.
enum ScreenKeyboardConstants {
  /// The maximum number of launches of the program within `launchPeriod`.
  /// - Source: ours, as for the overlay. Confidence: guess.
  static let maximumLaunches = 5
  /// The time within which launches of the program are counted.
  /// - Source: ours. Confidence: guess.
  static let launchPeriod = Duration.seconds(60)
  /// The time in which a custom keyboard has to be ready after its launch, and to answer a turn.
  /// - Source: ours. Confidence: guess.
  static let customLimit = Duration.seconds(1)
  /// The largest part of the screen that a custom keyboard covers.
  /// - Source: ours; the system's keyboard covers about half of it in landscape. Confidence: guess.
  static let maximumShare = 0.75
  /// The longest movement of the keyboard that an app may request, in seconds.
  /// - Source: ours. Confidence: guess.
  static let longestMovement = 2.0
}
