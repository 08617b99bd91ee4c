/// Whether an amount is final.
public enum PKPaymentSummaryItemType: UInt, Sendable {
  /// Final.
  case final = 0
  /// Not known yet.
  case pending = 1
}
