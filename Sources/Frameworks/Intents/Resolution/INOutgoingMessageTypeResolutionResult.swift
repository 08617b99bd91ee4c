/// A result about a kind of message.
public class INOutgoingMessageTypeResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  /// The value is right.
  public class func success(with resolved: INOutgoingMessageType) -> Self {
    Self(outcome: .success(resolved))
  }
  /// The user has to confirm a value.
  public class func confirmationRequired(with value: INOutgoingMessageType?) -> Self {
    Self(outcome: .confirmationRequired(value, reason: nil))
  }
}
