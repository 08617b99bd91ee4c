/// A card in the secure part of the phone, of which there is none.
open class PKSecureElementPass: PKPass, @unchecked Sendable {
  /// Whether a card can be used.
  public enum PassActivationState: Int, Sendable {
    /// The card can be used.
    case activated = 0
    /// The bank has to switch the card on.
    case requiresActivation = 1
    /// The bank is switching the card on.
    case activating = 2
    /// The card cannot be used for now.
    case suspended = 3
    /// The card cannot be used any more.
    case deactivated = 4
  }

  /// The kind of the pass: a card in the secure part of the phone.
  open override var passType: PKPassType { .secureElement }
  /// The identifier of the card's number; empty.
  open var primaryAccountIdentifier: String { "" }
  /// The end of the card's number; empty.
  open var primaryAccountNumberSuffix: String { "" }
  /// The identifier of the phone's own number; empty.
  open var deviceAccountIdentifier: String { "" }
  /// The end of the phone's own number; empty.
  open var deviceAccountNumberSuffix: String { "" }
  /// Whether the card can be used: not any more.
  open var passActivationState: PassActivationState { .deactivated }
  /// The identifier of the pass on the phone; `nil`.
  open var devicePassIdentifier: String? { nil }
  /// The identifier of a lock or a car; `nil`.
  open var pairedTerminalIdentifier: String? { nil }
}
