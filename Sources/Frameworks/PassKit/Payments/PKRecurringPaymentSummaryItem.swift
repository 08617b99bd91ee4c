/// The summary item of recurring payments.
open class PKRecurringPaymentSummaryItem: PKPaymentSummaryItem, @unchecked Sendable {
  /// The first payment's date; nil for the date of the request.
  open var startDate: Date?
  /// The unit of the interval.
  open var intervalUnit = NSCalendar.Unit.month
  /// The number of units in the interval.
  open var intervalCount = 1
  /// The last payment's date; nil without an end.
  open var endDate: Date?

  /// Returns a copy.
  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = PKRecurringPaymentSummaryItem(label: label, amount: amount, type: type)
    (copy.startDate, copy.endDate) = (startDate, endDate)
    (copy.intervalUnit, copy.intervalCount) = (intervalUnit, intervalCount)
    return copy
  }
}
