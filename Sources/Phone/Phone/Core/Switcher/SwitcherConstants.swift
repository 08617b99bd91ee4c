/// The constants of the gestures that open the app switcher.
enum SwitcherConstants {
  /// The longest time between the release of the Home button and its second press.
  ///
  /// - Source: ours, as for a double tap. Confidence: guess.
  static let doublePress = Duration.milliseconds(350)
  /// The time for which a finger that swipes up from the lower edge rests.
  ///
  /// - Source: ours. Confidence: guess.
  static let hold = Duration.milliseconds(250)
  /// The distance within which a resting finger may move, in points.
  ///
  /// - Source: ours. Confidence: guess.
  static let holdSlop = 8.0
  /// The distance from the lower edge above which a resting finger opens the app switcher, in
  /// points.
  ///
  /// - Source: ours. Confidence: guess.
  static let holdRise = 60.0
  /// The width of the area at the left edge where a press opens the app switcher, in points.
  ///
  /// - Source: ours. Confidence: guess.
  static let edgeWidth = 20.0
}
