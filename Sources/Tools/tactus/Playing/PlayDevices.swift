import CommandKit
import FeedbackdDriver
import ForceFeedbackDriver
import PhoneHardware
import SoundDriver

/// The devices this program can play on: one line a family.
enum PlayDevices {
  static func catalogue(_ options: SoundOptions = SoundOptions()) -> ActuatorCatalogue {
    ActuatorCatalogue([
      NullDirectory(),
      RecordingDirectory(),
      SoundDirectory(options: options),
      ForceFeedbackDirectory(),
      FeedbackdDirectory(),
    ])
  }
}

extension CommandFailure {
  /// A device's trouble as a command's.
  init(_ error: ActuatorError) {
    self.init(.serviceMissing, error.message, hint: error.remedy)
  }
}
