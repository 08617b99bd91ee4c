internal import TactusCryptography

/// A public or private key.
///
/// Steps Keychain.KC8–KC11.
///
/// - Thread: any.
public final class SecKey: _CoreFoundationType, Hashable, Sendable, CustomStringConvertible {
  enum Contents: Sendable {
    case rsa(RSAKey)
    case curve(CurveKey)
  }

  let contents: Contents

  init(_ contents: Contents) { self.contents = contents }

  /// Creates a key from its bytes and attributes; `nil` for other bytes.
  convenience init?(_ data: Data, _ attributes: CFDictionary) {
    let (bytes, type) = ([UInt8](data), attributes[kSecAttrKeyType] as? String)
    let keyClass = attributes[kSecAttrKeyClass] as? String
    guard keyClass == kSecAttrKeyClassPrivate || keyClass == kSecAttrKeyClassPublic else {
      return nil
    }
    let isPrivate = keyClass == kSecAttrKeyClassPrivate
    switch type {
    case kSecAttrKeyTypeRSA:
      let key = isPrivate ? RSAKey.privateKey(der: bytes) : RSAKey.publicKey(der: bytes)
      guard let key else { return nil }
      self.init(.rsa(key))
    case kSecAttrKeyTypeECSECPrimeRandom:
      guard let key = Self.curveKey(bytes, isPrivate: isPrivate) else { return nil }
      self.init(.curve(key))
    default: return nil
    }
  }

  /// Creates the public key in a SubjectPublicKeyInfo; `nil` for other bytes.
  convenience init?(publicDER bytes: [UInt8]) {
    if let key = RSAKey.publicKey(der: bytes) {
      self.init(.rsa(key))
      return
    }
    guard let key = Self.curveKey({ CurveKey.publicKey($0, der: bytes) }) else { return nil }
    self.init(.curve(key))
  }

  /// Creates the private key in PKCS #8; `nil` for other bytes.
  convenience init?(privateDER bytes: [UInt8]) {
    if let key = RSAKey.privateKey(der: bytes) {
      self.init(.rsa(key))
      return
    }
    guard let key = Self.curveKey({ CurveKey.privateKey($0, der: bytes) }) else { return nil }
    self.init(.curve(key))
  }

  /// Returns the key that a function reads on the first of the curves on which it can.
  private static func curveKey(_ read: (NamedCurve) -> CurveKey?) -> CurveKey? {
    [NamedCurve.p256, .p384, .p521].lazy.compactMap(read).first
  }

  /// Returns a key in X9.63: an uncompressed point, followed by the number of a private key.
  private static func curveKey(_ bytes: [UInt8], isPrivate: Bool) -> CurveKey? {
    for curve in [NamedCurve.p256, .p384, .p521] {
      let pointSize = 2 * curve.byteCount + 1
      guard bytes.count == pointSize + (isPrivate ? curve.byteCount : 0) else { continue }
      guard isPrivate else { return CurveKey.publicKey(.named(curve), bytes) }
      let key = CurveKey.privateKey(.named(curve), Array(bytes.dropFirst(pointSize)))
      return key?.publicBytes == Array(bytes.prefix(pointSize)) ? key : nil
    }
    return nil
  }

  // MARK: Properties

  var isPrivate: Bool {
    switch contents {
    case .rsa(let key): key.isPrivate
    case .curve(let key): key.privateBytes != nil
    }
  }

  /// The key in PKCS #1 or X9.63.
  var bytes: [UInt8] {
    switch contents {
    case .rsa(let key): key.isPrivate ? key.privateDER : key.publicDER
    case .curve(let key): key.publicBytes + (key.privateBytes ?? [])
    }
  }

  var publicBytes: [UInt8] {
    switch contents {
    case .rsa(let key): key.publicDER
    case .curve(let key): key.publicBytes
    }
  }

  var bitCount: Int {
    switch contents {
    case .rsa(let key): key.bitCount
    case .curve(let key): key.bitCount
    }
  }

  /// The number of bytes of a signature by RSA or of an encrypted message; for a curve, of a
  /// coordinate.
  var blockSize: Int {
    switch contents {
    case .rsa(let key): key.byteCount
    case .curve(let key): (key.bitCount + 7) / 8
    }
  }

  var publicKey: SecKey? {
    switch contents {
    case .rsa(let key): RSAKey.publicKey(der: key.publicDER).map { SecKey(.rsa($0)) }
    case .curve(let key):
      CurveKey.publicKey(key.curve, key.publicBytes).map { SecKey(.curve($0)) }
    }
  }

  /// The type of the key, by the keychain's name.
  var type: String {
    switch contents {
    case .rsa: kSecAttrKeyTypeRSA
    case .curve: kSecAttrKeyTypeECSECPrimeRandom
    }
  }

  var keyClass: String { isPrivate ? kSecAttrKeyClassPrivate : kSecAttrKeyClassPublic }

  /// The digest of the public key, as Apple's application label is.
  var label: Data {
    Data(publicBytes.withUnsafeBytes { DigestState.digest(.sha1, of: $0) })
  }

  /// The attributes and the data of the key, as of an item of the keychain.
  var attributes: [String: Any] {
    let isRSA = type == kSecAttrKeyTypeRSA
    let uses: [String: Bool] = [
      kSecAttrCanSign: isPrivate, kSecAttrCanVerify: !isPrivate,
      kSecAttrCanDecrypt: isPrivate, kSecAttrCanEncrypt: !isPrivate,
      kSecAttrCanUnwrap: isPrivate, kSecAttrCanWrap: !isPrivate,
      kSecAttrCanDerive: !isRSA && isPrivate, kSecAttrIsExtractable: true,
      kSecAttrIsSensitive: false,
    ]
    let values: [String: Any] = [
      kSecClass: kSecClassKey, kSecAttrKeyType: type, kSecAttrKeyClass: keyClass,
      kSecAttrKeySizeInBits: NSNumber(value: bitCount),
      kSecAttrEffectiveKeySize: NSNumber(value: bitCount), kSecAttrApplicationLabel: label,
      kSecValueData: Data(bytes),
    ]
    return values.merging(uses.mapValues { NSNumber(value: $0) }) { value, _ in value }
  }

  /// A description without the key itself.
  public var description: String {
    "<SecKey \(type.dropFirst(kSecAttrKeyType.count)), \(bitCount) bits, "
      + "\(isPrivate ? "private" : "public")>"
  }

  /// Returns whether two keys are the same.
  public static func == (one: SecKey, other: SecKey) -> Bool {
    one.isPrivate == other.isPrivate && one.bytes == other.bytes
  }

  /// Hashes the public key.
  public func hash(into hasher: inout Hasher) { hasher.combine(publicBytes) }
}

extension CurveKey {
  /// The number of bits of a coordinate.
  fileprivate var bitCount: Int {
    switch curve {
    case .named(.p256), .ed25519, .x25519: 256
    case .named(.p384): 384
    case .named(.p521): 521
    }
  }
}
