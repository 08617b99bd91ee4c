/// A result about when media are played.
public class INPlaybackQueueLocationResolutionResult: INIntentResolutionResult, @unchecked Sendable
{
  /// The value is right.
  public class func success(with resolved: INPlaybackQueueLocation) -> Self {
    Self(outcome: .success(resolved))
  }
  /// The user has to confirm a value.
  public class func confirmationRequired(with value: INPlaybackQueueLocation?) -> Self {
    Self(outcome: .confirmationRequired(value, reason: nil))
  }
}
