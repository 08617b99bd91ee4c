/// The reason why a value is not possible.
///
/// - Source: the raw values of the public headers. Confidence: documented.
public enum INSendPaymentPayeeUnsupportedReason: Int, Sendable {
  /// Credentials unverified.
  case credentialsUnverified = 1
  /// Insufficient funds.
  case insufficientFunds = 2
  /// No account.
  case noAccount = 3
  /// No valid handle.
  case noValidHandle = 4
}
