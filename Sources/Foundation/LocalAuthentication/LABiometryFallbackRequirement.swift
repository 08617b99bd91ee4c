/// The substitute for a face or finger that is not enrolled.
///
/// - Thread: any; all its properties are constants.
open class LABiometryFallbackRequirement: NSObject, @unchecked Sendable {
  /// Creates the system's requirement.
  public override init() { super.init() }

  /// The requirement of a right without another one.
  public class var `default`: LABiometryFallbackRequirement { system }
  /// The passcode.
  public class var devicePasscode: LABiometryFallbackRequirement { passcode }

  private static let system = LABiometryFallbackRequirement()
  private static let passcode = LABiometryFallbackRequirement()
}
