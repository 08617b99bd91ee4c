import CryptoKit
import Testing

/// Hash functions, codes and derivations by the vectors of their standards (Cryptography.CG1–CG3).
struct HashTests {
  private let abc = Data("abc".utf8)

  private func hex(_ bytes: some Sequence<UInt8>) -> String {
    bytes.map { String(format: "%02x", $0) }.joined()
  }

  @Test("Cryptography.CG1. The digests of three letters are those of the standards")
  func digests() {
    #expect(hex(Insecure.MD5.hash(data: abc)) == "900150983cd24fb0d6963f7d28e17f72")
    #expect(hex(Insecure.SHA1.hash(data: abc)) == "a9993e364706816aba3e25717850c26c9cd0d89d")
    #expect(
      hex(SHA256.hash(data: abc))
        == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
    #expect(
      hex(SHA384.hash(data: abc))
        == "cb00753f45a35e8bb5a03d699ac65007272c32ab0eded1631a8b605a43ff5bed"
        + "8086072ba1e7cc2358baeca134c825a7")
    #expect(hex(SHA512.hash(data: abc)).hasPrefix("ddaf35a193617abacc417349ae204131"))
    #expect(SHA512.byteCount == 64 && SHA512Digest.byteCount == 64 && SHA512.blockByteCount == 128)
  }

  @Test("Cryptography.CG1. The digests of SHA-3 are those of FIPS 202")
  func sha3() {
    #expect(
      hex(SHA3_256.hash(data: abc))
        == "3a985da74fe225b2045c172d6bd390bd855f086e3e9d525b46bfe24511431532")
    #expect(
      hex(SHA3_384.hash(data: abc))
        == "ec01498288516fc926459f58e2c6ad8df9b473cb0fc08c2596da7cf0e49be4b2"
        + "98d88cea927ac7f539f1edf228376d25")
    #expect(hex(SHA3_512.hash(data: abc)).hasPrefix("b751850b1a57168a5693cd924b6b096e"))
    #expect(SHA3_256.blockByteCount == 136 && SHA3_384.byteCount == 48)
    #expect(SHA3_512Digest.byteCount == 64 && SHA3_512.hash(data: abc).count { _ in true } == 64)
  }

  @Test("Cryptography.CG2. An HMAC with SHA-3 is that of NIST's example")
  func sha3Code() {
    // Example 1 of HMAC_SHA3-256: a key shorter than a block.
    let key = SymmetricKey(data: Data(0..<32))
    let text = Data("Sample message for keylen<blocklen".utf8)
    #expect(
      hex(HMAC<SHA3_256>.authenticationCode(for: text, using: key))
        == "4fe8e202c4f058e8dddc23d8c34e467343e23555e24fc2f025d598f558f67205")
  }

  @Test("Cryptography.CG1. Data in pieces has the same digest, and a function is a value")
  func pieces() {
    var function = SHA256()
    function.update(data: abc.prefix(1))
    let before = function
    function.update(data: abc.dropFirst())
    #expect(function.finalize() == SHA256.hash(data: abc))
    #expect(before.finalize() == SHA256.hash(data: Data("a".utf8)))
    function.update(data: abc)
    #expect(function.finalize() == SHA256.hash(data: abc + abc))
  }

  @Test("A digest is a sequence, data, and text")
  func conversions() {
    let digest = SHA256.hash(data: abc)
    #expect(Data(digest).count == 32 && Array(digest).first == 0xba)
    #expect(digest == Data(digest) && digest != Data(count: 32))
    #expect(digest.description.hasPrefix("SHA256 digest: ba7816bf"))
    #expect(digest.compactMap { String(format: "%02x", $0) }.joined() == hex(digest))
    #expect(digest.withUnsafeBytes { $0.count } == 32)
    #expect(Set([digest, SHA256.hash(data: abc)]).count == 1)
  }

  @Test("Cryptography.CG2. An HMAC is that of RFC 4231, also with a key longer than a block")
  func codes() {
    let key = SymmetricKey(data: Data(repeating: 0x0b, count: 20))
    let code = HMAC<SHA256>.authenticationCode(for: Data("Hi There".utf8), using: key)
    #expect(hex(code) == "b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7")
    let long = SymmetricKey(data: Data(repeating: 0xaa, count: 131))
    let text = Data("Test Using Larger Than Block-Size Key - Hash Key First".utf8)
    #expect(
      hex(HMAC<SHA256>.authenticationCode(for: text, using: long))
        == "60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54")
    #expect(
      HMAC<SHA256>.isValidAuthenticationCode(
        Data(code), authenticating: Data("Hi There".utf8), using: key))
    #expect(!HMAC<SHA256>.isValidAuthenticationCode(code, authenticating: abc, using: key))
  }

  @Test("Cryptography.CG2. HKDF is that of RFC 5869")
  func derivation() {
    let material = SymmetricKey(data: Data(repeating: 0x0b, count: 22))
    let key = HKDF<SHA256>.deriveKey(
      inputKeyMaterial: material, salt: Data(0...12), info: Data(0xf0...0xf9), outputByteCount: 42)
    #expect(
      key.withUnsafeBytes { hex(Array($0)) }
        == "3cb25f25faacd57a90434f64d0362f2a2d2d0a90cf1a5a4c5db02d56ecc4c5bf34007208d5b887185865")
    let plain = HKDF<SHA256>.deriveKey(inputKeyMaterial: material, outputByteCount: 42)
    #expect(
      plain.withUnsafeBytes { hex(Array($0)) }
        == "8da4e775a563c18f715f802a063c5a31b8a11f5c5ee1879ec3454e5f3c738d2d9d201395faa4b61a96c8")
  }

  @Test("Cryptography.CG3. Keys are equal if their bytes are, and random ones are not")
  func keys() {
    #expect(SymmetricKey(data: abc) == SymmetricKey(data: abc))
    #expect(SymmetricKey(data: abc) != SymmetricKey(data: abc + abc))
    let key = SymmetricKey(size: .bits256)
    #expect(key.bitCount == 256 && key != SymmetricKey(size: .bits256))
  }
}
