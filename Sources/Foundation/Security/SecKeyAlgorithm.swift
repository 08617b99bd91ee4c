/// An algorithm of a key: a signature, an encryption or a key exchange.
///
/// The text of each is its name (ours).
public struct SecKeyAlgorithm: RawRepresentable, Hashable, Sendable {
  /// The name of the algorithm.
  public let rawValue: CFString
  /// Creates an algorithm from its name.
  public init(rawValue: CFString) { self.rawValue = rawValue }
}

// MARK: RSA

extension SecKeyAlgorithm {
  /// Signature of a whole block without padding, by RSA.
  public static let rsaSignatureRaw = SecKeyAlgorithm(rawValue: "rsaSignatureRaw")
  /// Signature of bytes with the padding of PKCS #1, by RSA.
  public static let rsaSignatureDigestPKCS1v15Raw = SecKeyAlgorithm(
    rawValue: "rsaSignatureDigestPKCS1v15Raw")
  /// Signature of a SHA1 digest with the padding of PKCS #1, by RSA.
  public static let rsaSignatureDigestPKCS1v15SHA1 = SecKeyAlgorithm(
    rawValue: "rsaSignatureDigestPKCS1v15SHA1")
  /// Signature of a SHA224 digest with the padding of PKCS #1, by RSA.
  public static let rsaSignatureDigestPKCS1v15SHA224 = SecKeyAlgorithm(
    rawValue: "rsaSignatureDigestPKCS1v15SHA224")
  /// Signature of a SHA256 digest with the padding of PKCS #1, by RSA.
  public static let rsaSignatureDigestPKCS1v15SHA256 = SecKeyAlgorithm(
    rawValue: "rsaSignatureDigestPKCS1v15SHA256")
  /// Signature of a SHA384 digest with the padding of PKCS #1, by RSA.
  public static let rsaSignatureDigestPKCS1v15SHA384 = SecKeyAlgorithm(
    rawValue: "rsaSignatureDigestPKCS1v15SHA384")
  /// Signature of a SHA512 digest with the padding of PKCS #1, by RSA.
  public static let rsaSignatureDigestPKCS1v15SHA512 = SecKeyAlgorithm(
    rawValue: "rsaSignatureDigestPKCS1v15SHA512")
  /// Signature of a message by its SHA1 digest with the padding of PKCS #1, by RSA.
  public static let rsaSignatureMessagePKCS1v15SHA1 = SecKeyAlgorithm(
    rawValue: "rsaSignatureMessagePKCS1v15SHA1")
  /// Signature of a message by its SHA224 digest with the padding of PKCS #1, by RSA.
  public static let rsaSignatureMessagePKCS1v15SHA224 = SecKeyAlgorithm(
    rawValue: "rsaSignatureMessagePKCS1v15SHA224")
  /// Signature of a message by its SHA256 digest with the padding of PKCS #1, by RSA.
  public static let rsaSignatureMessagePKCS1v15SHA256 = SecKeyAlgorithm(
    rawValue: "rsaSignatureMessagePKCS1v15SHA256")
  /// Signature of a message by its SHA384 digest with the padding of PKCS #1, by RSA.
  public static let rsaSignatureMessagePKCS1v15SHA384 = SecKeyAlgorithm(
    rawValue: "rsaSignatureMessagePKCS1v15SHA384")
  /// Signature of a message by its SHA512 digest with the padding of PKCS #1, by RSA.
  public static let rsaSignatureMessagePKCS1v15SHA512 = SecKeyAlgorithm(
    rawValue: "rsaSignatureMessagePKCS1v15SHA512")
  /// Signature of a SHA1 digest with PSS, by RSA.
  public static let rsaSignatureDigestPSSSHA1 = SecKeyAlgorithm(
    rawValue: "rsaSignatureDigestPSSSHA1")
  /// Signature of a SHA224 digest with PSS, by RSA.
  public static let rsaSignatureDigestPSSSHA224 = SecKeyAlgorithm(
    rawValue: "rsaSignatureDigestPSSSHA224")
  /// Signature of a SHA256 digest with PSS, by RSA.
  public static let rsaSignatureDigestPSSSHA256 = SecKeyAlgorithm(
    rawValue: "rsaSignatureDigestPSSSHA256")
  /// Signature of a SHA384 digest with PSS, by RSA.
  public static let rsaSignatureDigestPSSSHA384 = SecKeyAlgorithm(
    rawValue: "rsaSignatureDigestPSSSHA384")
  /// Signature of a SHA512 digest with PSS, by RSA.
  public static let rsaSignatureDigestPSSSHA512 = SecKeyAlgorithm(
    rawValue: "rsaSignatureDigestPSSSHA512")
  /// Signature of a message by its SHA1 digest with PSS, by RSA.
  public static let rsaSignatureMessagePSSSHA1 = SecKeyAlgorithm(
    rawValue: "rsaSignatureMessagePSSSHA1")
  /// Signature of a message by its SHA224 digest with PSS, by RSA.
  public static let rsaSignatureMessagePSSSHA224 = SecKeyAlgorithm(
    rawValue: "rsaSignatureMessagePSSSHA224")
  /// Signature of a message by its SHA256 digest with PSS, by RSA.
  public static let rsaSignatureMessagePSSSHA256 = SecKeyAlgorithm(
    rawValue: "rsaSignatureMessagePSSSHA256")
  /// Signature of a message by its SHA384 digest with PSS, by RSA.
  public static let rsaSignatureMessagePSSSHA384 = SecKeyAlgorithm(
    rawValue: "rsaSignatureMessagePSSSHA384")
  /// Signature of a message by its SHA512 digest with PSS, by RSA.
  public static let rsaSignatureMessagePSSSHA512 = SecKeyAlgorithm(
    rawValue: "rsaSignatureMessagePSSSHA512")
  /// Encryption of a whole block without padding, by RSA.
  public static let rsaEncryptionRaw = SecKeyAlgorithm(rawValue: "rsaEncryptionRaw")
  /// Encryption with the padding of PKCS #1, by RSA.
  public static let rsaEncryptionPKCS1 = SecKeyAlgorithm(rawValue: "rsaEncryptionPKCS1")
  /// Encryption with OAEP and SHA1, by RSA.
  public static let rsaEncryptionOAEPSHA1 = SecKeyAlgorithm(rawValue: "rsaEncryptionOAEPSHA1")
  /// Encryption with OAEP and SHA224, by RSA.
  public static let rsaEncryptionOAEPSHA224 = SecKeyAlgorithm(rawValue: "rsaEncryptionOAEPSHA224")
  /// Encryption with OAEP and SHA256, by RSA.
  public static let rsaEncryptionOAEPSHA256 = SecKeyAlgorithm(rawValue: "rsaEncryptionOAEPSHA256")
  /// Encryption with OAEP and SHA384, by RSA.
  public static let rsaEncryptionOAEPSHA384 = SecKeyAlgorithm(rawValue: "rsaEncryptionOAEPSHA384")
  /// Encryption with OAEP and SHA512, by RSA.
  public static let rsaEncryptionOAEPSHA512 = SecKeyAlgorithm(rawValue: "rsaEncryptionOAEPSHA512")
  /// Encryption by AES-GCM with a key encrypted by RSA, OAEP and SHA1.
  public static let rsaEncryptionOAEPSHA1AESGCM = SecKeyAlgorithm(
    rawValue: "rsaEncryptionOAEPSHA1AESGCM")
  /// Encryption by AES-GCM with a key encrypted by RSA, OAEP and SHA224.
  public static let rsaEncryptionOAEPSHA224AESGCM = SecKeyAlgorithm(
    rawValue: "rsaEncryptionOAEPSHA224AESGCM")
  /// Encryption by AES-GCM with a key encrypted by RSA, OAEP and SHA256.
  public static let rsaEncryptionOAEPSHA256AESGCM = SecKeyAlgorithm(
    rawValue: "rsaEncryptionOAEPSHA256AESGCM")
  /// Encryption by AES-GCM with a key encrypted by RSA, OAEP and SHA384.
  public static let rsaEncryptionOAEPSHA384AESGCM = SecKeyAlgorithm(
    rawValue: "rsaEncryptionOAEPSHA384AESGCM")
  /// Encryption by AES-GCM with a key encrypted by RSA, OAEP and SHA512.
  public static let rsaEncryptionOAEPSHA512AESGCM = SecKeyAlgorithm(
    rawValue: "rsaEncryptionOAEPSHA512AESGCM")
}

