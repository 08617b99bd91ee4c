/// The encryption schemes of card data.
public struct PKEncryptionScheme: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates a value of a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  // - Source: the names follow those of the constants. Confidence: guess.

  /// Elliptic-curve cryptography.
  public static let ECC_V2 = PKEncryptionScheme(rawValue: "ECC_V2")
  /// RSA.
  public static let RSA_V2 = PKEncryptionScheme(rawValue: "RSA_V2")
}
