internal import CTactusOpenSSL

/// A cipher that authenticates what it encrypts, with a tag of 16 bytes.
public enum AuthenticatedCipher: Sendable {
  case aesGCM
  case chaChaPoly

  /// The number of bytes of a tag.
  public static let tagByteCount = 16

  /// Returns the encrypted bytes and their tag; `nil` for a key or nonce of an impossible length.
  public func seal(
    _ bytes: [UInt8], key: [UInt8], nonce: [UInt8], authenticating data: [UInt8]
  ) -> (bytes: [UInt8], tag: [UInt8])? {
    guard let context = start(key, nonce, isSealing: true) else { return nil }
    defer { EVP_CIPHER_CTX_free(context) }
    var tag = [UInt8](repeating: 0, count: Self.tagByteCount)
    var count: Int32 = 0
    guard Self.add(data, to: context), let result = Self.convert(bytes, context),
      EVP_CipherFinal_ex(context, nil, &count) == 1,
      EVP_CIPHER_CTX_ctrl(context, EVP_CTRL_AEAD_GET_TAG, Int32(tag.count), &tag) == 1
    else { return nil }
    return (result, tag)
  }

  /// Returns the decrypted bytes; `nil` if bytes, tag, data, nonce and key do not belong together.
  public func open(
    _ bytes: [UInt8], tag: [UInt8], key: [UInt8], nonce: [UInt8], authenticating data: [UInt8]
  ) -> [UInt8]? {
    guard tag.count == Self.tagByteCount, let context = start(key, nonce, isSealing: false) else {
      return nil
    }
    defer { EVP_CIPHER_CTX_free(context) }
    var tag = tag
    var count: Int32 = 0
    guard EVP_CIPHER_CTX_ctrl(context, EVP_CTRL_AEAD_SET_TAG, Int32(tag.count), &tag) == 1,
      Self.add(data, to: context), let result = Self.convert(bytes, context),
      EVP_CipherFinal_ex(context, nil, &count) == 1
    else { return nil }
    return result
  }

  // MARK: Internals

  private func start(_ key: [UInt8], _ nonce: [UInt8], isSealing: Bool) -> OpaquePointer? {
    let cipher =
      switch (self, key.count) {
      case (.aesGCM, 16): EVP_aes_128_gcm()
      case (.aesGCM, 24): EVP_aes_192_gcm()
      case (.aesGCM, 32): EVP_aes_256_gcm()
      case (.chaChaPoly, 32): EVP_chacha20_poly1305()
      default: OpaquePointer?.none
      }
    guard let cipher, !nonce.isEmpty, let context = EVP_CIPHER_CTX_new() else { return nil }
    guard EVP_CipherInit_ex(context, cipher, nil, nil, nil, isSealing ? 1 : 0) == 1,
      EVP_CIPHER_CTX_ctrl(context, EVP_CTRL_AEAD_SET_IVLEN, Int32(nonce.count), nil) == 1,
      EVP_CipherInit_ex(context, nil, nil, key, nonce, isSealing ? 1 : 0) == 1
    else {
      EVP_CIPHER_CTX_free(context)
      return nil
    }
    return context
  }

  private static func add(_ data: [UInt8], to context: OpaquePointer) -> Bool {
    var count: Int32 = 0
    return data.isEmpty
      || EVP_CipherUpdate(context, nil, &count, data, Int32(clamping: data.count)) == 1
  }

  private static func convert(_ bytes: [UInt8], _ context: OpaquePointer) -> [UInt8]? {
    guard bytes.count <= Int(Int32.max) else { return nil }
    var result = [UInt8](repeating: 0, count: bytes.count)
    var count: Int32 = 0
    guard !bytes.isEmpty else { return [] }
    guard EVP_CipherUpdate(context, &result, &count, bytes, Int32(bytes.count)) == 1 else {
      return nil
    }
    return result
  }
}
