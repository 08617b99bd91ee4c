/// A result about what is called.
public class INCallDestinationTypeResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  /// The value is right.
  public class func success(with resolved: INCallDestinationType) -> Self {
    Self(outcome: .success(resolved))
  }
  /// The user has to confirm a value.
  public class func confirmationRequired(with value: INCallDestinationType?) -> Self {
    Self(outcome: .confirmationRequired(value, reason: nil))
  }
}