// MARK: Elliptic curves

extension SecKeyAlgorithm {
  /// Signature of a digest in DER, on a curve.
  public static let ecdsaSignatureDigestX962 = SecKeyAlgorithm(rawValue: "ecdsaSignatureDigestX962")
  /// Signature of a SHA1 digest in DER, on a curve.
  public static let ecdsaSignatureDigestX962SHA1 = SecKeyAlgorithm(
    rawValue: "ecdsaSignatureDigestX962SHA1")
  /// Signature of a SHA224 digest in DER, on a curve.
  public static let ecdsaSignatureDigestX962SHA224 = SecKeyAlgorithm(
    rawValue: "ecdsaSignatureDigestX962SHA224")
  /// Signature of a SHA256 digest in DER, on a curve.
  public static let ecdsaSignatureDigestX962SHA256 = SecKeyAlgorithm(
    rawValue: "ecdsaSignatureDigestX962SHA256")
  /// Signature of a SHA384 digest in DER, on a curve.
  public static let ecdsaSignatureDigestX962SHA384 = SecKeyAlgorithm(
    rawValue: "ecdsaSignatureDigestX962SHA384")
  /// Signature of a SHA512 digest in DER, on a curve.
  public static let ecdsaSignatureDigestX962SHA512 = SecKeyAlgorithm(
    rawValue: "ecdsaSignatureDigestX962SHA512")
  /// Signature of a message by its SHA1 digest in DER, on a curve.
  public static let ecdsaSignatureMessageX962SHA1 = SecKeyAlgorithm(
    rawValue: "ecdsaSignatureMessageX962SHA1")
  /// Signature of a message by its SHA224 digest in DER, on a curve.
  public static let ecdsaSignatureMessageX962SHA224 = SecKeyAlgorithm(
    rawValue: "ecdsaSignatureMessageX962SHA224")
  /// Signature of a message by its SHA256 digest in DER, on a curve.
  public static let ecdsaSignatureMessageX962SHA256 = SecKeyAlgorithm(
    rawValue: "ecdsaSignatureMessageX962SHA256")
  /// Signature of a message by its SHA384 digest in DER, on a curve.
  public static let ecdsaSignatureMessageX962SHA384 = SecKeyAlgorithm(
    rawValue: "ecdsaSignatureMessageX962SHA384")
  /// Signature of a message by its SHA512 digest in DER, on a curve.
  public static let ecdsaSignatureMessageX962SHA512 = SecKeyAlgorithm(
    rawValue: "ecdsaSignatureMessageX962SHA512")
  /// Key exchange on a curve, standard.
  public static let ecdhKeyExchangeStandard = SecKeyAlgorithm(rawValue: "ecdhKeyExchangeStandard")
  /// Key exchange on a curve, cofactor.
  public static let ecdhKeyExchangeCofactor = SecKeyAlgorithm(rawValue: "ecdhKeyExchangeCofactor")
  /// Encryption on a curve by AES-GCM and SHA1, standard.
  public static let eciesEncryptionStandardX963SHA1AESGCM = SecKeyAlgorithm(
    rawValue: "eciesEncryptionStandardX963SHA1AESGCM")
  /// Encryption on a curve by AES-GCM and SHA256, standard.
  public static let eciesEncryptionStandardX963SHA256AESGCM = SecKeyAlgorithm(
    rawValue: "eciesEncryptionStandardX963SHA256AESGCM")
  /// Encryption on a curve by AES-GCM and SHA384, standard.
  public static let eciesEncryptionStandardX963SHA384AESGCM = SecKeyAlgorithm(
    rawValue: "eciesEncryptionStandardX963SHA384AESGCM")
  /// Encryption on a curve by AES-GCM and SHA512, standard.
  public static let eciesEncryptionStandardX963SHA512AESGCM = SecKeyAlgorithm(
    rawValue: "eciesEncryptionStandardX963SHA512AESGCM")
  /// Encryption on a curve by AES-GCM, SHA256 and a variable IV, standard.
  public static let eciesEncryptionStandardVariableIVX963SHA256AESGCM = SecKeyAlgorithm(
    rawValue: "eciesEncryptionStandardVariableIVX963SHA256AESGCM")
  /// Encryption on a curve by AES-GCM, SHA384 and a variable IV, standard.
  public static let eciesEncryptionStandardVariableIVX963SHA384AESGCM = SecKeyAlgorithm(
    rawValue: "eciesEncryptionStandardVariableIVX963SHA384AESGCM")
  /// Encryption on a curve by AES-GCM, SHA512 and a variable IV, standard.
  public static let eciesEncryptionStandardVariableIVX963SHA512AESGCM = SecKeyAlgorithm(
    rawValue: "eciesEncryptionStandardVariableIVX963SHA512AESGCM")
  /// Encryption on a curve by AES-GCM and SHA1, cofactor.
  public static let eciesEncryptionCofactorX963SHA1AESGCM = SecKeyAlgorithm(
    rawValue: "eciesEncryptionCofactorX963SHA1AESGCM")
  /// Encryption on a curve by AES-GCM and SHA256, cofactor.
  public static let eciesEncryptionCofactorX963SHA256AESGCM = SecKeyAlgorithm(
    rawValue: "eciesEncryptionCofactorX963SHA256AESGCM")
  /// Encryption on a curve by AES-GCM and SHA384, cofactor.
  public static let eciesEncryptionCofactorX963SHA384AESGCM = SecKeyAlgorithm(
    rawValue: "eciesEncryptionCofactorX963SHA384AESGCM")
  /// Encryption on a curve by AES-GCM and SHA512, cofactor.
  public static let eciesEncryptionCofactorX963SHA512AESGCM = SecKeyAlgorithm(
    rawValue: "eciesEncryptionCofactorX963SHA512AESGCM")
  /// Encryption on a curve by AES-GCM, SHA256 and a variable IV, cofactor.
  public static let eciesEncryptionCofactorVariableIVX963SHA256AESGCM = SecKeyAlgorithm(
    rawValue: "eciesEncryptionCofactorVariableIVX963SHA256AESGCM")
  /// Encryption on a curve by AES-GCM, SHA384 and a variable IV, cofactor.
  public static let eciesEncryptionCofactorVariableIVX963SHA384AESGCM = SecKeyAlgorithm(
    rawValue: "eciesEncryptionCofactorVariableIVX963SHA384AESGCM")
  /// Encryption on a curve by AES-GCM, SHA512 and a variable IV, cofactor.
  public static let eciesEncryptionCofactorVariableIVX963SHA512AESGCM = SecKeyAlgorithm(
    rawValue: "eciesEncryptionCofactorVariableIVX963SHA512AESGCM")
}
