extension HPKE.AEAD {
  /// The number of bytes of a nonce.
  static var nonceByteCount: Int { 12 }
  /// The number of bytes of a tag.
  static var tagByteCount: Int { 16 }

  /// The number of the algorithm in RFC 9180.
  var number: UInt16 {
    switch self {
    case .AES_GCM_128: 1
    case .AES_GCM_256: 2
    case .chaChaPoly: 3
    case .exportOnly: 0xffff
    }
  }

  /// The number of bytes of a key; `nil` without a cipher.
  var keyByteCount: Int? {
    switch self {
    case .AES_GCM_128: 16
    case .AES_GCM_256, .chaChaPoly: 32
    case .exportOnly: nil
    }
  }

  /// Encrypts a message, which the tag follows.
  func seal(
    _ message: some DataProtocol, authenticating other: some DataProtocol, key: [UInt8],
    nonce: [UInt8]
  ) throws -> Data {
    let key = SymmetricKey(data: key)
    switch self {
    case .AES_GCM_128, .AES_GCM_256:
      let box = try AES.GCM.seal(
        message, using: key, nonce: AES.GCM.Nonce(data: nonce), authenticating: other)
      return box.ciphertext + box.tag
    case .chaChaPoly:
      let box = try ChaChaPoly.seal(
        message, using: key, nonce: ChaChaPoly.Nonce(data: nonce), authenticating: other)
      return box.ciphertext + box.tag
    case .exportOnly: throw HPKE.Errors.exportOnlyMode
    }
  }

  /// Decrypts a message, which the tag follows.
  func open(
    _ sealed: some DataProtocol, authenticating other: some DataProtocol, key: [UInt8],
    nonce: [UInt8]
  ) throws -> Data {
    guard self != .exportOnly else { throw HPKE.Errors.exportOnlyMode }
    guard sealed.count >= Self.tagByteCount else { throw HPKE.Errors.ciphertextTooShort }
    let (key, combined) = (SymmetricKey(data: key), nonce + Array(sealed))
    return self == .chaChaPoly
      ? try ChaChaPoly.open(
        ChaChaPoly.SealedBox(combined: combined), using: key, authenticating: other)
      : try AES.GCM.open(AES.GCM.SealedBox(combined: combined), using: key, authenticating: other)
  }
}
