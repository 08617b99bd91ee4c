/// A way in which goods come to the user, and its price.
open class PKShippingMethod: PKPaymentSummaryItem, @unchecked Sendable {
  /// The identifier of the way.
  open var identifier: String?
  /// The description of the way.
  open var detail: String?
  /// The dates between which the goods come.
  open var dateComponentsRange: PKDateComponentsRange?

  /// Returns a way with the same values.
  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = PKShippingMethod(label: label, amount: amount, type: type)
    (copy.identifier, copy.detail) = (identifier, detail)
    copy.dateComponentsRange = dateComponentsRange
    return copy
  }
}
