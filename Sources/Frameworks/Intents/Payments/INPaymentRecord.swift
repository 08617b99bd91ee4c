/// A payment.
open class INPaymentRecord: NSObject, NSCopying, @unchecked Sendable {
  // Without mutable state.

  /// Creates a payment record.
  public init(
    payee: INPerson?, payer: INPerson?, currencyAmount: INCurrencyAmount?,
    paymentMethod: INPaymentMethod?, note: String?, status: INPaymentStatus,
    feeAmount: INCurrencyAmount?
  ) {
    self.payee = payee
    self.payer = payer
    self.currencyAmount = currencyAmount
    self.paymentMethod = paymentMethod
    self.note = note
    self.status = status
    self.feeAmount = feeAmount
    super.init()
  }

  /// The payee.
  public let payee: INPerson?
  /// The payer.
  public let payer: INPerson?
  /// The amount.
  public let currencyAmount: INCurrencyAmount?
  /// The payment method.
  public let paymentMethod: INPaymentMethod?
  /// A note.
  public let note: String?
  /// The status.
  public let status: INPaymentStatus
  /// The fee.
  public let feeAmount: INCurrencyAmount?

  /// Returns the object itself, which is immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Returns whether another object has the same values.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? INPaymentRecord else { return false }
    return payee == other.payee
      && payer == other.payer
      && currencyAmount == other.currencyAmount
      && paymentMethod == other.paymentMethod
      && note == other.note
      && status == other.status
      && feeAmount == other.feeAmount
  }

  /// The hash of the payee.
  open override var hash: Int { payee.hashValue }
}
