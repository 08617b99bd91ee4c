/// The domain of the errors of authentication.
public let LAErrorDomain = "com.apple.LocalAuthentication"

/// An error of authentication, with the codes of the public header.
public struct LAError: _StoredError, Sendable {
  /// The code of an error.
  public enum Code: Int, _StoredErrorCode {
    /// The error.
    public typealias _ErrorType = LAError

    case authenticationFailed = -1
    case userCancel = -2
    case userFallback = -3
    case systemCancel = -4
    case passcodeNotSet = -5
    case biometryNotAvailable = -6
    case biometryNotEnrolled = -7
    case biometryLockout = -8
    case appCancel = -9
    case invalidContext = -10
    case companionNotAvailable = -11
    case biometryNotPaired = -12
    case biometryDisconnected = -13
    case invalidDimensions = -14
    case notInteractive = -1004

    /// The older name of `biometryNotAvailable`.
    public static let touchIDNotAvailable = biometryNotAvailable
    /// The older name of `biometryNotEnrolled`.
    public static let touchIDNotEnrolled = biometryNotEnrolled
    /// The older name of `biometryLockout`.
    public static let touchIDLockout = biometryLockout
  }

  /// The error as an object.
  public let _nsError: NSError

  /// Creates an error of an object of the domain.
  public init(_nsError: NSError) { self._nsError = _nsError }

  /// The domain.
  public static var errorDomain: String { LAErrorDomain }
  /// The code of an error whose number has no name here.
  public static var _unlistedCode: Code { .authenticationFailed }

  /// Returns the text for users of errors of a code.
  public static func _information(of code: Code) -> [String: Any] {
    let text =
      switch code {
      case .biometryNotEnrolled: "No identities are enrolled."
      case .passcodeNotSet: "Passcode not set."
      case .invalidContext: "The context was invalidated."
      default: "Authentication failed."
      }
    return [NSLocalizedDescriptionKey: text]
  }

  /// The code `authenticationFailed`.
  public static var authenticationFailed: Code { .authenticationFailed }
  /// The code `userCancel`.
  public static var userCancel: Code { .userCancel }
  /// The code `userFallback`.
  public static var userFallback: Code { .userFallback }
  /// The code `systemCancel`.
  public static var systemCancel: Code { .systemCancel }
  /// The code `passcodeNotSet`.
  public static var passcodeNotSet: Code { .passcodeNotSet }
  /// The code `biometryNotAvailable`.
  public static var biometryNotAvailable: Code { .biometryNotAvailable }
  /// The code `biometryNotEnrolled`.
  public static var biometryNotEnrolled: Code { .biometryNotEnrolled }
  /// The code `biometryLockout`.
  public static var biometryLockout: Code { .biometryLockout }
  /// The code `appCancel`.
  public static var appCancel: Code { .appCancel }
  /// The code `invalidContext`.
  public static var invalidContext: Code { .invalidContext }
  /// The code `companionNotAvailable`.
  public static var companionNotAvailable: Code { .companionNotAvailable }
  /// The code `biometryNotPaired`.
  public static var biometryNotPaired: Code { .biometryNotPaired }
  /// The code `biometryDisconnected`.
  public static var biometryDisconnected: Code { .biometryDisconnected }
  /// The code `invalidDimensions`.
  public static var invalidDimensions: Code { .invalidDimensions }
  /// The code `notInteractive`.
  public static var notInteractive: Code { .notInteractive }
  /// The code `touchIDNotAvailable`.
  public static var touchIDNotAvailable: Code { .touchIDNotAvailable }
  /// The code `touchIDNotEnrolled`.
  public static var touchIDNotEnrolled: Code { .touchIDNotEnrolled }
  /// The code `touchIDLockout`.
  public static var touchIDLockout: Code { .touchIDLockout }
}
