/// A payment.
open class INPaymentRecord: NSObject, NSCopying, @unchecked Sendable {
  // Without mutable state.

  /// Creates a value.
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

  /// The person who is paid.
  public let payee: INPerson?
  /// The person who pays.
  public let payer: INPerson?
  /// The amount.
  public let currencyAmount: INCurrencyAmount?
  /// The way to pay.
  public let paymentMethod: INPaymentMethod?
  /// A note.
  public let note: String?
  /// The state.
  public let status: INPaymentStatus
  /// The fee.
  public let feeAmount: INCurrencyAmount?

  /// Returns this object, which does not change.
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

  /// A number that equal objects share.
  open override var hash: Int { payee.hashValue }
}
