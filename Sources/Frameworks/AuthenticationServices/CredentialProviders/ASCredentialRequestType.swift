/// The kinds of requests that an extension is asked for.
///
/// - Source: the numbers are those of public bindings. Confidence: documented.
public enum ASCredentialRequestType: Int, Sendable {
  /// A password.
  case password = 0
  /// The proof that the user has a passkey.
  case passkeyAssertion = 1
  /// A new passkey.
  case passkeyRegistration = 2
  /// A one-time code.
  case oneTimeCode = 3
}
