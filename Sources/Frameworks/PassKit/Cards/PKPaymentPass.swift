/// A payment card; the phone has none.
open class PKPaymentPass: PKSecureElementPass, @unchecked Sendable {
  /// The activation state, derived from `passActivationState`.
  open var activationState: PKPaymentPassActivationState {
    PKPaymentPassActivationState(rawValue: UInt(passActivationState.rawValue)) ?? .deactivated
  }
}
