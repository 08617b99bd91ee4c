/// The summary item of an automatic reload.
open class PKAutomaticReloadPaymentSummaryItem: PKPaymentSummaryItem, @unchecked Sendable {
  /// The threshold of the balance below which a reload is due.
  open var thresholdAmount = NSDecimalNumber.zero

  /// Returns a copy.
  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = PKAutomaticReloadPaymentSummaryItem(label: label, amount: amount, type: type)
    copy.thresholdAmount = thresholdAmount
    return copy
  }
}
