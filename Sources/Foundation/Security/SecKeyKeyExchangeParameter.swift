/// A key of the parameters of a key exchange (Keychain.KC10).
public struct SecKeyKeyExchangeParameter: RawRepresentable, Hashable, Sendable {
  /// The text of the key (ours).
  public let rawValue: CFString
  /// Creates a key from its text.
  public init(rawValue: CFString) { self.rawValue = rawValue }

  /// The number of bytes to derive.
  public static let requestedSize = SecKeyKeyExchangeParameter(rawValue: "requestedSize")
  /// The information that both owners share, data.
  public static let sharedInfo = SecKeyKeyExchangeParameter(rawValue: "sharedInfo")
}
