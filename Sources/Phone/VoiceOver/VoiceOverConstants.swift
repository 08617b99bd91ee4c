/// The constants of VoiceOver.
public enum VoiceOverConstants {
  /// The difference of the tops of two elements in points from which they are in different rows.
  ///
  /// - Source: the rule of the public library AccessibilitySnapshot, whose authors have tried it
  ///   with VoiceOver. Confidence: measured by others.
  public static let rowDistance = 8.0
  /// The difference of the tops of two elements in points from which they are in different rows of
  /// a tablet's screen.
  ///
  /// - Source: as for `rowDistance`. Confidence: measured by others.
  public static let tabletRowDistance = 13.0
  /// The longest time between two taps that belong together.
  ///
  /// - Source: ours, the default of the setting. Confidence: guess.
  public static let tapInterval = Duration.milliseconds(250)
  /// The time after which a finger that rests explores the screen.
  ///
  /// - Source: ours. Confidence: guess.
  public static let exploreDelay = Duration.milliseconds(250)
  /// The time after which a finger explores although it has moved: a flick is faster.
  ///
  /// - Source: ours. Confidence: guess.
  public static let flickLimit = Duration.milliseconds(500)
  /// The time after which the second tap of a double tap is a hold.
  ///
  /// - Source: ours, that of a long press. Confidence: guess.
  public static let holdDelay = Duration.milliseconds(500)
  /// The distance in points from which a movement is no tap.
  ///
  /// - Source: ours. Confidence: guess.
  public static let tapSlop = 20.0
  /// The angle in radians by which two fingers turn the rotor one step.
  ///
  /// - Source: ours, 30°. Confidence: guess.
  public static let turnStep = Double.pi / 6
  /// The change in points of the distance between two fingers from which they pinch.
  ///
  /// - Source: ours, twice the movement that is no tap. Confidence: guess.
  public static let pinchDistance = 40.0
  /// The length in points of a stroke of the scrub gesture.
  ///
  /// - Source: ours. Confidence: guess.
  public static let scrubStroke = 30.0
  /// The force, in units of an average touch, from which a press is firm.
  ///
  /// - Source: ours, below the force that opens a preview. Confidence: guess.
  public static let firmForce = 1.8
  /// The time between an utterance and its hint.
  ///
  /// - Source: ours: a hint follows after a long pause. Confidence: guess.
  public static let hintPause = Duration.milliseconds(600)
  /// The maximum number of characters that are spoken of an element.
  ///
  /// - Source: ours: some minutes of speech. Confidence: guess.
  public static let maximumCharacters = 2000
  /// The maximum number of utterances that wait.
  ///
  /// - Source: ours. Confidence: guess.
  public static let maximumWaiting = 32
  /// The number of utterances that the log keeps.
  ///
  /// - Source: ours. Confidence: guess.
  public static let logLength = 10_000
  /// The maximum number of results of a custom rotor that are asked for at once.
  ///
  /// - Source: ours. Confidence: guess.
  public static let maximumSearches = 1000
  /// The number of characters of a text in which misspelled words are sought.
  ///
  /// - Source: ours: some pages. Confidence: guess.
  public static let maximumChecked = 10_000
  /// The factor of the voice's pitch for what was deleted.
  ///
  /// - Source: ours, lower than usual. Confidence: guess.
  public static let deletionPitch = 0.8
  /// The maximum number of elements of an app that the user has named.
  ///
  /// - Source: ours. Confidence: guess.
  public static let maximumNames = 1000
  /// The speed of speech in words a minute.
  ///
  /// - Source: ours, the normal speed of the library. Confidence: guess.
  public static let wordsPerMinute = 175.0
  /// The gain of other sounds, which are ducked while VoiceOver speaks.
  ///
  /// - Source: ours. Confidence: guess.
  public static let duckedVolume = 0.3
}
