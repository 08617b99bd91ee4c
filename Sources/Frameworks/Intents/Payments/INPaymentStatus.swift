/// The statuses of a payment.
///
/// - Source: the raw values of the public headers. Confidence: documented.
public enum INPaymentStatus: Int, Sendable {
  /// An unknown status.
  case unknown = 0
  /// Not yet made.
  case pending = 1
  /// Made in full.
  case completed = 2
  /// Called off.
  case canceled = 3
  /// Not made because of an error.
  case failed = 4
  /// Due.
  case unpaid = 5
}
