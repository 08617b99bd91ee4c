/// A card for payments, of which the phone has none.
open class PKPaymentPass: PKSecureElementPass, @unchecked Sendable {
  /// Whether the card can be used, which `passActivationState` decides.
  open var activationState: PKPaymentPassActivationState {
    PKPaymentPassActivationState(rawValue: UInt(passActivationState.rawValue)) ?? .deactivated
  }
}
