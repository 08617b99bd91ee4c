internal import CTactusOpenSSL

/// A symmetric cipher without authentication, for data of older formats.
public enum SymmetricCipher: Sendable {
  case aes
  case des
  case tripleDES
  case cast
  case rc4
  case rc2
  case blowfish

  /// The mode of operation, which combines blocks.
  public enum Mode: Sendable {
    /// Electronic codebook: each block is encrypted by itself.
    case ecb
    /// Cipher block chaining: each block is combined with the encrypted one before it.
    case cbc
    /// Cipher feedback of whole blocks.
    case cfb
    /// Cipher feedback of single bytes.
    case cfb8
    /// Counter mode: a stream of encrypted counters.
    case ctr
    /// Output feedback: a stream of repeated encryption.
    case ofb

    /// Whether the data has to consist of whole blocks.
    public var needsWholeBlocks: Bool { self == .ecb || self == .cbc }
  }

  /// The number of bytes of a block; 1 for a cipher of streams.
  public var blockByteCount: Int {
    switch self {
    case .aes: 16
    case .rc4: 1
    default: 8
    }
  }

  /// Returns whether keys can have a length.
  ///
  /// - Source: the constants `kCCKeySize…` of Apple's Common Crypto. Confidence: documented.
  public func accepts(keyByteCount: Int) -> Bool {
    switch self {
    case .aes: [16, 24, 32].contains(keyByteCount)
    case .des: keyByteCount == 8
    case .tripleDES: keyByteCount == 24
    case .cast: 5...16 ~= keyByteCount
    case .rc4: 1...512 ~= keyByteCount
    case .rc2: 1...128 ~= keyByteCount
    case .blowfish: 8...56 ~= keyByteCount
    }
  }

  /// Whether OpenSSL keeps the cipher with those that are no longer secure.
  private var isLegacy: Bool { self != .aes && self != .tripleDES }

  /// Returns OpenSSL's cipher, which the caller frees; `nil` for a mode without one.
  func fetch(_ mode: Mode, keyByteCount: Int) -> OpaquePointer? {
    let modes: [Mode: String] = [
      .ecb: "ECB", .cbc: "CBC", .cfb: "CFB", .cfb8: "CFB8", .ctr: "CTR", .ofb: "OFB",
    ]
    guard let suffix = modes[mode] else { return nil }
    let name =
      switch self {
      case .aes: "AES-\(keyByteCount * 8)-\(suffix)"
      case .des: "DES-\(suffix)"
      case .tripleDES: mode == .ecb ? "DES-EDE3" : "DES-EDE3-\(suffix)"
      case .cast: "CAST5-\(suffix)"
      case .rc4: "RC4"
      case .rc2: "RC2-\(suffix)"
      case .blowfish: "BF-\(suffix)"
      }
    return EVP_CIPHER_fetch(isLegacy ? LegacyContext.shared.context : nil, name, nil)
  }
}
