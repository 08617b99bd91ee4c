internal import CTactusOpenSSL

/// A public or private RSA key.
///
/// Sendable because nothing changes OpenSSL's object after its creation.
///
/// - Thread: any.
public final class RSAKey: @unchecked Sendable {
  /// The padding of a message or a signature.
  public enum Padding: Sendable, Equatable {
    /// None: the number itself, of as many bytes as the key.
    case none
    /// The padding of PKCS #1 v1.5.
    ///
    /// For a signature, the digest is wrapped with the name of its hash function, or not at all.
    case pkcs1(DigestAlgorithm?)
    /// OAEP with a hash function.
    case oaep(DigestAlgorithm)
    /// PSS with a hash function, and with a salt of the digest's length.
    case pss(DigestAlgorithm)
  }

  /// Whether the key is private.
  public let isPrivate: Bool
  private let key: OpaquePointer

  private init(_ key: OpaquePointer, isPrivate: Bool) {
    (self.key, self.isPrivate) = (key, isPrivate)
  }

  deinit { EVP_PKEY_free(key) }

  // MARK: Creating

  /// Returns a random private key; `nil` for a size that is not between 1,024 and 8,192 bits.
  public static func random(bitCount: Int) -> RSAKey? {
    guard 1024...8192 ~= bitCount else { return nil }
    let context = EVP_PKEY_CTX_new_id(EVP_PKEY_RSA, nil)
    defer { EVP_PKEY_CTX_free(context) }
    var key: OpaquePointer?
    guard EVP_PKEY_keygen_init(context) == 1,
      EVP_PKEY_CTX_set_rsa_keygen_bits(context, Int32(bitCount)) == 1,
      EVP_PKEY_keygen(context, &key) == 1, let key
    else { return nil }
    return RSAKey(key, isPrivate: true)
  }

  /// Returns a public key in PKCS #1 or in a SubjectPublicKeyInfo; `nil` for other bytes.
  public static func publicKey(der bytes: [UInt8]) -> RSAKey? {
    if let key = tactusDecodeRSAKey(bytes, bytes.count, 0) { return RSAKey(key, isPrivate: false) }
    return bytes.withUnsafeBufferPointer { bytes in
      var place = bytes.baseAddress
      return checked(d2i_PUBKEY(nil, &place, bytes.count), isPrivate: false)
    }
  }

  /// Returns a private key in PKCS #1 or PKCS #8; `nil` for other bytes.
  public static func privateKey(der bytes: [UInt8]) -> RSAKey? {
    if let key = tactusDecodeRSAKey(bytes, bytes.count, 1) { return RSAKey(key, isPrivate: true) }
    return bytes.withUnsafeBufferPointer { bytes in
      var place = bytes.baseAddress
      return checked(d2i_AutoPrivateKey(nil, &place, bytes.count), isPrivate: true)
    }
  }

  private static func checked(_ key: OpaquePointer?, isPrivate: Bool) -> RSAKey? {
    guard let key else { return nil }
    guard EVP_PKEY_get_base_id(key) == EVP_PKEY_RSA else {
      EVP_PKEY_free(key)
      return nil
    }
    return RSAKey(key, isPrivate: isPrivate)
  }

  // MARK: Encoding

  /// The number of bits of the modulus.
  public var bitCount: Int { Int(EVP_PKEY_get_bits(key)) }

  /// The number of bytes of a signature or an encrypted message.
  public var byteCount: Int { Int(EVP_PKEY_get_size(key)) }

  /// The public key in PKCS #1, in DER.
  public var publicDER: [UInt8] { EncodedBytes.read { i2d_PublicKey(key, &$0) } ?? [] }

  /// The private key in PKCS #1, in DER; empty for a public key.
  public var privateDER: [UInt8] {
    isPrivate ? EncodedBytes.read { i2d_PrivateKey(key, &$0) } ?? [] : []
  }

  // MARK: Using

  /// Returns an encrypted message; `nil` for one that is too long.
  public func encrypted(_ message: [UInt8], padding: Padding) -> [UInt8]? {
    result(of: message, padding, EVP_PKEY_encrypt_init, EVP_PKEY_encrypt)
  }

  /// Returns the message in encrypted bytes; `nil` for a public key, or bytes of another key.
  public func decrypted(_ bytes: [UInt8], padding: Padding) -> [UInt8]? {
    guard isPrivate else { return nil }
    return result(of: bytes, padding, EVP_PKEY_decrypt_init, EVP_PKEY_decrypt)
  }

  /// Returns the signature of a digest; `nil` for a public key, or a digest of another length.
  public func signature(of digest: [UInt8], padding: Padding) -> [UInt8]? {
    guard isPrivate else { return nil }
    return result(of: digest, padding, EVP_PKEY_sign_init, EVP_PKEY_sign)
  }

  /// Returns whether a signature belongs to a digest.
  public func isValid(_ signature: [UInt8], of digest: [UInt8], padding: Padding) -> Bool {
    let context = EVP_PKEY_CTX_new(key, nil)
    defer { EVP_PKEY_CTX_free(context) }
    return EVP_PKEY_verify_init(context) == 1 && set(padding, context)
      && EVP_PKEY_verify(context, signature, signature.count, digest, digest.count) == 1
  }

  // MARK: Internals

  private func result(
    of input: [UInt8], _ padding: Padding, _ begin: (OpaquePointer?) -> Int32,
    _ run: (
      OpaquePointer?, UnsafeMutablePointer<UInt8>?, UnsafeMutablePointer<Int>?,
      UnsafePointer<UInt8>?, Int
    ) -> Int32
  ) -> [UInt8]? {
    let context = EVP_PKEY_CTX_new(key, nil)
    defer { EVP_PKEY_CTX_free(context) }
    var count = 0
    guard begin(context) == 1, set(padding, context),
      run(context, nil, &count, input, input.count) == 1
    else { return nil }
    var output = [UInt8](repeating: 0, count: count)
    guard run(context, &output, &count, input, input.count) == 1 else { return nil }
    return Array(output.prefix(count))
  }

  private func set(_ padding: Padding, _ context: OpaquePointer?) -> Bool {
    switch padding {
    case .none:
      return EVP_PKEY_CTX_set_rsa_padding(context, RSA_NO_PADDING) == 1
    case .pkcs1(let digest):
      guard EVP_PKEY_CTX_set_rsa_padding(context, RSA_PKCS1_PADDING) == 1 else { return false }
      return digest.map { EVP_PKEY_CTX_set_signature_md(context, $0.function) == 1 } ?? true
    case .oaep(let digest):
      return EVP_PKEY_CTX_set_rsa_padding(context, RSA_PKCS1_OAEP_PADDING) == 1
        && EVP_PKEY_CTX_set_rsa_oaep_md(context, digest.function) == 1
        && EVP_PKEY_CTX_set_rsa_mgf1_md(context, digest.function) == 1
    case .pss(let digest):
      return EVP_PKEY_CTX_set_rsa_padding(context, RSA_PKCS1_PSS_PADDING) == 1
        && EVP_PKEY_CTX_set_signature_md(context, digest.function) == 1
        && EVP_PKEY_CTX_set_rsa_mgf1_md(context, digest.function) == 1
        && EVP_PKEY_CTX_set_rsa_pss_saltlen(context, RSA_PSS_SALTLEN_DIGEST) == 1
    }
  }
}
