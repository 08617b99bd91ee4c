internal import CTactusOpenSSL

/// The wrapping of keys by AES (RFC 3394).
public enum KeyWrapping {
  /// The number of bytes by which a wrapped key is longer, and of an initial value.
  public static let addedByteCount = 8

  /// Returns a wrapped key.
  ///
  /// - Parameters:
  ///   - key: The key, of at least 16 bytes and a multiple of 8.
  ///   - wrappingKey: A key of AES.
  ///   - vector: The initial value of 8 bytes.
  /// - Returns: The wrapped key; `nil` for impossible lengths.
  public static func wrap(
    _ key: [UInt8], with wrappingKey: [UInt8], vector: [UInt8]
  ) -> [UInt8]? {
    guard key.count >= 16, key.count % 8 == 0 else { return nil }
    return convert(key, wrappingKey, vector, count: key.count + addedByteCount, isWrapping: true)
  }

  /// Returns the key in a wrapped one.
  ///
  /// - Parameters:
  ///   - wrapped: The wrapped key.
  ///   - wrappingKey: A key of AES.
  ///   - vector: The initial value of 8 bytes.
  /// - Returns: The key; `nil` for impossible lengths, and if the values do not belong together.
  public static func unwrap(
    _ wrapped: [UInt8], with wrappingKey: [UInt8], vector: [UInt8]
  ) -> [UInt8]? {
    guard wrapped.count >= 24, wrapped.count % 8 == 0 else { return nil }
    return convert(
      wrapped, wrappingKey, vector, count: wrapped.count - addedByteCount, isWrapping: false)
  }

  private static func convert(
    _ bytes: [UInt8], _ key: [UInt8], _ vector: [UInt8], count: Int, isWrapping: Bool
  ) -> [UInt8]? {
    guard [16, 24, 32].contains(key.count), vector.count == addedByteCount,
      bytes.count <= Int(Int32.max) - addedByteCount,
      let cipher = EVP_CIPHER_fetch(nil, "AES-\(key.count * 8)-WRAP", nil)
    else { return nil }
    defer { EVP_CIPHER_free(cipher) }
    guard let context = EVP_CIPHER_CTX_new() else { return nil }
    defer { EVP_CIPHER_CTX_free(context) }
    EVP_CIPHER_CTX_set_flags(context, EVP_CIPHER_CTX_FLAG_WRAP_ALLOW)
    // OpenSSL stores a block more than it returns.
    var (result, moved) = ([UInt8](repeating: 0, count: count + 16), Int32(0))
    guard EVP_CipherInit_ex(context, cipher, nil, key, vector, isWrapping ? 1 : 0) == 1,
      EVP_CipherUpdate(context, &result, &moved, bytes, Int32(bytes.count)) == 1,
      Int(moved) == count
    else { return nil }
    return Array(result.prefix(count))
  }
}
