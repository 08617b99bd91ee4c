/// A request to ask somebody for a payment.
open class INRequestPaymentIntent: INIntent, @unchecked Sendable {
  /// Creates an intent.
  public convenience init(payer: INPerson?, currencyAmount: INCurrencyAmount?, note: String?) {
    self.init(values: [
      "payer": payer as Any, "currencyAmount": currencyAmount as Any, "note": note as Any,
    ])
  }

  /// The payer.
  open var payer: INPerson? { value("payer") }
  /// The amount.
  open var currencyAmount: INCurrencyAmount? { value("currencyAmount") }
  /// A note.
  open var note: String? { value("note") }

  override func copyOfKind() -> INIntent { INRequestPaymentIntent(values: values) }
}
