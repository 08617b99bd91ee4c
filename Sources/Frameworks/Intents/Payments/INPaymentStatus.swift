/// The state of a payment.
///
/// - Source: the raw values of the public headers. Confidence: documented.
public enum INPaymentStatus: Int, Sendable {
  /// Nothing is known.
  case unknown = 0
  /// Pending.
  case pending = 1
  /// Completed.
  case completed = 2
  /// Canceled.
  case canceled = 3
  /// Failed.
  case failed = 4
  /// Unpaid.
  case unpaid = 5
}
