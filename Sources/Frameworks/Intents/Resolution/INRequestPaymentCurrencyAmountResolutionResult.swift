/// A result about an amount of money.
public class INRequestPaymentCurrencyAmountResolutionResult: INCurrencyAmountResolutionResult,
  @unchecked Sendable
{
  /// The value is not possible, for a reason.
  public class func unsupported(forReason reason: INRequestPaymentCurrencyAmountUnsupportedReason)
    -> Self
  {
    Self(outcome: .unsupported(reason: reason.rawValue))
  }
}
