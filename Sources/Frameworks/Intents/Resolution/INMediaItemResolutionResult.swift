/// A result about a piece of media.
public class INMediaItemResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  /// The value is right.
  public class func success(with resolved: INMediaItem) -> Self {
    Self(outcome: .success(resolved))
  }
  /// The user has to choose a value.
  public class func disambiguation(with choices: [INMediaItem]) -> Self {
    Self(outcome: .disambiguation(choices))
  }
  /// The user has to confirm a value.
  public class func confirmationRequired(with value: INMediaItem?) -> Self {
    Self(outcome: .confirmationRequired(value, reason: nil))
  }
}
