/// A line of a payment's summary.
open class PKPaymentSummaryItem: NSObject, NSCopying, @unchecked Sendable {
  /// The label.
  open var label = ""
  /// The amount.
  open var amount = NSDecimalNumber.zero
  /// Whether the amount is final.
  open var type = PKPaymentSummaryItemType.final

  /// Creates an empty item.
  public override init() { super.init() }

  /// Creates an item with a final amount.
  public convenience init(label: String, amount: NSDecimalNumber) {
    self.init(label: label, amount: amount, type: .final)
  }

  /// Creates an item.
  public convenience init(label: String, amount: NSDecimalNumber, type: PKPaymentSummaryItemType) {
    self.init()
    (self.label, self.amount, self.type) = (label, amount, type)
  }

  /// Returns a copy.
  open func copy(with zone: NSZone? = nil) -> Any {
    PKPaymentSummaryItem(label: label, amount: amount, type: type)
  }
}
