/// A result about a number.
public class INDoubleResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  /// The value is right.
  public class func success(with resolved: Double) -> Self {
    Self(outcome: .success(resolved))
  }
  /// The user has to confirm a value.
  public class func confirmationRequired(with value: Double?) -> Self {
    Self(outcome: .confirmationRequired(value, reason: nil))
  }
}
