internal import CTactusOpenSSL

/// A cipher of blocks without authentication, for data of older formats.
public enum BlockCipher: Sendable {
  case aes
  case tripleDES

  /// The number of bytes of a block.
  public var blockByteCount: Int { self == .aes ? 16 : 8 }

  /// Returns whether keys can have a length.
  public func accepts(keyByteCount: Int) -> Bool {
    self == .aes ? [16, 24, 32].contains(keyByteCount) : keyByteCount == 24
  }

  /// Returns the encrypted or decrypted bytes; `nil` for a wrong length or padding.
  ///
  /// - Parameters:
  ///   - bytes: The bytes.
  ///   - isEncrypting: Whether they are encrypted.
  ///   - key: The key.
  ///   - vector: The initialization vector of one block; `nil` encrypts each block by itself.
  ///   - isPadded: Whether the last block is padded as in PKCS #7.
  public func convert(
    _ bytes: [UInt8], isEncrypting: Bool, key: [UInt8], vector: [UInt8]?, isPadded: Bool
  ) -> [UInt8]? {
    let cipher =
      switch (self, key.count, vector != nil) {
      case (.aes, 16, true): EVP_aes_128_cbc()
      case (.aes, 24, true): EVP_aes_192_cbc()
      case (.aes, 32, true): EVP_aes_256_cbc()
      case (.aes, 16, false): EVP_aes_128_ecb()
      case (.aes, 24, false): EVP_aes_192_ecb()
      case (.aes, 32, false): EVP_aes_256_ecb()
      case (.tripleDES, 24, true): EVP_des_ede3_cbc()
      case (.tripleDES, 24, false): EVP_des_ede3_ecb()
      default: OpaquePointer?.none
      }
    let size = Int(Int32.max) - 2 * blockByteCount
    guard let cipher, vector.map({ $0.count == blockByteCount }) ?? true, bytes.count <= size,
      let context = EVP_CIPHER_CTX_new()
    else { return nil }
    defer { EVP_CIPHER_CTX_free(context) }
    var result = [UInt8](repeating: 0, count: bytes.count + blockByteCount)
    var (count, rest): (Int32, Int32) = (0, 0)
    guard EVP_CipherInit_ex(context, cipher, nil, key, vector, isEncrypting ? 1 : 0) == 1,
      EVP_CIPHER_CTX_set_padding(context, isPadded ? 1 : 0) == 1,
      EVP_CipherUpdate(context, &result, &count, bytes, Int32(bytes.count)) == 1
    else { return nil }
    let isFinished = result.withUnsafeMutableBufferPointer {
      EVP_CipherFinal_ex(context, $0.baseAddress.map { $0 + Int(count) }, &rest) == 1
    }
    return isFinished ? Array(result.prefix(Int(count + rest))) : nil
  }
}
