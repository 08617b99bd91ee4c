/// The values for which a passkey's pseudo-random function is asked.
public struct ASAuthorizationPublicKeyCredentialPRFAssertionInput: Hashable, Sendable {
  /// One or two values of the function.
  public struct InputValues: Hashable, Sendable {
    /// Creates values.
    public init(saltInput1: Data, saltInput2: Data? = nil) {
      (self.saltInput1, self.saltInput2) = (saltInput1, saltInput2)
    }

    /// The first value.
    public let saltInput1: Data
    /// The second value.
    public let saltInput2: Data?

    /// Returns one value or two.
    public static func saltInput1(_ saltInput1: Data, _ saltInput2: Data? = nil) -> Self {
      Self(saltInput1: saltInput1, saltInput2: saltInput2)
    }
  }

  /// The values for passkeys without values of their own.
  public let inputValues: InputValues?
  /// The values for passkeys by their identifiers.
  public let perCredentialInputValues: [Data: InputValues]?

  /// Returns an input with values for all passkeys.
  public static func inputValues(_ inputValues: InputValues) -> Self {
    Self(inputValues: inputValues, perCredentialInputValues: nil)
  }

  /// Returns an input with values for passkeys by their identifiers.
  public static func perCredentialInputValues(
    _ perCredentialInputValues: [Data: InputValues], defaultValues: InputValues? = nil
  ) -> Self {
    Self(inputValues: defaultValues, perCredentialInputValues: perCredentialInputValues)
  }
}
