/// The limits of system alerts.
enum AlertConstants {
  /// The maximum number of unanswered questions; further ones are canceled at once.
  ///
  /// - Source: ours. Confidence: guess.
  static let maximumAlerts = 16
}
