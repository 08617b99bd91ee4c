// swift-format-ignore-file
// Made by `swift run generate-tables` of Data/Names/LocalAuthentication.tsv.
// Do not edit.

/// A kind of sensor for faces or fingers.
public enum LABiometryType: Int, Sendable {
  /// No sensor.
  case none = 0
  /// Touch ID.
  case touchID = 1
  /// Face ID.
  case faceID = 2
  /// Optic ID.
  case opticID = 4
}

/// The kind of a credential that an app gives a context.
public enum LACredentialType: Int, Sendable {
  /// A password of the app.
  case applicationPassword = 0
  /// The number of a smart card.
  case smartCardPIN = -3
}

/// The code of `LAError.authenticationFailed`.
public let kLAErrorAuthenticationFailed: Int32 = -1
/// The code of `LAError.userCancel`.
public let kLAErrorUserCancel: Int32 = -2
/// The code of `LAError.userFallback`.
public let kLAErrorUserFallback: Int32 = -3
/// The code of `LAError.systemCancel`.
public let kLAErrorSystemCancel: Int32 = -4
/// The code of `LAError.passcodeNotSet`.
public let kLAErrorPasscodeNotSet: Int32 = -5
/// The code of `LAError.touchIDNotAvailable`.
public let kLAErrorTouchIDNotAvailable: Int32 = -6
/// The code of `LAError.touchIDNotEnrolled`.
public let kLAErrorTouchIDNotEnrolled: Int32 = -7
/// The code of `LAError.touchIDLockout`.
public let kLAErrorTouchIDLockout: Int32 = -8
/// The code of `LAError.biometryNotAvailable`.
public let kLAErrorBiometryNotAvailable: Int32 = -6
/// The code of `LAError.biometryNotEnrolled`.
public let kLAErrorBiometryNotEnrolled: Int32 = -7
/// The code of `LAError.biometryLockout`.
public let kLAErrorBiometryLockout: Int32 = -8
/// The code of `LAError.appCancel`.
public let kLAErrorAppCancel: Int32 = -9
/// The code of `LAError.invalidContext`.
public let kLAErrorInvalidContext: Int32 = -10
/// The code of `LAError.biometryNotPaired`.
public let kLAErrorBiometryNotPaired: Int32 = -12
/// The code of `LAError.biometryDisconnected`.
public let kLAErrorBiometryDisconnected: Int32 = -13
/// The code of `LAError.invalidDimensions`.
public let kLAErrorInvalidDimensions: Int32 = -14
/// The code of `LAError.notInteractive`.
public let kLAErrorNotInteractive: Int32 = -1004

/// A way to authenticate the user.
public enum LAPolicy: Int, Sendable {
  /// Touch ID or Face ID.
  case deviceOwnerAuthenticationWithBiometrics = 1
  /// Touch ID, Face ID or the passcode.
  case deviceOwnerAuthentication = 2
}

extension LARight {
  /// The authentication state of a right.
  public enum State: Int, Sendable {
    /// The user has not been asked.
    case unknown = 0
    /// The user is being asked.
    case authorizing = 1
    /// The user has been authenticated.
    case authorized = 2
    /// The user has not been authenticated, or no longer.
    case notAuthorized = 3
  }
}
