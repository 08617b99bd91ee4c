/// A result about a kind of call.
public class INCallCapabilityResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  /// The value is right.
  public class func success(with resolved: INCallCapability) -> Self {
    Self(outcome: .success(resolved))
  }
  /// The user has to confirm a value.
  public class func confirmationRequired(with value: INCallCapability?) -> Self {
    Self(outcome: .confirmationRequired(value, reason: nil))
  }
}
