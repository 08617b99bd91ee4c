import CommonCrypto
import Testing

/// Common Crypto as packages call it (Cryptography.CG7).
struct CommonCryptoTests {
  private func hex(_ bytes: [UInt8]) -> String {
    bytes.map { String(format: "%02x", $0) }.joined()
  }

  @Test("Cryptography.CG7. A digest in one call is that of a context")
  func digests() {
    let data = Data("abc".utf8)
    var digest = [UInt8](repeating: 0, count: Int(CC_SHA256_DIGEST_LENGTH))
    data.withUnsafeBytes { _ = CC_SHA256($0.baseAddress, CC_LONG(data.count), &digest) }
    #expect(hex(digest) == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
    var context = CC_SHA256_CTX()
    CC_SHA256_Init(&context)
    for byte in data {
      withUnsafeBytes(of: byte) { _ = CC_SHA256_Update(&context, $0.baseAddress, 1) }
    }
    var other = [UInt8](repeating: 0, count: Int(CC_SHA256_DIGEST_LENGTH))
    CC_SHA256_Final(&other, &context)
    #expect(other == digest)
    var short = [UInt8](repeating: 0, count: Int(CC_MD5_DIGEST_LENGTH))
    CC_MD5(Array(data), CC_LONG(data.count), &short)
    #expect(hex(short) == "900150983cd24fb0d6963f7d28e17f72")
  }

  @Test("Cryptography.CG7. An HMAC is that of RFC 4231, also without a key")
  func codes() {
    let (key, text) = ([UInt8](repeating: 0x0b, count: 20), Array("Hi There".utf8))
    var code = [UInt8](repeating: 0, count: Int(CC_SHA256_DIGEST_LENGTH))
    CCHmac(CCHmacAlgorithm(kCCHmacAlgSHA256), key, key.count, text, text.count, &code)
    #expect(hex(code) == "b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7")
    CCHmac(CCHmacAlgorithm(kCCHmacAlgSHA256), [UInt8](), 0, [UInt8](), 0, &code)
    #expect(hex(code) == "b613679a0814d9ec772f95d778c35fc5ff1697c493715653c6c712144292c5ad")
  }

  private func crypt(
    _ operation: Int, _ bytes: [UInt8], key: [UInt8], iv: [UInt8]?, options: Int,
    algorithm: Int = kCCAlgorithmAES, available: Int? = nil
  ) -> (status: Int, bytes: [UInt8]) {
    var output = [UInt8](repeating: 0, count: available ?? bytes.count + kCCBlockSizeAES128)
    var count = 0
    let status = CCCrypt(
      CCOperation(operation), CCAlgorithm(algorithm), CCOptions(options), key, key.count, iv, bytes,
      bytes.count, &output, output.count, &count)
    return (Int(status), Array(output.prefix(count)))
  }

  @Test(
    "Cryptography.CG7. AES gives the block of FIPS 197, and CBC with padding reads what it wrote")
  func aes() {
    let (key, block) = (Array(0..<16) as [UInt8], (0..<16).map { UInt8($0 * 17) })
    let one = crypt(kCCEncrypt, block, key: key, iv: nil, options: kCCOptionECBMode)
    #expect(one.status == kCCSuccess)
    #expect(hex(one.bytes) == "69c4e0d86a7b0430d8cdb78070b4c55a")
    for count in 0...33 {
      let text = (0..<count).map { UInt8($0) }
      let sealed = crypt(kCCEncrypt, text, key: key, iv: block, options: kCCOptionPKCS7Padding)
      #expect(sealed.bytes.count == (count / 16 + 1) * 16)
      let open = crypt(
        kCCDecrypt, sealed.bytes, key: key, iv: block, options: kCCOptionPKCS7Padding)
      #expect(open.status == kCCSuccess && open.bytes == text)
    }
  }

  @Test("Cryptography.CG7. Impossible lengths, ciphers and padding have their errors")
  func errors() {
    let key = [UInt8](repeating: 1, count: 16)
    let block = [UInt8](repeating: 2, count: 16)
    #expect(crypt(kCCEncrypt, block, key: [1], iv: nil, options: 0).status == kCCKeySizeError)
    #expect(crypt(kCCEncrypt, [1], key: key, iv: nil, options: 0).status == kCCAlignmentError)
    #expect(
      crypt(kCCEncrypt, block, key: key, iv: nil, options: 0, algorithm: 9).status
        == kCCParamError)
    let small = crypt(
      kCCEncrypt, block, key: key, iv: nil, options: kCCOptionPKCS7Padding, available: 16)
    #expect(small.status == kCCBufferTooSmall)
    #expect(
      crypt(kCCDecrypt, block, key: key, iv: nil, options: kCCOptionPKCS7Padding).status
        == kCCDecodeError)
  }

  @Test("Cryptography.CG7. A password gives the key of RFC 6070")
  func derivation() {
    var key = [UInt8](repeating: 0, count: 20)
    let salt = Array("salt".utf8)
    let status = CCKeyDerivationPBKDF(
      CCPBKDFAlgorithm(kCCPBKDF2), "password", 8, salt, salt.count,
      CCPseudoRandomAlgorithm(kCCPRFHmacAlgSHA1), 2, &key, key.count)
    #expect(Int(status) == kCCSuccess)
    #expect(hex(key) == "ea6c014dc72d6f8ccd1ed92ace1d41f0d8de8957")
    for (password, salt, rounds) in [
      (nil, "salt", 2), ("password", nil, 2), ("password", "salt", 0),
    ] as [(String?, String?, UInt32)] {
      let status = CCKeyDerivationPBKDF(
        CCPBKDFAlgorithm(kCCPBKDF2), password, 8, salt, 4,
        CCPseudoRandomAlgorithm(kCCPRFHmacAlgSHA1), rounds, &key, key.count)
      #expect(Int(status) == kCCParamError)
    }
    let unsalted = CCKeyDerivationPBKDF(
      CCPBKDFAlgorithm(kCCPBKDF2), "password", 8, nil, 0,
      CCPseudoRandomAlgorithm(kCCPRFHmacAlgSHA1), 1, &key, key.count)
    #expect(Int(unsalted) == kCCSuccess)
    var bytes = [UInt8](repeating: 0, count: 32)
    #expect(Int(CCRandomGenerateBytes(&bytes, bytes.count)) == kCCSuccess)
    #expect(bytes.contains { $0 != 0 })
  }
}
