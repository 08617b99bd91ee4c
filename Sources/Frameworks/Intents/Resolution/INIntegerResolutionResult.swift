/// A result about a whole number.
public class INIntegerResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  /// The value is right.
  public class func success(with resolved: Int) -> Self {
    Self(outcome: .success(resolved))
  }
  /// The user has to confirm a value.
  public class func confirmationRequired(with value: Int?) -> Self {
    Self(outcome: .confirmationRequired(value, reason: nil))
  }
}
