/// A line of a payment.
open class PKPaymentSummaryItem: NSObject, NSCopying, @unchecked Sendable {
  /// The text.
  open var label = ""
  /// The amount.
  open var amount = NSDecimalNumber.zero
  /// Whether the amount is known.
  open var type = PKPaymentSummaryItemType.final

  /// Creates a line without a text and an amount.
  public override init() { super.init() }

  /// Creates a line with a known amount.
  public convenience init(label: String, amount: NSDecimalNumber) {
    self.init(label: label, amount: amount, type: .final)
  }

  /// Creates a line.
  public convenience init(label: String, amount: NSDecimalNumber, type: PKPaymentSummaryItemType) {
    self.init()
    (self.label, self.amount, self.type) = (label, amount, type)
  }

  /// Returns a line with the same values.
  open func copy(with zone: NSZone? = nil) -> Any {
    PKPaymentSummaryItem(label: label, amount: amount, type: type)
  }
}
