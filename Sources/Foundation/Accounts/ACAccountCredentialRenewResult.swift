/// The result of renewing a credential.
public enum ACAccountCredentialRenewResult: Int, Sendable {
  /// The credential was renewed.
  case renewed = 0
  /// The user has refused.
  case rejected = 1
  /// The credential could not be renewed.
  case failed = 2
}
