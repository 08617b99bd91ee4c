/// An algorithm of signatures.
public struct ASCOSEAlgorithmIdentifier: RawRepresentable, Hashable, Sendable {
  /// The number in the registry of COSE.
  public let rawValue: Int
  /// Creates an algorithm from its number.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Creates an algorithm from its number.
  public init(_ rawValue: Int) { self.rawValue = rawValue }

  /// ECDSA with SHA-256.
  ///
  /// - Source: the registry of COSE algorithms (RFC 9053). Confidence: documented.
  public static let ES256 = ASCOSEAlgorithmIdentifier(-7)
}
