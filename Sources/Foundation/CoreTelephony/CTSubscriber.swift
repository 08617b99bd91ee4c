/// A subscriber of a cellular service; the phone has none (Device.CT5).
open class CTSubscriber: NSObject {
  /// Creates a subscriber without a SIM card.
  public override init() { super.init() }

  /// The delegate; it is not retained, and never called.
  open weak var delegate: (any CTSubscriberDelegate)?

  /// The data by which the provider knows the subscriber; `nil` without a SIM card.
  open var carrierToken: Data? { nil }
  /// The identifier of the subscriber; empty without a SIM card.
  open var identifier: String { "" }
  /// Whether there is a SIM card; false.
  open var isSIMInserted: Bool { false }

  /// Asks the provider for another token, and returns whether it could be asked: no.
  open func refreshCarrierToken() -> Bool { false }
}
