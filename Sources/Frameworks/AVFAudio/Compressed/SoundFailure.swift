import Foundation
import TactusCrashReports
import TactusMediaDecoding

/// A failure to decode or encode compressed sound, with its error code for apps.
struct SoundFailure: Error {
  /// The code.
  var code: AudioError
  /// The reason, with a remedy.
  var reason: String

  /// Creates a failure.
  init(_ code: AudioError, _ reason: String) { (self.code, self.reason) = (code, reason) }

  /// Creates the failure of a decoder or an encoder.
  ///
  /// A line on standard error says what to install (AudioFiles.CO6).
  init(_ failure: MediaFailure) {
    switch failure {
    case .notInstalled, .missingPlugin:
      RuntimeWarning.once("compressed sound is neither read nor written: \(failure.reason)")
      self.init(.unsupportedFormat, failure.reason)
    case .notFound: self.init(.noFile, failure.reason)
    case .unreadable, .timedOut, .offline: self.init(.noSound, failure.reason)
    }
  }
}
