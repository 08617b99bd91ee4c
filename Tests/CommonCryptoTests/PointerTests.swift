import CommonCrypto
import Testing

/// The pointers that Common Crypto's functions take, as those of C do (Cryptography.CG12).
struct PointerTests {
  private static let text: [UInt8] = Array("abc".utf8)
  private static let password = "password"
  private static let salt: [UInt8] = Array("salt".utf8)
  /// The key of RFC 6070 for two rounds.
  private static let key: [UInt8] = [
    0xea, 0x6c, 0x01, 0x4d, 0xc7, 0x2d, 0x6f, 0x8c, 0xcd, 0x1e, 0xd9, 0x2a, 0xce, 0x1d, 0x41, 0xf0,
    0xd8, 0xde, 0x89, 0x57,
  ]
  private static let md5: [UInt8] = [
    0x90, 0x01, 0x50, 0x98, 0x3c, 0xd2, 0x4f, 0xb0, 0xd6, 0x96, 0x3f, 0x7d, 0x28, 0xe1, 0x7f, 0x72,
  ]
  private let algorithm = CCPBKDFAlgorithm(kCCPBKDF2)
  private let sha1 = CCPseudoRandomAlgorithm(kCCPRFHmacAlgSHA1)

  @Test("Cryptography.CG12. Passwords and salts are raw, signed and unsigned pointers and arrays")
  func derivation() {
    let (password, salt) = (Array(Self.password.utf8), Self.salt)
    let signed = password.map { Int8(bitPattern: $0) }
    var key = [UInt8](repeating: 0, count: 20)
    var keys: [[UInt8]] = []

    CCKeyDerivationPBKDF(algorithm, Self.password, 8, salt, 4, sha1, 2, &key, 20)
    keys.append(key)
    CCKeyDerivationPBKDF(algorithm, password, 8, salt, 4, sha1, 2, &key, 20)
    keys.append(key)
    CCKeyDerivationPBKDF(algorithm, signed, 8, "salt", 4, sha1, 2, &key, 20)
    keys.append(key)
    password.withUnsafeBytes { password in
      salt.withUnsafeBytes { salt in
        _ = CCKeyDerivationPBKDF(
          algorithm, password.baseAddress, password.count, salt.baseAddress, salt.count, sha1, 2,
          &key, key.count)
      }
    }
    keys.append(key)
    // Raw and typed ones in one call.
    password.withUnsafeBytes { password in
      salt.withUnsafeBufferPointer { salt in
        key.withUnsafeMutableBytes { key in
          _ = CCKeyDerivationPBKDF(
            algorithm, password.baseAddress!, 8, salt.baseAddress, 4, sha1, 2, key.baseAddress, 20)
        }
      }
    }
    keys.append(key)
    password.withUnsafeBufferPointer { password in
      salt.withUnsafeBytes { salt in
        key.withUnsafeMutableBufferPointer { key in
          _ = CCKeyDerivationPBKDF(
            algorithm, password.baseAddress, 8, salt.baseAddress!, 4, sha1, 2, key.baseAddress, 20)
        }
      }
    }
    keys.append(key)
    let data = Data(password)
    let status = data.withUnsafeBytes { password in
      CCKeyDerivationPBKDF(
        algorithm, password.bindMemory(to: CChar.self).baseAddress, password.count,
        password.bindMemory(to: UInt8.self).baseAddress, 0, sha1, 2, &key, 20)
    }
    #expect(Int(status) == kCCSuccess && key != Self.key)
    #expect(keys == Array(repeating: Self.key, count: 6))
    var number: UInt64 = 0
    CCKeyDerivationPBKDF(algorithm, Self.password, 8, salt, 4, sha1, 2, &number, 8)
    #expect(withUnsafeBytes(of: number, Array.init) == Array(Self.key.prefix(8)))
    var signedKey = [Int8](repeating: 0, count: 20)
    CCKeyDerivationPBKDF(algorithm, Self.password, 8, salt, 4, sha1, 2, &signedKey, 20)
    #expect(signedKey.map { UInt8(bitPattern: $0) } == Self.key)
  }

