/// The times of the headset's button and of the locked phone's controls, and limits.
enum RemoteControlConstants {
  /// The longest time between two presses of the headset's button that belong together.
  ///
  /// - Source: ours; Apple's guides name no time. Confidence: guess.
  static let pressInterval = Duration.milliseconds(400)
  /// The time after which a press of the headset's button is held.
  ///
  /// - Source: ours. Confidence: guess.
  static let holdTime = Duration.milliseconds(600)
  /// The time without touches after which the screen of the locked phone is dark again.
  ///
  /// - Source: reports of users, of the lock screen with and without music. Confidence: reported.
  static let lockScreenTime = Duration.seconds(10)
  /// The maximum number of commands that an app has not handled; further ones are not sent.
  ///
  /// - Source: ours. Confidence: guess.
  static let maximumUnhandled = 64
}
