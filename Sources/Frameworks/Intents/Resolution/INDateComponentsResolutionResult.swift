/// A result about a date.
public class INDateComponentsResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  /// The value is right.
  public class func success(with resolved: DateComponents) -> Self {
    Self(outcome: .success(resolved))
  }
  /// The user has to choose a value.
  public class func disambiguation(with choices: [DateComponents]) -> Self {
    Self(outcome: .disambiguation(choices))
  }
  /// The user has to confirm a value.
  public class func confirmationRequired(with value: DateComponents?) -> Self {
    Self(outcome: .confirmationRequired(value, reason: nil))
  }
}
