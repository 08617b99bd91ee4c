/// A line of a payment that is made again and again.
open class PKRecurringPaymentSummaryItem: PKPaymentSummaryItem, @unchecked Sendable {
  /// The date of the first payment; `nil` for the date of the request.
  open var startDate: Date?
  /// The unit of the time between payments.
  open var intervalUnit = NSCalendar.Unit.month
  /// The number of units between payments.
  open var intervalCount = 1
  /// The date of the last payment; `nil` for none.
  open var endDate: Date?

  /// Returns a line with the same values.
  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = PKRecurringPaymentSummaryItem(label: label, amount: amount, type: type)
    (copy.startDate, copy.endDate) = (startDate, endDate)
    (copy.intervalUnit, copy.intervalCount) = (intervalUnit, intervalCount)
    return copy
  }
}
