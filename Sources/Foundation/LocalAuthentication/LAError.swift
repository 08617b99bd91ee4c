/// The domain of the errors of authentication.
public let LAErrorDomain = "com.apple.LocalAuthentication"

/// An error of authentication, with the codes of the public header.
public struct LAError: _BridgedError, CustomNSError, Hashable, Sendable {
  /// The code of an error.
  public enum Code: Int, Sendable {
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

    /// Returns whether an error has the code.
    public static func ~= (code: Code, error: any Error) -> Bool {
      (error as? LAError)?.code == code
    }
  }

  /// The code.
  public let code: Code

  /// Creates an error.
  public init(_ code: Code, userInfo: [String: Any] = [:]) { self.code = code }

  /// The domain.
  public static var errorDomain: String { LAErrorDomain }
  /// The code as a number.
  public var errorCode: Int { code.rawValue }
  /// The texts for users.
  public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: reason] }

  private var reason: String {
    switch code {
    case .biometryNotEnrolled: "No identities are enrolled."
    case .passcodeNotSet: "Passcode not set."
    case .invalidContext: "The context was invalidated."
    default: "Authentication failed."
    }
  }

  /// The code `authenticationFailed`.
  public static let authenticationFailed = Code.authenticationFailed
  /// The code `userCancel`.
  public static let userCancel = Code.userCancel
  /// The code `userFallback`.
  public static let userFallback = Code.userFallback
  /// The code `systemCancel`.
  public static let systemCancel = Code.systemCancel
  /// The code `passcodeNotSet`.
  public static let passcodeNotSet = Code.passcodeNotSet
  /// The code `biometryNotAvailable`.
  public static let biometryNotAvailable = Code.biometryNotAvailable
  /// The code `biometryNotEnrolled`.
  public static let biometryNotEnrolled = Code.biometryNotEnrolled
  /// The code `biometryLockout`.
  public static let biometryLockout = Code.biometryLockout
  /// The code `touchIDNotAvailable`.
  public static let touchIDNotAvailable = Code.touchIDNotAvailable
  /// The code `touchIDNotEnrolled`.
  public static let touchIDNotEnrolled = Code.touchIDNotEnrolled
  /// The code `touchIDLockout`.
  public static let touchIDLockout = Code.touchIDLockout
  /// The code `appCancel`.
  public static let appCancel = Code.appCancel
  /// The code `invalidContext`.
  public static let invalidContext = Code.invalidContext
  /// The code `notInteractive`.
  public static let notInteractive = Code.notInteractive
}
