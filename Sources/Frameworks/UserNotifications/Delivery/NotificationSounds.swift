internal import AudioToolbox
internal import TactusCrashReports

/// The sounds of notifications, which are alert sounds of the system.
///
/// Steps Notifications.SO1….
enum NotificationSounds {
  /// Plays the sound of a notification, and lets the phone vibrate.
  static func play(_ sound: UNNotificationSound) {
    guard let name = sound.name?.rawValue, let number = load(name) else {
      return AudioServicesPlayAlertSound(standard)
    }
    AudioServicesPlayAlertSound(number)
    // A sound that already plays continues.
    AudioServicesDisposeSystemSoundID(number)
  }

  /// Loads a sound from a file; `nil` if it cannot be played (Notifications.SO2).
  private static func load(_ name: String) -> SystemSoundID? {
    guard let file = file(name) else {
      RuntimeWarning.once(
        "the sound '\(name)' of a notification is neither in Library/Sounds nor in the app's "
          + "bundle; the standard sound is played")
      return nil
    }
    var number: SystemSoundID = 0
    guard AudioServicesCreateSystemSoundID(file as NSURL, &number) == kAudioServicesNoError else {
      RuntimeWarning.once(
        "the sound '\(name)' of a notification is no CAF, AIFF or WAV file of at most 30 seconds; "
          + "the standard sound is played")
      return nil
    }
    return number
  }

  /// Returns the file of a name, in the app's library or in its bundle.
  private static func file(_ name: String) -> URL? {
    let library = FileManager.default.urls(for: .libraryDirectory, in: .userDomainMask).first
    let own = library?.appendingPathComponent("Sounds/\(name)")
    if let own, FileManager.default.fileExists(atPath: own.path) { return own }
    return Bundle.main.url(forResource: name, withExtension: nil)
  }

  /// The identifier of the default sound: an alert sound of the phone, which vibrates, since it has
  /// none of Apple's sounds.
  ///
  /// - Source: lists of the phone's sounds (SystemSounds.SY1). Confidence: guess.
  private static let standard: SystemSoundID = 1007
}
