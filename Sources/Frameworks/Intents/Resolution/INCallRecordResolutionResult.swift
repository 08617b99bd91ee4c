/// A result about a former call.
public class INCallRecordResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  /// The value is right.
  public class func success(with resolved: INCallRecord) -> Self {
    Self(outcome: .success(resolved))
  }
  /// The user has to choose a value.
  public class func disambiguation(with choices: [INCallRecord]) -> Self {
    Self(outcome: .disambiguation(choices))
  }
  /// The user has to confirm a value.
  public class func confirmationRequired(with value: INCallRecord?) -> Self {
    Self(outcome: .confirmationRequired(value, reason: nil))
  }
}
