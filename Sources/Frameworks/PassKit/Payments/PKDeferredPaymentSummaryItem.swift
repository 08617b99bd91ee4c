/// A line of a payment that is made later.
open class PKDeferredPaymentSummaryItem: PKPaymentSummaryItem, @unchecked Sendable {
  /// The date of the payment; at first the date of the line (a guess).
  open var deferredDate = Date()

  /// Returns a line with the same values.
  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = PKDeferredPaymentSummaryItem(label: label, amount: amount, type: type)
    copy.deferredDate = deferredDate
    return copy
  }
}
