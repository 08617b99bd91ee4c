extension HPKE {
  /// An error of the encryption.
  public enum Errors: Error {
    /// The parameters do not go together.
    case inconsistentParameters
    /// The key is not one of the cipher suite.
    case inconsistentCiphersuiteAndKey
    /// The cipher suite exports secrets only, and does not encrypt.
    case exportOnlyMode
    /// There is a shared key without an identifier, or the other way around.
    case inconsistentPSKInputs
    /// There is no shared key where one is expected.
    case expectedPSK
    /// There is a shared key where none is expected.
    case unexpectedPSK
    /// There were too many messages.
    case outOfRangeSequenceNumber
    /// A message is shorter than its tag.
    case ciphertextTooShort
  }
}
