/// A result about an amount of money.
public class INCurrencyAmountResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  /// The value is right.
  public class func success(with resolved: INCurrencyAmount) -> Self {
    Self(outcome: .success(resolved))
  }
  /// The user has to choose a value.
  public class func disambiguation(with choices: [INCurrencyAmount]) -> Self {
    Self(outcome: .disambiguation(choices))
  }
  /// The user has to confirm a value.
  public class func confirmationRequired(with value: INCurrencyAmount?) -> Self {
    Self(outcome: .confirmationRequired(value, reason: nil))
  }
}
