/// The kind of a credential that an app gives a context.
public enum LACredentialType: Int, Sendable {
  /// A password of the app.
  case applicationPassword = 0
  /// The number of a smart card.
  case smartCardPIN = -3
}