  @available(*, deprecated, message: "for what it tests is")
  @Test("Cryptography.CG12. Closures of data that take a typed pointer use the typed functions")
  func typedClosures() {
    let salt = Data(Self.salt)
    var key = Data(count: 20)
    let status = key.withUnsafeMutableBytes { (key: UnsafeMutablePointer<UInt8>) in
      salt.withUnsafeBytes { (salt: UnsafePointer<UInt8>) in
        CCKeyDerivationPBKDF(algorithm, Self.password, 8, salt, 4, sha1, 2, key, 20)
      }
    }
    #expect(Int(status) == kCCSuccess && Array(key) == Self.key)
    // The type of the pointer comes from the parameter.
    var other = [UInt8](repeating: 0, count: 20)
    _ = salt.withUnsafeBytes {
      CCKeyDerivationPBKDF(algorithm, Self.password, 8, $0, 4, sha1, 2, &other, 20)
    }
    #expect(other == Self.key)
    var inferred = Data(count: 20)
    _ = inferred.withUnsafeMutableBytes { key in
      salt.withUnsafeBytes { salt in
        CCKeyDerivationPBKDF(algorithm, Self.password, 8, salt, 4, sha1, 2, key, 20)
      }
    }
    #expect(Array(inferred) == Self.key)
    let text = Data(Self.text)
    var digest = Data(count: 16)
    _ = digest.withUnsafeMutableBytes { digest in
      text.withUnsafeBytes { (text: UnsafePointer<UInt8>) in CC_MD5(text, 3, digest) }
    }
    #expect(Array(digest) == Self.md5)
    var (wrapped, count) = (Data(count: 24), 24)
    let own = Data(Self.md5)
    _ = wrapped.withUnsafeMutableBytes { wrapped in
      own.withUnsafeBytes { key in
        own.withUnsafeBytes { kek in
          CCSymmetricKeyWrap(
            CCWrappingAlgorithm(kCCWRAPAES), CCrfc3394_iv, CCrfc3394_ivLen, kek, 16, key, 16,
            wrapped, &count)
        }
      }
    }
    #expect(count == 24 && wrapped.contains { $0 != 0 })
  }

