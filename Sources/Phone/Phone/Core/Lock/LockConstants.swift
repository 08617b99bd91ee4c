/// The times of a locked phone.
enum LockConstants {
  /// The time from the lock until protected files are no longer available.
  ///
  /// - Source: Apple's platform security guide, of the class of complete protection. Confidence:
  ///   documented.
  static let protectionDelay = Duration.seconds(10)
  /// The time without touches after which the screen of the locked phone is dark again.
  ///
  /// - Source: reports of users, of the lock screen with and without music. Confidence: reported.
  static let lockScreenTime = Duration.seconds(10)
}
