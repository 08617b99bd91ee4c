/// A pass in the secure element; the phone has none.
open class PKSecureElementPass: PKPass, @unchecked Sendable {
  /// The activation states of a pass.
  public enum PassActivationState: Int, Sendable {
    /// Active.
    case activated = 0
    /// Activation by the issuer is required.
    case requiresActivation = 1
    /// Activation is in progress.
    case activating = 2
    /// Suspended.
    case suspended = 3
    /// Deactivated for good.
    case deactivated = 4
  }

  /// The pass type: `secureElement`.
  open override var passType: PKPassType { .secureElement }
  /// The account identifier: empty.
  open var primaryAccountIdentifier: String { "" }
  /// The last digits of the account number: empty.
  open var primaryAccountNumberSuffix: String { "" }
  /// The device account identifier: empty.
  open var deviceAccountIdentifier: String { "" }
  /// The last digits of the device account number: empty.
  open var deviceAccountNumberSuffix: String { "" }
  /// The activation state: always `deactivated`.
  open var passActivationState: PassActivationState { .deactivated }
  /// The identifier of the pass on the device: nil.
  open var devicePassIdentifier: String? { nil }
  /// The identifier of a paired lock or car: nil.
  open var pairedTerminalIdentifier: String? { nil }
}
