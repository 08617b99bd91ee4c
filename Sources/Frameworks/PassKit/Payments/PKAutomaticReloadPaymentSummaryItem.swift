/// A line of a payment that fills up a balance when it is low.
open class PKAutomaticReloadPaymentSummaryItem: PKPaymentSummaryItem, @unchecked Sendable {
  /// The balance below which the payment is made.
  open var thresholdAmount = NSDecimalNumber.zero

  /// Returns a line with the same values.
  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = PKAutomaticReloadPaymentSummaryItem(label: label, amount: amount, type: type)
    copy.thresholdAmount = thresholdAmount
    return copy
  }
}
