// swift-format-ignore-file
// Made by `swift run generate-tables` of Data/Names/CryptoKit.tsv.
// Do not edit.

/// An error in the ASN.1 form of a key or signature.
///
/// Only `invalidASN1Object` and `invalidPEMDocument` are thrown: the library below does not
/// state what is wrong with an object.
public enum CryptoKitASN1Error: Error, Hashable, Sendable {
  /// The tag of a field is not valid or not supported.
  case invalidFieldIdentifier
  /// The tag of a field is not the expected one.
  case unexpectedFieldType
  /// An object identifier is not valid.
  case invalidObjectIdentifier
  /// The bytes are no such object.
  case invalidASN1Object
  /// An integer does not have the shortest form.
  case invalidASN1IntegerEncoding
  /// A field ends too early.
  case truncatedASN1Field
  /// The form of a field's length is not supported.
  case unsupportedFieldLength
  /// The text is not a PEM document.
  case invalidPEMDocument
}

extension HPKE {
  /// A cipher with authentication.
  public enum AEAD: CaseIterable, Hashable, Sendable {
    /// AES-GCM with 128 bits.
    case AES_GCM_128
    /// AES-GCM with 256 bits.
    case AES_GCM_256
    /// ChaCha20-Poly1305.
    case chaChaPoly
    /// No cipher: secrets are exported only.
    case exportOnly
  }
}

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

extension HPKE {
  /// A derivation of keys.
  public enum KDF: CaseIterable, Hashable, Sendable {
    /// HKDF with SHA-256.
    case HKDF_SHA256
    /// HKDF with SHA-384.
    case HKDF_SHA384
    /// HKDF with SHA-512.
    case HKDF_SHA512
  }
}

extension HPKE {
  /// An agreement on a secret with the owner of a public key.
  public enum KEM: CaseIterable, Hashable, Sendable {
    /// P-256, and HKDF with SHA-256.
    case P256_HKDF_SHA256
    /// P-384, and HKDF with SHA-384.
    case P384_HKDF_SHA384
    /// P-521, and HKDF with SHA-512.
    case P521_HKDF_SHA512
    /// X25519, and HKDF with SHA-256.
    case Curve25519_HKDF_SHA256
  }
}
