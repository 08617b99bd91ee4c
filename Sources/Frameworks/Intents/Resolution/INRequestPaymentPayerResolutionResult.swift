/// A result about who pays.
public class INRequestPaymentPayerResolutionResult: INPersonResolutionResult, @unchecked Sendable {
  /// The value is not possible, for a reason.
  public class func unsupported(forReason reason: INRequestPaymentPayerUnsupportedReason) -> Self {
    Self(outcome: .unsupported(reason: reason.rawValue))
  }
}
