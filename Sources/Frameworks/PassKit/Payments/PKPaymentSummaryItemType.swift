/// Whether an amount is known.
public enum PKPaymentSummaryItemType: UInt, Sendable {
  /// The amount is known.
  case final = 0
  /// The amount is not known yet.
  case pending = 1
}
