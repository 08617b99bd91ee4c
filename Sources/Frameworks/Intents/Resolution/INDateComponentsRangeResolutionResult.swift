/// A result about a range of dates.
public class INDateComponentsRangeResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  /// The value is right.
  public class func success(with resolved: INDateComponentsRange) -> Self {
    Self(outcome: .success(resolved))
  }
  /// The user has to choose a value.
  public class func disambiguation(with choices: [INDateComponentsRange]) -> Self {
    Self(outcome: .disambiguation(choices))
  }
  /// The user has to confirm a value.
  public class func confirmationRequired(with value: INDateComponentsRange?) -> Self {
    Self(outcome: .confirmationRequired(value, reason: nil))
  }
}
