import TactusPhoneTypes

/// The constants of the general pasteboard.
enum PasteboardConstants {
  /// The first version of the system that notifies the user of readings.
  ///
  /// - Source: Apple's reference of `UIPasteboard`. Confidence: documented.
  static let firstNotifyingVersion = SystemVersion(14)
  /// The first version of the system that asks the user before an app reads.
  ///
  /// - Source: Apple's reference of `UIPasteControl`, and reports. Confidence: documented.
  static let firstAskingVersion = SystemVersion(16)
  /// The first version of the system with a setting for each app.
  ///
  /// - Source: reports of users. Confidence: reported.
  static let firstSettingVersion = SystemVersion(16, 1)
  /// The time for which the notice is on the screen.
  ///
  /// - Source: none. Confidence: guess.
  static let bannerDuration = Duration.seconds(2)
}
