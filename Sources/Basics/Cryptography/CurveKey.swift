internal import CTactusOpenSSL

/// A public or private key on an elliptic curve.
///
/// Sendable because nothing changes OpenSSL's object after its creation.
///
/// - Thread: any.
public final class CurveKey: @unchecked Sendable {
  /// The curve of a key.
  public enum Curve: Sendable, Equatable {
    case named(NamedCurve)
    case ed25519
    case x25519
  }

  /// The curve.
  public let curve: Curve
  /// The bytes of the public key: 32, or an uncompressed point.
  public let publicBytes: [UInt8]
  /// The bytes of the private key; `nil` for a public key.
  public let privateBytes: [UInt8]?
  private let key: OpaquePointer

  private init(_ curve: Curve, _ key: OpaquePointer, _ publicBytes: [UInt8], _ own: [UInt8]?) {
    (self.curve, self.key, self.publicBytes, privateBytes) = (curve, key, publicBytes, own)
  }

  deinit { EVP_PKEY_free(key) }

  // MARK: Creating

  /// Returns a random private key.
  public static func random(_ curve: Curve) -> CurveKey {
    while true {
      let bytes =
        if case .named(let named) = curve {
          named.randomNumber()
        } else {
          Randomness.bytes(count: 32)
        }
      if let key = CurveKey.privateKey(curve, bytes) { return key }
    }
  }

  /// Returns a private key; `nil` for bytes of another length or out of range.
  public static func privateKey(_ curve: Curve, _ bytes: [UInt8]) -> CurveKey? {
    switch curve {
    case .named(let named):
      guard bytes.count == named.byteCount, let point = named.point(of: bytes),
        let key = tactusMakeCurveKey(named.rawValue, point, point.count, bytes, bytes.count)
      else { return nil }
      return CurveKey(curve, key, point, bytes)
    case .ed25519, .x25519:
      guard bytes.count == 32,
        let key = EVP_PKEY_new_raw_private_key(kind(of: curve), nil, bytes, 32)
      else { return nil }
      var (point, count) = ([UInt8](repeating: 0, count: 32), 32)
      guard EVP_PKEY_get_raw_public_key(key, &point, &count) == 1 else {
        EVP_PKEY_free(key)
        return nil
      }
      return CurveKey(curve, key, point, bytes)
    }
  }

  /// Returns a public key; `nil` for bytes that are not a point of the curve.
  ///
  /// - Parameters:
  ///   - curve: The curve.
  ///   - bytes: 32 bytes, or a point of a named curve, compressed or not.
  public static func publicKey(_ curve: Curve, _ bytes: [UInt8]) -> CurveKey? {
    switch curve {
    case .named(let named):
      guard let point = named.point(bytes, isCompressed: false),
        let key = tactusMakeCurveKey(named.rawValue, point, point.count, nil, 0)
      else { return nil }
      return CurveKey(curve, key, point, nil)
    case .ed25519, .x25519:
      guard bytes.count == 32,
        let key = EVP_PKEY_new_raw_public_key(kind(of: curve), nil, bytes, 32)
      else { return nil }
      return CurveKey(curve, key, bytes, nil)
    }
  }

  /// Returns the public key in a SubjectPublicKeyInfo; `nil` for other bytes, or another curve.
  public static func publicKey(_ curve: NamedCurve, der bytes: [UInt8]) -> CurveKey? {
    bytes.withUnsafeBufferPointer { bytes in
      var place = bytes.baseAddress
      guard let key = d2i_PUBKEY(nil, &place, bytes.count) else { return nil }
      defer { EVP_PKEY_free(key) }
      return point(of: key, on: curve).flatMap { publicKey(.named(curve), $0) }
    }
  }

  /// Returns the private key in PKCS #8 or SEC 1; `nil` for other bytes, or another curve.
  public static func privateKey(_ curve: NamedCurve, der bytes: [UInt8]) -> CurveKey? {
    bytes.withUnsafeBufferPointer { bytes in
      var place = bytes.baseAddress
      guard let key = d2i_AutoPrivateKey(nil, &place, bytes.count) else { return nil }
      defer { EVP_PKEY_free(key) }
      var value: OpaquePointer?
      guard isKey(key, on: curve), EVP_PKEY_get_bn_param(key, OSSL_PKEY_PARAM_PRIV_KEY, &value) == 1
      else { return nil }
      defer { BN_clear_free(value) }
      var number = [UInt8](repeating: 0, count: curve.byteCount)
      guard BN_bn2binpad(value, &number, Int32(number.count)) == Int32(number.count) else {
        return nil
      }
      return privateKey(.named(curve), number)
    }
  }

  // MARK: Encoding

  /// The compressed point of a key on a named curve.
  public var compressedPoint: [UInt8] {
    guard case .named(let curve) = curve else { return publicBytes }
    return curve.point(publicBytes, isCompressed: true) ?? []
  }

  /// The public key as a SubjectPublicKeyInfo, in DER.
  public var publicDER: [UInt8] { EncodedBytes.read { i2d_PUBKEY(key, &$0) } ?? [] }

