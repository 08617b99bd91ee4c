/// A result about the recipient of a message.
public class INSendMessageRecipientResolutionResult: INPersonResolutionResult, @unchecked Sendable {
  /// The value is not possible, for a reason.
  public class func unsupported(forReason reason: INSendMessageRecipientUnsupportedReason) -> Self {
    Self(outcome: .unsupported(reason: reason.rawValue))
  }
}
