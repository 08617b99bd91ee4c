// Algorithms of curves with a derivation by X9.63, and signatures of other forms.
extension SecKeyAlgorithm {
  /// Key exchange on a curve with a derivation by X9.63 and SHA1, standard.
  public static let ecdhKeyExchangeStandardX963SHA1 = SecKeyAlgorithm(
    rawValue: "ecdhKeyExchangeStandardX963SHA1")
  /// Key exchange on a curve with a derivation by X9.63 and SHA224, standard.
  public static let ecdhKeyExchangeStandardX963SHA224 = SecKeyAlgorithm(
    rawValue: "ecdhKeyExchangeStandardX963SHA224")
  /// Key exchange on a curve with a derivation by X9.63 and SHA256, standard.
  public static let ecdhKeyExchangeStandardX963SHA256 = SecKeyAlgorithm(
    rawValue: "ecdhKeyExchangeStandardX963SHA256")
  /// Key exchange on a curve with a derivation by X9.63 and SHA384, standard.
  public static let ecdhKeyExchangeStandardX963SHA384 = SecKeyAlgorithm(
    rawValue: "ecdhKeyExchangeStandardX963SHA384")
  /// Key exchange on a curve with a derivation by X9.63 and SHA512, standard.
  public static let ecdhKeyExchangeStandardX963SHA512 = SecKeyAlgorithm(
    rawValue: "ecdhKeyExchangeStandardX963SHA512")
  /// Encryption on a curve by AES-GCM and SHA224, standard.
  public static let eciesEncryptionStandardX963SHA224AESGCM = SecKeyAlgorithm(
    rawValue: "eciesEncryptionStandardX963SHA224AESGCM")
  /// Encryption on a curve by AES-GCM, SHA224 and a variable IV, standard.
  public static let eciesEncryptionStandardVariableIVX963SHA224AESGCM = SecKeyAlgorithm(
    rawValue: "eciesEncryptionStandardVariableIVX963SHA224AESGCM")
  /// Key exchange on a curve with a derivation by X9.63 and SHA1, cofactor.
  public static let ecdhKeyExchangeCofactorX963SHA1 = SecKeyAlgorithm(
    rawValue: "ecdhKeyExchangeCofactorX963SHA1")
  /// Key exchange on a curve with a derivation by X9.63 and SHA224, cofactor.
  public static let ecdhKeyExchangeCofactorX963SHA224 = SecKeyAlgorithm(
    rawValue: "ecdhKeyExchangeCofactorX963SHA224")
  /// Key exchange on a curve with a derivation by X9.63 and SHA256, cofactor.
  public static let ecdhKeyExchangeCofactorX963SHA256 = SecKeyAlgorithm(
    rawValue: "ecdhKeyExchangeCofactorX963SHA256")
  /// Key exchange on a curve with a derivation by X9.63 and SHA384, cofactor.
  public static let ecdhKeyExchangeCofactorX963SHA384 = SecKeyAlgorithm(
    rawValue: "ecdhKeyExchangeCofactorX963SHA384")
  /// Key exchange on a curve with a derivation by X9.63 and SHA512, cofactor.
  public static let ecdhKeyExchangeCofactorX963SHA512 = SecKeyAlgorithm(
    rawValue: "ecdhKeyExchangeCofactorX963SHA512")
  /// Encryption on a curve by AES-GCM and SHA224, cofactor.
  public static let eciesEncryptionCofactorX963SHA224AESGCM = SecKeyAlgorithm(
    rawValue: "eciesEncryptionCofactorX963SHA224AESGCM")
  /// Encryption on a curve by AES-GCM, SHA224 and a variable IV, cofactor.
  public static let eciesEncryptionCofactorVariableIVX963SHA224AESGCM = SecKeyAlgorithm(
    rawValue: "eciesEncryptionCofactorVariableIVX963SHA224AESGCM")
}
