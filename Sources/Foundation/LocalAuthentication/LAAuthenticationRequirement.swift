/// The way in which the user has to be authenticated for a right.
///
/// Step Device.LA4.
///
/// - Thread: any; all its properties are constants.
open class LAAuthenticationRequirement: NSObject, @unchecked Sendable {
  /// The policy that must be met.
  let policy: LAPolicy

  /// Creates the requirement that the user is authenticated.
  public override init() {
    policy = .deviceOwnerAuthentication
    super.init()
  }

  init(_ policy: LAPolicy) {
    self.policy = policy
    super.init()
  }

  /// A face, a finger or the passcode.
  public class var `default`: LAAuthenticationRequirement { owner }
  /// A face or a finger.
  public class var biometry: LAAuthenticationRequirement { biometrics }
  /// A face or a finger that is enrolled now.
  public class var biometryCurrentSet: LAAuthenticationRequirement { currentBiometrics }

  /// Returns the requirement of a face or a finger, or of what takes its place.
  public class func biometry(
    fallback: LABiometryFallbackRequirement
  ) -> LAAuthenticationRequirement {
    // Both fallbacks of the system include the passcode.
    LAAuthenticationRequirement(.deviceOwnerAuthentication)
  }

  private static let owner = LAAuthenticationRequirement(.deviceOwnerAuthentication)
  private static let biometrics = LAAuthenticationRequirement(
    .deviceOwnerAuthenticationWithBiometrics)
  private static let currentBiometrics = LAAuthenticationRequirement(
    .deviceOwnerAuthenticationWithBiometrics)
}
