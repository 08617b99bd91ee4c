/// A result about who is paid.
public class INSendPaymentPayeeResolutionResult: INPersonResolutionResult, @unchecked Sendable {
  /// The value is not possible, for a reason.
  public class func unsupported(forReason reason: INSendPaymentPayeeUnsupportedReason) -> Self {
    Self(outcome: .unsupported(reason: reason.rawValue))
  }
}
