internal import TactusCryptography

extension AES {
  /// The wrapping of keys by AES, as in RFC 3394.
  public enum KeyWrap: Sendable {
    /// The initial value of the RFC.
    private static let vector = [UInt8](repeating: 0xa6, count: KeyWrapping.addedByteCount)

    /// Returns a wrapped key.
    ///
    /// - Parameters:
    ///   - keyToWrap: The key, of at least 128 bits and a multiple of 64.
    ///   - kek: The key that wraps it, of 128, 192 or 256 bits.
    /// - Throws: `CryptoKitError.incorrectKeySize` for another length of the wrapping key, and
    ///   `wrapFailure` for one of the key.
    public static func wrap(_ keyToWrap: SymmetricKey, using kek: SymmetricKey) throws -> Data {
      try check(kek)
      guard let bytes = KeyWrapping.wrap(keyToWrap.bytes, with: kek.bytes, vector: vector) else {
        throw CryptoKitError.wrapFailure
      }
      return Data(bytes)
    }

    /// Returns the key in a wrapped one.
    ///
    /// - Parameters:
    ///   - wrappedKey: The wrapped key.
    ///   - kek: The key that has wrapped it.
    /// - Throws: `CryptoKitError.incorrectKeySize` for an impossible length of the wrapping key,
    ///   and `unwrapFailure` for bytes that it has not wrapped.
    public static func unwrap<WrappedKey: DataProtocol>(
      _ wrappedKey: WrappedKey, using kek: SymmetricKey
    ) throws -> SymmetricKey {
      try check(kek)
      let bytes = KeyWrapping.unwrap(Array(wrappedKey), with: kek.bytes, vector: vector)
      guard let bytes else { throw CryptoKitError.unwrapFailure }
      return SymmetricKey(data: bytes)
    }

    private static func check(_ key: SymmetricKey) throws {
      guard [16, 24, 32].contains(key.bytes.count) else { throw CryptoKitError.incorrectKeySize }
    }
  }
}
