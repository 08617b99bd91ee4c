/// The values for which the pseudo-random function of a new passkey is asked.
public struct ASAuthorizationPublicKeyCredentialPRFRegistrationInput: Hashable, Sendable {
  /// Whether only the answer counts if the passkey has such a function.
  public var shouldCheckForSupport: Bool { inputValues == nil }
  /// The values; nil if only it is asked whether there is such a function.
  public let inputValues: ASAuthorizationPublicKeyCredentialPRFAssertionInput.InputValues?

  /// An input that asks whether the passkey has such a function.
  public static let checkForSupport = Self(inputValues: nil)

  /// Returns an input with values.
  public static func inputValues(
    _ inputValues: ASAuthorizationPublicKeyCredentialPRFAssertionInput.InputValues
  ) -> Self { Self(inputValues: inputValues) }
}
