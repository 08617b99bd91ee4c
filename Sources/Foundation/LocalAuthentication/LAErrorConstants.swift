// The older names of the codes of errors, as the public header has them.

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
