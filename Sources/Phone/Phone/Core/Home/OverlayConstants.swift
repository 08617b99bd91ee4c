/// The limits of the overlay's program.
enum OverlayConstants {
  /// The maximum number of launches of the overlay within `launchPeriod`.
  ///
  /// - Source: ours, as for the Home screen. Confidence: guess.
  static let maximumLaunches = 5
  /// The time within which the launches of the overlay are counted.
  ///
  /// - Source: ours. Confidence: guess.
  static let launchPeriod = Duration.seconds(60)
}
