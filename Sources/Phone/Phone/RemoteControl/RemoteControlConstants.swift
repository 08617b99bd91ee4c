/// The times of the headset's button, and limits.
enum RemoteControlConstants {
  /// The longest time between two presses of the headset's button that belong together.
  ///
  /// - Source: ours; Apple's guides name no time. Confidence: guess.
  static let pressInterval = Duration.milliseconds(400)
  /// The time after which a press of the headset's button is held.
  ///
  /// - Source: ours. Confidence: guess.
  static let holdTime = Duration.milliseconds(600)
}
