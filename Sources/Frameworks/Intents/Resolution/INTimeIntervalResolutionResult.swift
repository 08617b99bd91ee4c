/// A result about a duration.
public class INTimeIntervalResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  /// The value is right.
  public class func success(with resolved: TimeInterval) -> Self {
    Self(outcome: .success(resolved))
  }
  /// The user has to confirm a value.
  public class func confirmationRequired(with value: TimeInterval?) -> Self {
    Self(outcome: .confirmationRequired(value, reason: nil))
  }
}
