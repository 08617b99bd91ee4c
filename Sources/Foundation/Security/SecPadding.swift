/// The padding of a message or a signature of the older functions.
public struct SecPadding: OptionSet, Hashable, Sendable {
  /// The padding as a number.
  public let rawValue: UInt32
  /// Creates a padding from a number.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The padding of PKCS #1.
  public static let PKCS1 = SecPadding(rawValue: 1)
  /// OAEP with SHA-1.
  public static let OAEP = SecPadding(rawValue: 2)
  /// A signature on a curve of two numbers; not supported.
  public static let sigRaw = SecPadding(rawValue: 0x4000)
  /// The padding of PKCS #1, for an MD2 digest; not supported.
  public static let PKCS1MD2 = SecPadding(rawValue: 0x8000)
  /// The padding of PKCS #1, for an MD5 digest.
  public static let PKCS1MD5 = SecPadding(rawValue: 0x8001)
  /// The padding of PKCS #1, for a SHA-1 digest.
  public static let PKCS1SHA1 = SecPadding(rawValue: 0x8002)
  /// The padding of PKCS #1, for a SHA-224 digest.
  public static let PKCS1SHA224 = SecPadding(rawValue: 0x8003)
  /// The padding of PKCS #1, for a SHA-256 digest.
  public static let PKCS1SHA256 = SecPadding(rawValue: 0x8004)
  /// The padding of PKCS #1, for a SHA-384 digest.
  public static let PKCS1SHA384 = SecPadding(rawValue: 0x8005)
  /// The padding of PKCS #1, for a SHA-512 digest.
  public static let PKCS1SHA512 = SecPadding(rawValue: 0x8006)
}
