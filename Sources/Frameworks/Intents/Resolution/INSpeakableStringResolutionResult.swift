/// A result about words that can be spoken.
public class INSpeakableStringResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  /// The value is right.
  public class func success(with resolved: INSpeakableString) -> Self {
    Self(outcome: .success(resolved))
  }
  /// The user has to choose a value.
  public class func disambiguation(with choices: [INSpeakableString]) -> Self {
    Self(outcome: .disambiguation(choices))
  }
  /// The user has to confirm a value.
  public class func confirmationRequired(with value: INSpeakableString?) -> Self {
    Self(outcome: .confirmationRequired(value, reason: nil))
  }
}