  /// The private key in PKCS #8, in DER; empty for a public key.
  public var privateDER: [UInt8] {
    privateBytes == nil ? [] : EncodedBytes.read { tactusEncodePrivateKey(key, &$0) } ?? []
  }

  // MARK: Using

  /// Returns the signature of a message, in DER for a named curve; `nil` for a public key.
  ///
  /// It differs each time; without libsodium that of Ed25519 does not.
  public func signature(of message: [UInt8]) -> [UInt8]? {
    guard let privateBytes, curve != .x25519 else { return nil }
    if curve == .ed25519,
      let signature = VaryingSignature.make(
        of: message, privateBytes: privateBytes, publicBytes: publicBytes)
    {
      return signature
    }
    let context = EVP_MD_CTX_new()
    defer { EVP_MD_CTX_free(context) }
    var count = 0
    guard EVP_DigestSignInit(context, nil, digest, nil, key) == 1,
      EVP_DigestSign(context, nil, &count, message, message.count) == 1
    else { return nil }
    var bytes = [UInt8](repeating: 0, count: count)
    guard EVP_DigestSign(context, &bytes, &count, message, message.count) == 1 else { return nil }
    return Array(bytes.prefix(count))
  }

  /// Returns the signature of a digest on a named curve, in DER.
  public func signature(ofDigest digest: [UInt8]) -> [UInt8]? {
    guard privateBytes != nil, case .named = curve else { return nil }
    let context = EVP_PKEY_CTX_new(key, nil)
    defer { EVP_PKEY_CTX_free(context) }
    var count = 0
    guard EVP_PKEY_sign_init(context) == 1,
      EVP_PKEY_sign(context, nil, &count, digest, digest.count) == 1
    else { return nil }
    var bytes = [UInt8](repeating: 0, count: count)
    guard EVP_PKEY_sign(context, &bytes, &count, digest, digest.count) == 1 else { return nil }
    return Array(bytes.prefix(count))
  }

  /// Returns whether a signature, in DER for a named curve, belongs to a message.
  public func isValid(_ signature: [UInt8], of message: [UInt8]) -> Bool {
    guard curve != .x25519 else { return false }
    let context = EVP_MD_CTX_new()
    defer { EVP_MD_CTX_free(context) }
    return EVP_DigestVerifyInit(context, nil, digest, nil, key) == 1
      && EVP_DigestVerify(context, signature, signature.count, message, message.count) == 1
  }

  /// Returns whether a signature on a named curve, in DER, belongs to a digest.
  public func isValid(_ signature: [UInt8], ofDigest digest: [UInt8]) -> Bool {
    guard case .named = curve else { return false }
    let context = EVP_PKEY_CTX_new(key, nil)
    defer { EVP_PKEY_CTX_free(context) }
    return EVP_PKEY_verify_init(context) == 1
      && EVP_PKEY_verify(context, signature, signature.count, digest, digest.count) == 1
  }

  /// Returns the secret shared with the owner of a public key; `nil` for a key of another curve, or
  /// one of a small order.
  public func sharedSecret(with other: CurveKey) -> [UInt8]? {
    guard privateBytes != nil, curve == other.curve, curve != .ed25519 else { return nil }
    let context = EVP_PKEY_CTX_new(key, nil)
    defer { EVP_PKEY_CTX_free(context) }
    var count = 0
    guard EVP_PKEY_derive_init(context) == 1, EVP_PKEY_derive_set_peer(context, other.key) == 1,
      EVP_PKEY_derive(context, nil, &count) == 1
    else { return nil }
    var bytes = [UInt8](repeating: 0, count: count)
    guard EVP_PKEY_derive(context, &bytes, &count) == 1 else { return nil }
    return Array(bytes.prefix(count))
  }

  // MARK: Internals

  /// The hash function of signatures; Ed25519 has its own.
  private var digest: OpaquePointer? {
    guard case .named(let curve) = curve else { return nil }
    return curve.digest.function
  }

  private static func kind(of curve: Curve) -> Int32 {
    curve == .ed25519 ? EVP_PKEY_ED25519 : EVP_PKEY_X25519
  }

  private static func isKey(_ key: OpaquePointer, on curve: NamedCurve) -> Bool {
    var name = [CChar](repeating: 0, count: 80)
    var count = 0
    guard EVP_PKEY_get_group_name(key, &name, name.count, &count) == 1 else { return false }
    let text = String(decoding: name.prefix(count).map { UInt8(bitPattern: $0) }, as: UTF8.self)
    let names = [NamedCurve.p256: "prime256v1", .p384: "secp384r1", .p521: "secp521r1"]
    return text == names[curve] || text == curve.rawValue
  }

  private static func point(of key: OpaquePointer, on curve: NamedCurve) -> [UInt8]? {
    guard isKey(key, on: curve) else { return nil }
    return EncodedBytes.read { EVP_PKEY_get1_encoded_public_key(key, &$0) }
  }
}
