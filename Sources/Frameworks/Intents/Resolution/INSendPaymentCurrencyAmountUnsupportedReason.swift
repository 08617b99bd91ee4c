/// The reason why a value is not possible.
///
/// - Source: the raw values of the public headers. Confidence: documented.
public enum INSendPaymentCurrencyAmountUnsupportedReason: Int, Sendable {
  /// Payments amount below minimum.
  case paymentsAmountBelowMinimum = 1
  /// Payments amount above maximum.
  case paymentsAmountAboveMaximum = 2
  /// Payments currency unsupported.
  case paymentsCurrencyUnsupported = 3
}
