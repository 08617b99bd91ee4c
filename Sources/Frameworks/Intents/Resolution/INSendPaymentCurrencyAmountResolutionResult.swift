/// A result about an amount of money.
public class INSendPaymentCurrencyAmountResolutionResult: INCurrencyAmountResolutionResult,
  @unchecked Sendable
{
  /// The value is not possible, for a reason.
  public class func unsupported(forReason reason: INSendPaymentCurrencyAmountUnsupportedReason)
    -> Self
  {
    Self(outcome: .unsupported(reason: reason.rawValue))
  }
}
