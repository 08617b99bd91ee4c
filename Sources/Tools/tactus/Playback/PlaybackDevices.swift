import TactusCommandKit
import TactusFeedbackdDriver
import TactusForceFeedbackDriver
import TactusPhoneHardware
import TactusSoundDriver

/// The devices that this program can play on, one line per family.
enum PlaybackDevices {
  static func catalog(_ options: SoundOptions = SoundOptions()) -> ActuatorCatalog {
    ActuatorCatalog([
      NullDirectory(),
      RecordingDirectory(),
      SoundDirectory(options: options),
      ForceFeedbackDirectory(),
      FeedbackdDirectory(),
    ])
  }
}

extension CommandFailure {
  /// Creates the failure of a command from a device's error.
  init(_ error: ActuatorError) {
    self.init(.serviceMissing, error.message, hint: error.remedy)
  }
}
