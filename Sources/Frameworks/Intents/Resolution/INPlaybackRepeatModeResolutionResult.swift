/// A result about what is repeated.
public class INPlaybackRepeatModeResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  /// The value is right.
  public class func success(with resolved: INPlaybackRepeatMode) -> Self {
    Self(outcome: .success(resolved))
  }
  /// The user has to confirm a value.
  public class func confirmationRequired(with value: INPlaybackRepeatMode?) -> Self {
    Self(outcome: .confirmationRequired(value, reason: nil))
  }
}
