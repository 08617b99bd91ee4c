/// A result about an address.
public class INURLResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  /// The value is right.
  public class func success(with resolved: URL) -> Self {
    Self(outcome: .success(resolved))
  }
  /// The user has to choose a value.
  public class func disambiguation(with choices: [URL]) -> Self {
    Self(outcome: .disambiguation(choices))
  }
  /// The user has to confirm a value.
  public class func confirmationRequired(with value: URL?) -> Self {
    Self(outcome: .confirmationRequired(value, reason: nil))
  }
}
