internal import CTactusOpenSSL

/// An encryption or a decryption of data that comes in parts.
///
/// - Thread: one at a time.
public final class CipherStream {
  /// The cipher.
  public let cipher: SymmetricCipher
  /// The mode.
  public let mode: SymmetricCipher.Mode
  /// Whether the data is encrypted.
  public let isEncrypting: Bool
  /// Whether the last block is padded as in PKCS #7.
  public let isPadded: Bool
  /// The number of bytes that wait for the rest of their block.
  public private(set) var waitingByteCount = 0
  private let key: [UInt8]
  private let context: OpaquePointer

  /// Starts an encryption or a decryption; `nil` for a mode that the cipher lacks, and for a key or
  /// a vector of a wrong length.
  ///
  /// - Parameters:
  ///   - cipher: The cipher.
  ///   - mode: The mode, which a cipher of streams ignores.
  ///   - isEncrypting: Whether the data is encrypted.
  ///   - key: The key.
  ///   - vector: The initialization vector of one block, which `ecb` and ciphers of
  ///     streams ignore.
  ///   - isPadded: Whether the last block is padded as in PKCS #7, for `ecb` and `cbc`.
  public init?(
    _ cipher: SymmetricCipher, _ mode: SymmetricCipher.Mode, isEncrypting: Bool, key: [UInt8],
    vector: [UInt8], isPadded: Bool
  ) {
    let hasBlocks = cipher != .rc4 && mode.needsWholeBlocks
    (self.cipher, self.mode, self.isEncrypting, self.key) = (cipher, mode, isEncrypting, key)
    self.isPadded = isPadded && hasBlocks
    guard cipher.accepts(keyByteCount: key.count), vector.count == cipher.blockByteCount,
      let kind = cipher.fetch(mode, keyByteCount: key.count)
    else { return nil }
    defer { EVP_CIPHER_free(kind) }
    guard let context = EVP_CIPHER_CTX_new() else { return nil }
    self.context = context
    guard EVP_CipherInit_ex(context, kind, nil, nil, nil, isEncrypting ? 1 : 0) == 1,
      EVP_CIPHER_CTX_set_key_length(context, CInt(key.count)) == 1,
      // The number of secret bits of a key of this cipher, which is all of them.
      cipher != .rc2
        || EVP_CIPHER_CTX_ctrl(context, EVP_CTRL_SET_RC2_KEY_BITS, CInt(key.count * 8), nil) == 1,
      EVP_CipherInit_ex(context, nil, nil, key, vector, isEncrypting ? 1 : 0) == 1,
      EVP_CIPHER_CTX_set_padding(context, self.isPadded ? 1 : 0) == 1
    else { return nil }
  }

  deinit { EVP_CIPHER_CTX_free(context) }

  /// Whether the data has to consist of whole blocks, unless it is padded.
  public var needsWholeBlocks: Bool { cipher != .rc4 && mode.needsWholeBlocks }

  /// The largest number of bytes that more data gives.
  ///
  /// - Parameters:
  ///   - count: The number of bytes of the data.
  ///   - isLast: Whether the bytes of the end are counted as well.
  public func outputByteCount(adding count: Int, isLast: Bool) -> Int {
    let total = waitingByteCount + count
    guard needsWholeBlocks else { return count }
    let block = cipher.blockByteCount
    let whole = total / block * block
    return isLast && isPadded && isEncrypting ? whole + block : whole
  }

  /// Returns the bytes that more data gives; `nil` if OpenSSL fails.
  public func add(_ data: UnsafeRawBufferPointer) -> [UInt8]? {
    guard data.count <= Int(Int32.max) - 64 else { return nil }
    guard !data.isEmpty else { return [] }
    var result = [UInt8](repeating: 0, count: data.count + cipher.blockByteCount)
    var count: Int32 = 0
    let start = data.baseAddress?.assumingMemoryBound(to: UInt8.self)
    guard EVP_CipherUpdate(context, &result, &count, start, Int32(data.count)) == 1 else {
      return nil
    }
    if needsWholeBlocks { waitingByteCount += data.count - Int(count) }
    result.removeLast(result.count - Int(count))
    return result
  }

  /// Returns the bytes of the end; `nil` for a part of a block, and for a wrong padding.
  public func finish() -> [UInt8]? {
    var result = [UInt8](repeating: 0, count: cipher.blockByteCount)
    var count: Int32 = 0
    guard EVP_CipherFinal_ex(context, &result, &count) == 1 else { return nil }
    waitingByteCount = 0
    return Array(result.prefix(Int(count)))
  }

  /// Starts again with the same key; returns whether OpenSSL can.
  ///
  /// - Parameter vector: The initialization vector of one block.
  public func restart(vector: [UInt8]) -> Bool {
    guard vector.count == cipher.blockByteCount else { return false }
    waitingByteCount = 0
    return EVP_CipherInit_ex(context, nil, nil, key, vector, isEncrypting ? 1 : 0) == 1
  }
}
