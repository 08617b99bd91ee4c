/// The limits of system alerts.
enum AlertConstants {
  /// The maximum number of unanswered questions; further ones are canceled at once.
  ///
  /// - Source: ours. Confidence: guess.
  static let maximumAlerts = 16
  /// The maximum number of launches of the overlay within `launchPeriod`.
  ///
  /// - Source: ours, as for the Home screen. Confidence: guess.
  static let maximumLaunches = 5
  /// The time within which the launches of the overlay are counted.
  ///
  /// - Source: ours. Confidence: guess.
  static let launchPeriod = Duration.seconds(60)
}
