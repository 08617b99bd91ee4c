/// A result about a truth value.
public class INBooleanResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  /// The value is right.
  public class func success(with resolved: Bool) -> Self {
    Self(outcome: .success(resolved))
  }
  /// The user has to confirm a value.
  public class func confirmationRequired(with value: Bool?) -> Self {
    Self(outcome: .confirmationRequired(value, reason: nil))
  }
}
