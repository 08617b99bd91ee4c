/// A shipping method with its price.
open class PKShippingMethod: PKPaymentSummaryItem, @unchecked Sendable {
  /// The identifier.
  open var identifier: String?
  /// The description.
  open var detail: String?
  /// The dates of the delivery.
  open var dateComponentsRange: PKDateComponentsRange?

  /// Returns a copy.
  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = PKShippingMethod(label: label, amount: amount, type: type)
    (copy.identifier, copy.detail) = (identifier, detail)
    copy.dateComponentsRange = dateComponentsRange
    return copy
  }
}
