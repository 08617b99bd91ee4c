/// The summary item of a deferred payment.
open class PKDeferredPaymentSummaryItem: PKPaymentSummaryItem, @unchecked Sendable {
  /// The date of the payment; by default the date of creation (a guess).
  open var deferredDate = Date()

  /// Returns a copy.
  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = PKDeferredPaymentSummaryItem(label: label, amount: amount, type: type)
    copy.deferredDate = deferredDate
    return copy
  }
}