  /// Returns the digest that a closure writes to raw memory.
  private func raw(_ count: Int32, _ body: (UnsafeMutableRawPointer) -> Void) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: Int(count))
    bytes.withUnsafeMutableBytes { bytes in
      if let address = bytes.baseAddress { body(address) }
    }
    return bytes
  }

  /// Returns the digest that a closure writes to typed memory.
  private func typed(_ count: Int32, _ body: (UnsafeMutablePointer<UInt8>) -> Void) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: Int(count))
    bytes.withUnsafeMutableBufferPointer { bytes in
      if let address = bytes.baseAddress { body(address) }
    }
    return bytes
  }

  @Test("Cryptography.CG12. Digests are written to raw and to typed memory")
  func digests() {
    let (text, count) = (Self.text, CC_LONG(3))
    let pairs: [([UInt8], [UInt8])] = [
      (
        raw(CC_MD2_DIGEST_LENGTH) { CC_MD2(text, count, $0) },
        typed(CC_MD2_DIGEST_LENGTH) { CC_MD2(text, count, $0) }
      ),
      (
        raw(CC_MD4_DIGEST_LENGTH) { CC_MD4(text, count, $0) },
        typed(CC_MD4_DIGEST_LENGTH) { CC_MD4(text, count, $0) }
      ),
      (
        raw(CC_MD5_DIGEST_LENGTH) { CC_MD5(text, count, $0) },
        typed(CC_MD5_DIGEST_LENGTH) { CC_MD5(text, count, $0) }
      ),
      (
        raw(CC_SHA1_DIGEST_LENGTH) { CC_SHA1(text, count, $0) },
        typed(CC_SHA1_DIGEST_LENGTH) { CC_SHA1(text, count, $0) }
      ),
      (
        raw(CC_SHA224_DIGEST_LENGTH) { CC_SHA224(text, count, $0) },
        typed(CC_SHA224_DIGEST_LENGTH) { CC_SHA224(text, count, $0) }
      ),
      (
        raw(CC_SHA256_DIGEST_LENGTH) { CC_SHA256(text, count, $0) },
        typed(CC_SHA256_DIGEST_LENGTH) { CC_SHA256(text, count, $0) }
      ),
      (
        raw(CC_SHA384_DIGEST_LENGTH) { CC_SHA384(text, count, $0) },
        typed(CC_SHA384_DIGEST_LENGTH) { CC_SHA384(text, count, $0) }
      ),
      (
        raw(CC_SHA512_DIGEST_LENGTH) { CC_SHA512(text, count, $0) },
        typed(CC_SHA512_DIGEST_LENGTH) { CC_SHA512(text, count, $0) }
      ),
    ]
    for (raw, typed) in pairs { #expect(raw == typed && raw.contains { $0 != 0 }) }
    var signed = [CChar](repeating: 0, count: Int(CC_MD5_DIGEST_LENGTH))
    let address = CC_MD5(Self.text, 3, &signed)
    #expect(address != nil && signed.map { UInt8(bitPattern: $0) } == Self.md5)
    let functions:
      [(UnsafeRawPointer?, CC_LONG, UnsafeMutablePointer<UInt8>?) ->
        UnsafeMutablePointer<UInt8>?] = [CC_MD5, CC_SHA1]
    #expect(typed(CC_MD5_DIGEST_LENGTH) { _ = functions[0](text, count, $0) } == Self.md5)
  }

  @Test("Cryptography.CG12. Contexts end in raw and in typed memory")
  func contextDigests() {
    var (md2, md4, md5) = (CC_MD2_CTX(), CC_MD4_CTX(), CC_MD5_CTX())
    var (sha1, small, large) = (CC_SHA1_CTX(), CC_SHA256_CTX(), CC_SHA512_CTX())
    let text = Self.text
    func start() {
      CC_MD2_Init(&md2)
      CC_MD4_Init(&md4)
      CC_MD5_Init(&md5)
      CC_SHA1_Init(&sha1)
      CC_MD2_Update(&md2, text, 3)
      CC_MD4_Update(&md4, text, 3)
      CC_MD5_Update(&md5, text, 3)
      CC_SHA1_Update(&sha1, text, 3)
    }
    start()
    let rawDigests = [
      raw(16) { CC_MD2_Final($0, &md2) }, raw(16) { CC_MD4_Final($0, &md4) },
      raw(16) { CC_MD5_Final($0, &md5) }, raw(20) { CC_SHA1_Final($0, &sha1) },
    ]
    start()
    let typedDigests = [
      typed(16) { CC_MD2_Final($0, &md2) }, typed(16) { CC_MD4_Final($0, &md4) },
      typed(16) { CC_MD5_Final($0, &md5) }, typed(20) { CC_SHA1_Final($0, &sha1) },
    ]
    #expect(rawDigests == typedDigests && rawDigests[2] == Self.md5)
    CC_SHA224_Init(&small)
    let short = raw(28) { CC_SHA224_Final($0, &small) }
    #expect(short == typed(28) { CC_SHA224(text, 0, $0) })
    CC_SHA256_Init(&small)
    let middle = raw(32) { CC_SHA256_Final($0, &small) }
    #expect(middle == typed(32) { CC_SHA256(text, 0, $0) })
    CC_SHA384_Init(&large)
    let long = raw(48) { CC_SHA384_Final($0, &large) }
    #expect(long == typed(48) { CC_SHA384(text, 0, $0) })
    CC_SHA512_Init(&large)
    let longest = raw(64) { CC_SHA512_Final($0, &large) }
    #expect(longest == typed(64) { CC_SHA512(text, 0, $0) })
  }

  @Test("Cryptography.CG12. Keys are wrapped in raw memory, also beside typed pointers")
  func wrapping() {
    let (kek, key) = ([UInt8](0..<16), Array(Self.key.prefix(16)))
    let iv = [UInt8](repeating: 0xa6, count: 8)
    var (expected, count) = ([UInt8](repeating: 0, count: 24), 24)
    CCSymmetricKeyWrap(1, iv, iv.count, kek, 16, key, 16, &expected, &count)
    #expect(count == 24 && expected.contains { $0 != 0 })
    var wrapped = [UInt8](repeating: 0, count: 24)
    let (kekData, keyData) = (Data(kek), Data(key))
    let status = kekData.withUnsafeBytes { kek in
      keyData.withUnsafeBytes { key in
        wrapped.withUnsafeMutableBytes { wrapped in
          CCSymmetricKeyWrap(
            CCWrappingAlgorithm(kCCWRAPAES), CCrfc3394_iv, CCrfc3394_ivLen, kek.baseAddress,
            kek.count, key.baseAddress, key.count, wrapped.baseAddress, &count)
        }
      }
    }
    #expect(Int(status) == kCCSuccess && wrapped == expected)
    let signed = wrapped.map { Int8(bitPattern: $0) }
    var (unwrapped, unwrappedCount) = ([UInt8](repeating: 0, count: 16), 16)
    let other = kekData.withUnsafeBytes { kek in
      unwrapped.withUnsafeMutableBytes { unwrapped in
        CCSymmetricKeyUnwrap(
          CCWrappingAlgorithm(kCCWRAPAES), nil, 0, kek.bindMemory(to: UInt8.self).baseAddress, 16,
          signed, 24, unwrapped.baseAddress!, &unwrappedCount)
      }
    }
    #expect(Int(other) == kCCSuccess && unwrapped == key)
    CCSymmetricKeyUnwrap(1, iv, 8, kek, 16, wrapped, 24, &unwrapped, &unwrappedCount)
    #expect(unwrapped == key)
  }

  @Test("Cryptography.CG12. Numbers of bytes are returned into numbers without a sign, too")
  func unsignedCounts() {
    let (key, block) = ([UInt8](0..<16), [UInt8](repeating: 1, count: 16))
    var output = [UInt8](repeating: 0, count: 32)
    var (signed, unsigned): (size_t, UInt) = (0, 0)
    func crypt(_ count: UnsafeMutablePointer<Int>?) -> [UInt8] {
      CCCrypt(0, 0, CCOptions(kCCOptionPKCS7Padding), key, 16, nil, block, 16, &output, 32, count)
      return output
    }
    let expected = crypt(&signed)
    #expect(signed == 32 && crypt(nil) == expected)
    CCCrypt(0, 0, CCOptions(kCCOptionPKCS7Padding), key, 16, nil, block, 16, &output, 32, &unsigned)
    #expect(unsigned == 32 && output == expected)
    var reference: CCCryptorRef?
    CCCryptorCreate(0, 0, CCOptions(kCCOptionPKCS7Padding), key, 16, nil, &reference)
    CCCryptorUpdate(reference, block, 16, &output, 32, &unsigned)
    #expect(unsigned == 16)
    // Without a number, each call is that of the signed one.
    CCCryptorUpdate(reference, block, 16, &output, 32, nil)
    CCCryptorFinal(reference, &output, 32, &unsigned)
    #expect(unsigned == 16)
    #expect(Int(CCCryptorRelease(reference)) == kCCSuccess)
  }
}
