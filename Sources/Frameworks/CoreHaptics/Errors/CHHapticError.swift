import Foundation
import TactusFoundation

/// An error of Core Haptics.
public struct CHHapticError: _StoredError, Sendable {
  /// The error as an object.
  public let _nsError: NSError

  /// Creates an error of an object of the domain.
  public init(_nsError: NSError) { self._nsError = _nsError }

  /// The domain of Core Haptics' errors.
  public static var errorDomain: String { CoreHapticsErrorDomain }
  /// The code for error numbers without a name here.
  public static var _unlistedCode: Code { .unknownError }

  /// Returns the localized description for an error code.
  public static func _information(of code: Code) -> [String: Any] {
    [NSLocalizedDescriptionKey: code.meaning]
  }
}

/// The domain of Core Haptics' errors.
///
/// - Source: seen in the logs of devices, in many public reports. Confidence: reported.
public let CoreHapticsErrorDomain = "com.apple.CoreHaptics"
