/// A result about whether the user likes media.
public class INMediaAffinityTypeResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  /// The value is right.
  public class func success(with resolved: INMediaAffinityType) -> Self {
    Self(outcome: .success(resolved))
  }
  /// The user has to confirm a value.
  public class func confirmationRequired(with value: INMediaAffinityType?) -> Self {
    Self(outcome: .confirmationRequired(value, reason: nil))
  }
}
