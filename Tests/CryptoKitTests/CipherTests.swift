import CryptoKit
import Testing

/// Ciphers with authentication (Cryptography.CG4, CG16).
struct CipherTests {
  private let text = Data("two eggs and a kettle".utf8)

  @Test("Cryptography.CG4. AES-GCM gives the result of its standard, and opens it again")
  func vector() throws {
    // Test case 2 of the GCM specification.
    let key = SymmetricKey(data: Data(count: 16))
    let nonce = try AES.GCM.Nonce(data: Data(count: 12))
    let box = try AES.GCM.seal(Data(count: 16), using: key, nonce: nonce)
    let hex = { (data: Data) in data.map { String(format: "%02x", $0) }.joined() }
    #expect(hex(box.ciphertext) == "0388dace60b6a392f328c2b971b2fe78")
    #expect(hex(box.tag) == "ab6e47d42cec13bdf53a67b21257bddf")
    #expect(try AES.GCM.open(box, using: key) == Data(count: 16))
  }

  @Test(
    "Cryptography.CG4. A box is opened from its parts and as a whole, with the same data",
    arguments: [SymmetricKeySize.bits128, .bits192, .bits256])
  func aes(_ size: SymmetricKeySize) throws {
    let key = SymmetricKey(size: size)
    let other = Data("header".utf8)
    let box = try AES.GCM.seal(text, using: key, authenticating: other)
    let combined = try #require(box.combined)
    #expect(combined.count == 12 + text.count + 16)
    let again = try AES.GCM.SealedBox(combined: combined)
    #expect(try AES.GCM.open(again, using: key, authenticating: other) == text)
    let parts = try AES.GCM.SealedBox(nonce: box.nonce, ciphertext: box.ciphertext, tag: box.tag)
    #expect(try AES.GCM.open(parts, using: key, authenticating: other) == text)
    #expect(throws: CryptoKitError.authenticationFailure) { try AES.GCM.open(again, using: key) }
    #expect(throws: CryptoKitError.authenticationFailure) {
      try AES.GCM.open(again, using: SymmetricKey(size: size), authenticating: other)
    }
    for index in combined.indices {
      var changed = combined
      changed[index] ^= 1
      #expect(throws: CryptoKitError.authenticationFailure) {
        try AES.GCM.open(AES.GCM.SealedBox(combined: changed), using: key, authenticating: other)
      }
    }
  }

  @Test("Cryptography.CG4. ChaCha20-Poly1305 opens what it sealed, and nothing else")
  func chaCha() throws {
    let key = SymmetricKey(size: .bits256)
    let box = try ChaChaPoly.seal(text, using: key)
    #expect(try ChaChaPoly.open(ChaChaPoly.SealedBox(combined: box.combined), using: key) == text)
    #expect(throws: CryptoKitError.authenticationFailure) {
      try ChaChaPoly.open(box, using: SymmetricKey(size: .bits256))
    }
    let empty = try ChaChaPoly.seal(Data(), using: key)
    #expect(try empty.combined.count == 28 && ChaChaPoly.open(empty, using: key).isEmpty)
  }

  @Test("Cryptography.CG4. Keys, nonces, boxes and tags of impossible lengths are errors")
  func lengths() throws {
    let key = SymmetricKey(data: Data(count: 5))
    #expect(throws: CryptoKitError.incorrectKeySize) { try AES.GCM.seal(text, using: key) }
    #expect(throws: CryptoKitError.incorrectKeySize) {
      try ChaChaPoly.seal(text, using: SymmetricKey(size: .bits128))
    }
    #expect(throws: CryptoKitError.incorrectParameterSize) {
      try AES.GCM.Nonce(data: Data(count: 11))
    }
    #expect(throws: CryptoKitError.incorrectParameterSize) {
      try ChaChaPoly.Nonce(data: Data(count: 13))
    }
    #expect(try AES.GCM.Nonce(data: Data(count: 13)).count { _ in true } == 13)
    #expect(throws: CryptoKitError.incorrectParameterSize) {
      try AES.GCM.SealedBox(combined: Data(count: 27))
    }
    #expect(throws: CryptoKitError.incorrectParameterSize) {
      try AES.GCM.SealedBox(nonce: AES.GCM.Nonce(), ciphertext: text, tag: Data(count: 15))
    }
  }

  @Test("Cryptography.CG16. A key is wrapped as in RFC 3394, and unwrapped by the same key only")
  func wrapping() throws {
    let kek = SymmetricKey(data: Data(0..<16))
    let text = (0..<16).map { UInt8($0 * 0x11) }
    let key = SymmetricKey(data: text)
    let wrapped = try AES.KeyWrap.wrap(key, using: kek)
    #expect(
      wrapped.map { String(format: "%02x", $0) }.joined()
        == "1fa68b0a8112b447aef34bd8fb5a7b829d3e862371d2cfe5")
    #expect(try AES.KeyWrap.unwrap(wrapped, using: kek) == key)
    #expect(throws: CryptoKitError.unwrapFailure) {
      try AES.KeyWrap.unwrap(wrapped, using: SymmetricKey(size: .bits128))
    }
    #expect(throws: CryptoKitError.unwrapFailure) {
      try AES.KeyWrap.unwrap(wrapped.dropLast(), using: kek)
    }
    #expect(throws: CryptoKitError.wrapFailure) {
      try AES.KeyWrap.wrap(SymmetricKey(data: text.dropLast()), using: kek)
    }
    #expect(throws: CryptoKitError.incorrectKeySize) {
      try AES.KeyWrap.wrap(key, using: SymmetricKey(data: text.dropLast()))
    }
  }
}
