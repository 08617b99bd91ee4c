import Foundation
import TactusCrashReports

/// The errors of files, converters, engines and recorders, with their documented codes.
enum AudioError: Int {
  /// There is no file at the path: `'wht?'` (reported).
  case noFile = 2_003_334_207
  /// The file contains no sound: `'typ?'`.
  case noSound = 1_954_115_647
  /// The format is not supported: `'fmt?'`.
  case unsupportedFormat = 1_718_449_215
  /// The file is closed: `fnOpnErr`.
  case notOpen = -38
  /// An argument is invalid: `paramErr`.
  case invalidArgument = -50
  /// The engine's rendering mode does not allow the call.
  case invalidMode = -80800
  /// The engine runs.
  case initialized = -80801
  /// The engine is not running.
  case notRunning = -80802

  /// The domain of these errors, as public logs of devices show it.
  static let domain = "com.apple.coreaudio.avfaudio"

  /// The error for the app.
  ///
  /// - Parameter reason: The reason, for the error's description.
  func error(_ reason: String? = nil) -> NSError {
    NSError(
      domain: Self.domain, code: rawValue,
      userInfo: reason.map { [NSLocalizedDescriptionKey: $0] } ?? [:])
  }

  /// Raises an exception of this framework unless a condition is true (AudioEngine.EX1).
  static func require(_ condition: Bool, _ reason: @autoclosure () -> String) {
    programmingPrecondition(condition, reason(), exception: domain)
  }
}
