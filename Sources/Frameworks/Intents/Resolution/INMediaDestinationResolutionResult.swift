/// A result about a list of media.
public class INMediaDestinationResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  /// The value is right.
  public class func success(with resolved: INMediaDestination) -> Self {
    Self(outcome: .success(resolved))
  }
  /// The user has to choose a value.
  public class func disambiguation(with choices: [INMediaDestination]) -> Self {
    Self(outcome: .disambiguation(choices))
  }
  /// The user has to confirm a value.
  public class func confirmationRequired(with value: INMediaDestination?) -> Self {
    Self(outcome: .confirmationRequired(value, reason: nil))
  }
}
