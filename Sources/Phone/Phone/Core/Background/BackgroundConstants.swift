import TactusPhoneTypes

/// The time limits of apps in the background, and of changes between phases.
enum BackgroundConstants {
  /// The time that an app without background tasks runs in the background.
  ///
  /// - Source: Apple's reference of `applicationDidEnterBackground(_:)` gives it five seconds.
  ///   Confidence: documented.
  static let grace = Duration.seconds(5)
  /// The time after the end of background tasks in which an app has to end them.
  ///
  /// - Source: ours; expiration handlers run at the end. Confidence: guess.
  static let expirationGrace = Duration.seconds(1)
  /// The time that an app has to answer a change of its phase.
  ///
  /// - Source: crash logs of apps that the phone ended. Confidence: measured.
  static let phaseLimit = Duration.seconds(10)

  /// The longest time of tasks of a scheduler: those of some minutes, and the time to complete
  /// them.
  ///
  /// - Source: ours. Confidence: guess.
  static let workLimit = Duration.seconds(190)

  /// Returns the time of background tasks (AppLife.L14).
  ///
  /// - Source: measurements by developers of iOS 7 to 12, and since iOS 13. Confidence: guess.
  static func taskLimit(on version: SystemVersion) -> Duration {
    version < SystemVersion(13) ? .seconds(180) : .seconds(30)
  }
}
