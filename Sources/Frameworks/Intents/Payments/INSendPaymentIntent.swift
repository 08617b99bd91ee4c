/// A request to pay somebody.
open class INSendPaymentIntent: INIntent, @unchecked Sendable {
  /// Creates an intent.
  public convenience init(payee: INPerson?, currencyAmount: INCurrencyAmount?, note: String?) {
    self.init(values: [
      "payee": payee as Any, "currencyAmount": currencyAmount as Any, "note": note as Any,
    ])
  }

  /// The payee.
  open var payee: INPerson? { value("payee") }
  /// The amount.
  open var currencyAmount: INCurrencyAmount? { value("currencyAmount") }
  /// A note.
  open var note: String? { value("note") }

  override func copyOfKind() -> INIntent { INSendPaymentIntent(values: values) }
}
