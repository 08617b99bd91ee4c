/// The reason why a value is not possible.
///
/// - Source: the raw values of the public headers. Confidence: documented.
public enum INRequestPaymentPayerUnsupportedReason: Int, Sendable {
  /// Credentials unverified.
  case credentialsUnverified = 1
  /// No account.
  case noAccount = 2
  /// No valid handle.
  case noValidHandle = 3
}
