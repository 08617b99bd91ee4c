import CryptoKit
import Security
import Testing

/// Public and private keys as packages use them (Keychain.KC8–KC11).
struct KeyTests {
  /// Returns a random key that is not in the keychain.
  private func key(_ type: CFString, _ size: Int) throws -> SecKey {
    let attributes: [CFString: Any] = [kSecAttrKeyType: type, kSecAttrKeySizeInBits: size]
    return try #require(SecKeyCreateRandomKey(attributes as CFDictionary, nil))
  }

  private func code(_ error: Unmanaged<CFError>?) -> OSStatus? {
    error.map { OSStatus(CFErrorGetCode($0.takeRetainedValue())) }
  }

  @Test(
    "Keychain.KC8. A key has its type, size and class, and is made again from its bytes",
    arguments: [
      (kSecAttrKeyTypeRSA, 1024, 128), (kSecAttrKeyTypeECSECPrimeRandom, 256, 32),
      (kSecAttrKeyTypeECSECPrimeRandom, 521, 66),
    ])
  func representation(type: CFString, size: Int, block: Int) throws {
    let own = try key(type, size)
    let shared = try #require(SecKeyCopyPublicKey(own))
    #expect(SecKeyGetBlockSize(own) == block)
    #expect(CFGetTypeID(own) == SecKeyGetTypeID() && SecKeyGetTypeID() != SecTrustGetTypeID())
    for (key, keyClass) in [(own, kSecAttrKeyClassPrivate), (shared, kSecAttrKeyClassPublic)] {
      let attributes = try #require(SecKeyCopyAttributes(key) as? [CFString: Any])
      #expect(attributes[kSecAttrKeyType] as? String == type as String)
      #expect(attributes[kSecAttrKeyClass] as? String == keyClass as String)
      #expect(attributes[kSecAttrKeySizeInBits] as? Int == size)
      // Keychain.KC20.
      let isPrivate = key == own
      for use in [kSecAttrCanSign, kSecAttrCanDecrypt, kSecAttrCanUnwrap] {
        #expect(attributes[use] as? Bool == isPrivate)
      }
      for use in [kSecAttrCanVerify, kSecAttrCanEncrypt, kSecAttrCanWrap] {
        #expect(attributes[use] as? Bool == !isPrivate)
      }
      let data = try #require(SecKeyCopyExternalRepresentation(key, nil))
      #expect(SecKeyCreateWithData(data, attributes as CFDictionary, nil) == key)
    }
    #expect(own != shared)
    #expect(SecKeyCopyPublicKey(shared) == shared)
  }

  @Test("Keychain.KC8. Other data, types and sizes give no key but an error")
  func refusals() throws {
    let attributes: [CFString: Any] = [
      kSecAttrKeyType: kSecAttrKeyTypeRSA, kSecAttrKeyClass: kSecAttrKeyClassPublic,
    ]
    for data in [Data(), Data([4, 1, 2]), Data(repeating: 0x30, count: 200)] {
      var error: Unmanaged<CFError>?
      #expect(SecKeyCreateWithData(data as CFData, attributes as CFDictionary, &error) == nil)
      #expect(code(error) == errSecParam)
    }
    let wrong: [[CFString: Any]] = [
      [:], [kSecAttrKeyType: kSecAttrKeyTypeRSA, kSecAttrKeySizeInBits: 100],
      [kSecAttrKeyType: kSecAttrKeyTypeECSECPrimeRandom, kSecAttrKeySizeInBits: 224],
    ]
    for attributes in wrong {
      var error: Unmanaged<CFError>?
      #expect(SecKeyCreateRandomKey(attributes as CFDictionary, &error) == nil)
      #expect(code(error) == errSecParam)
    }
    var error: Unmanaged<CFError>?
    let enclave: [CFString: Any] = [
      kSecAttrKeyType: kSecAttrKeyTypeECSECPrimeRandom, kSecAttrKeySizeInBits: 256,
      kSecAttrTokenID: kSecAttrTokenIDSecureEnclave,
    ]
    #expect(SecKeyCreateRandomKey(enclave as CFDictionary, &error) == nil)
    #expect(code(error) == errSecUnimplemented)
  }

  @Test(
    "Keychain.KC9. A signature belongs to one message and key",
    arguments: [
      SecKeyAlgorithm.rsaSignatureMessagePKCS1v15SHA256, .rsaSignatureMessagePSSSHA1,
      .rsaSignatureMessagePSSSHA256, .rsaSignatureDigestPKCS1v15Raw,
      .ecdsaSignatureMessageX962SHA256, .ecdsaSignatureMessageX962SHA512,
    ])
  func signatures(algorithm: SecKeyAlgorithm) throws {
    let isCurve = algorithm.rawValue.hasPrefix("ecdsa")
    let type = isCurve ? kSecAttrKeyTypeECSECPrimeRandom : kSecAttrKeyTypeRSA
    let own = try key(type, isCurve ? 384 : 1024)
    let shared = try #require(SecKeyCopyPublicKey(own))
    #expect(SecKeyIsAlgorithmSupported(own, .sign, algorithm))
    #expect(!SecKeyIsAlgorithmSupported(shared, .sign, algorithm))
    let message = Data("tea is ready".utf8) as CFData
    let signature = try #require(SecKeyCreateSignature(own, algorithm, message, nil))
    #expect(SecKeyVerifySignature(shared, algorithm, message, signature, nil))
    var error: Unmanaged<CFError>?
    let other = Data("tea is cold".utf8) as CFData
    #expect(!SecKeyVerifySignature(shared, algorithm, other, signature, &error))
    #expect(code(error) == errSecVerifyFailed)
    #expect(SecKeyCreateSignature(shared, algorithm, message, &error) == nil)
    #expect(code(error) == errSecParam)
  }

  @Test("Keychain.KC9. The signature of a digest is that of its message")
  func digests() throws {
    let own = try key(kSecAttrKeyTypeRSA, 1024)
    let digest = Data(repeating: 7, count: 32) as CFData
    let signature = try #require(
      SecKeyCreateSignature(own, .rsaSignatureDigestPKCS1v15SHA256, digest, nil))
    var (bytes, count) = ([UInt8](repeating: 0, count: 128), 128)
    let plain = [UInt8](repeating: 7, count: 32)
    #expect(SecKeyRawSign(own, .PKCS1SHA256, plain, 32, &bytes, &count) == errSecSuccess)
    #expect(Data(bytes.prefix(count)) == signature as Data)
    #expect(SecKeyRawVerify(own, .PKCS1SHA256, plain, 32, bytes, count) == errSecSuccess)
    #expect(SecKeyRawVerify(own, .PKCS1SHA1, plain, 20, bytes, count) == errSecVerifyFailed)
    #expect(SecKeyCreateSignature(own, .rsaSignatureDigestPKCS1v15SHA1, digest, nil) == nil)
  }

  @Test(
    "Keychain.KC10. A message is encrypted for the owner of the private key alone",
    arguments: [
      SecKeyAlgorithm.rsaEncryptionPKCS1, .rsaEncryptionOAEPSHA1, .rsaEncryptionOAEPSHA256,
    ])
  func encryption(algorithm: SecKeyAlgorithm) throws {
    let own = try key(kSecAttrKeyTypeRSA, 1024)
    let shared = try #require(SecKeyCopyPublicKey(own))
    let message = Data("two lumps".utf8)
    let encrypted = try #require(
      SecKeyCreateEncryptedData(shared, algorithm, message as CFData, nil))
    #expect((encrypted as Data).count == 128)
    #expect(SecKeyCreateDecryptedData(own, algorithm, encrypted, nil) as Data? == message)
    var error: Unmanaged<CFError>?
    let long = Data(repeating: 1, count: 128) as CFData
    #expect(SecKeyCreateEncryptedData(shared, algorithm, long, &error) == nil)
    #expect(code(error) == errSecParam)
    #expect(SecKeyCreateDecryptedData(shared, algorithm, encrypted, &error) == nil)
    #expect(code(error) == errSecParam)
  }

  @Test("Keychain.KC11. The older functions read and write memory")
  func memory() throws {
    let own = try key(kSecAttrKeyTypeRSA, 1024)
    let message = [UInt8]("one lump".utf8)
    for padding in [SecPadding.PKCS1, .OAEP] {
      var (bytes, count) = ([UInt8](repeating: 0, count: 128), 128)
      #expect(
        SecKeyEncrypt(own, padding, message, message.count, &bytes, &count) == errSecSuccess)
      var (plain, plainCount) = ([UInt8](repeating: 0, count: 128), 128)
      #expect(SecKeyDecrypt(own, padding, bytes, count, &plain, &plainCount) == errSecSuccess)
      #expect(Array(plain.prefix(plainCount)) == message)
    }
    var (small, smallCount) = ([UInt8](repeating: 0, count: 16), 16)
    #expect(
      SecKeyEncrypt(own, .PKCS1, message, message.count, &small, &smallCount) == errSecParam)
    #expect(SecKeyRawSign(own, .sigRaw, message, 8, &small, &smallCount) == errSecParam)
  }

  @Test("Keychain.KC10. Two owners of keys on a curve share a secret")
  func exchange() throws {
    let (anna, bert) = (try key(kSecAttrKeyTypeEC, 256), try key(kSecAttrKeyTypeEC, 256))
    let algorithm = SecKeyAlgorithm.ecdhKeyExchangeStandard
    let annas = SecKeyCopyKeyExchangeResult(
      anna, algorithm, try #require(SecKeyCopyPublicKey(bert)), [:], nil)
    let berts = SecKeyCopyKeyExchangeResult(
      bert, algorithm, try #require(SecKeyCopyPublicKey(anna)), [:], nil)
    #expect(annas as Data? == berts as Data?)
    #expect((annas as Data?)?.count == 32)
  }

  @Test("Keychain.KC10. Bytes are derived from a shared secret")
  func derivation() throws {
    let (anna, bert) = (try key(kSecAttrKeyTypeEC, 256), try key(kSecAttrKeyTypeEC, 256))
    let shared = try #require(SecKeyCopyPublicKey(bert))
    let algorithm = SecKeyAlgorithm.ecdhKeyExchangeCofactorX963SHA256
    #expect(SecKeyIsAlgorithmSupported(anna, .keyExchange, algorithm))
    let parameters: [String: Any] = [
      SecKeyKeyExchangeParameter.requestedSize.rawValue as String: 40,
      SecKeyKeyExchangeParameter.sharedInfo.rawValue as String: Data("tea".utf8),
    ]
    let derived = SecKeyCopyKeyExchangeResult(
      anna, algorithm, shared, parameters as CFDictionary, nil)
    let plain = try #require(
      SecKeyCopyKeyExchangeResult(anna, .ecdhKeyExchangeStandard, shared, [:], nil))
    // X9.63: hashes of the secret, a counter of 32 bits, and the shared information.
    let expected = (1...2).flatMap { number in
      SHA256.hash(data: plain as Data + [0, 0, 0, UInt8(number)] + Data("tea".utf8))
    }
    #expect(derived as Data? == Data(expected.prefix(40)))
    var error: Unmanaged<CFError>?
    #expect(SecKeyCopyKeyExchangeResult(anna, algorithm, shared, [:], &error) == nil)
    #expect(code(error) == errSecParam)
  }

  @Test(
    "Keychain.KC10. A key on a curve encrypts messages of any length by AES-GCM",
    arguments: [
      (256, SecKeyAlgorithm.eciesEncryptionStandardX963SHA256AESGCM),
      (256, .eciesEncryptionCofactorVariableIVX963SHA256AESGCM),
      (384, .eciesEncryptionStandardVariableIVX963SHA384AESGCM),
      (521, .eciesEncryptionCofactorX963SHA224AESGCM),
    ])
  func curveEncryption(size: Int, algorithm: SecKeyAlgorithm) throws {
    let own = try key(kSecAttrKeyTypeECSECPrimeRandom, size)
    let shared = try #require(SecKeyCopyPublicKey(own))
    #expect(SecKeyIsAlgorithmSupported(shared, .encrypt, algorithm))
    #expect(SecKeyIsAlgorithmSupported(own, .decrypt, algorithm))
    #expect(!SecKeyIsAlgorithmSupported(shared, .decrypt, algorithm))
    for message in [Data(), Data("Earl Grey".utf8)] {
      let encrypted = try #require(
        SecKeyCreateEncryptedData(shared, algorithm, message as CFData, nil) as Data?)
      let point = 2 * ((size + 7) / 8) + 1
      #expect(encrypted.count == point + message.count + 16)
      let again = SecKeyCreateEncryptedData(shared, algorithm, message as CFData, nil) as Data?
      #expect(encrypted != again)
      #expect(
        SecKeyCreateDecryptedData(own, algorithm, encrypted as CFData, nil) as Data? == message)
      var damaged = encrypted
      damaged[damaged.count - 1] ^= 1
      var error: Unmanaged<CFError>?
      #expect(SecKeyCreateDecryptedData(own, algorithm, damaged as CFData, &error) == nil)
      #expect(code(error) == errSecDecode)
    }
    #expect(SecKeyCreateDecryptedData(own, algorithm, Data([4]) as CFData, nil) == nil)
  }

  @Test(
    "Keychain.KC10. The session key and the vector are those of the documents",
    arguments: [false, true])
  func documentedEncryption(derivesVector: Bool) throws {
    let own = P256.KeyAgreement.PrivateKey()
    let attributes: [CFString: Any] = [
      kSecAttrKeyType: kSecAttrKeyTypeECSECPrimeRandom, kSecAttrKeyClass: kSecAttrKeyClassPrivate,
    ]
    let key = try #require(
      SecKeyCreateWithData(own.x963Representation as CFData, attributes as CFDictionary, nil))
    let shared = try #require(SecKeyCopyPublicKey(key))
    let algorithm: SecKeyAlgorithm =
      derivesVector
      ? .eciesEncryptionStandardVariableIVX963SHA256AESGCM
      : .eciesEncryptionStandardX963SHA256AESGCM
    let bytes = try #require(
      SecKeyCreateEncryptedData(shared, algorithm, Data("Assam".utf8) as CFData, nil) as Data?)
    let point = Data(bytes.prefix(65))
    let secret = try own.sharedSecretFromKeyAgreement(
      with: P256.KeyAgreement.PublicKey(x963Representation: point))
    let derived = secret.x963DerivedSymmetricKey(
      using: SHA256.self, sharedInfo: point, outputByteCount: 32
    ).withUnsafeBytes { Data($0) }
    let box = try AES.GCM.SealedBox(
      nonce: AES.GCM.Nonce(data: derivesVector ? derived.suffix(16) : Data(count: 16)),
      ciphertext: bytes.dropFirst(65).dropLast(16), tag: bytes.suffix(16))
    let message = try AES.GCM.open(box, using: SymmetricKey(data: derived.prefix(16)))
    #expect(message == Data("Assam".utf8))
  }

  @Test("Keychain.KC10. RSA encrypts messages of any length by a session key")
  func sessionEncryption() throws {
    let own = try key(kSecAttrKeyTypeRSA, 2048)
    let shared = try #require(SecKeyCopyPublicKey(own))
    let algorithm = SecKeyAlgorithm.rsaEncryptionOAEPSHA256AESGCM
    #expect(SecKeyIsAlgorithmSupported(shared, .encrypt, algorithm))
    let message = Data(repeating: 7, count: 1000)
    let encrypted = try #require(
      SecKeyCreateEncryptedData(shared, algorithm, message as CFData, nil) as Data?)
    #expect(encrypted.count == 256 + 1000 + 16)
    let session = try #require(
      SecKeyCreateDecryptedData(
        own, .rsaEncryptionOAEPSHA256, encrypted.prefix(256) as CFData, nil) as Data?)
    #expect(session.count == 16)
    #expect(SecKeyCreateDecryptedData(own, algorithm, encrypted as CFData, nil) as Data? == message)
    #expect(
      SecKeyCreateDecryptedData(own, algorithm, encrypted.dropLast() as CFData, nil) == nil)
    #expect(SecKeyCreateDecryptedData(own, algorithm, Data(count: 20) as CFData, nil) == nil)
  }

  @Test("Keychain.KC2, Keychain.KC3. Keys are items of the keychain, found by their tags")
  func items() throws {
    let tags = [Data(UUID().uuidString.utf8), Data(UUID().uuidString.utf8)]
    var keys: [SecKey] = []
    for tag in tags {
      let attributes: [CFString: Any] = [
        kSecAttrKeyType: kSecAttrKeyTypeECSECPrimeRandom, kSecAttrKeySizeInBits: 256,
        kSecPrivateKeyAttrs: [kSecAttrIsPermanent: true, kSecAttrApplicationTag: tag],
      ]
      keys.append(try #require(SecKeyCreateRandomKey(attributes as CFDictionary, nil)))
    }
    for (tag, key) in zip(tags, keys) {
      let query: [CFString: Any] = [
        kSecClass: kSecClassKey, kSecAttrApplicationTag: tag, kSecReturnRef: true,
      ]
      var found: CFTypeRef?
      #expect(SecItemCopyMatching(query as CFDictionary, &found) == errSecSuccess)
      #expect(found as? SecKey == key)
      #expect(SecItemDelete(query as CFDictionary) == errSecSuccess)
      #expect(SecItemCopyMatching(query as CFDictionary, &found) == errSecItemNotFound)
    }
  }

  @Test("Keychain.KC3. Items whose data differ are two, whatever the length of the data")
  func dataAttributes() throws {
    let certificates = [TestCertificates.root, TestCertificates.server].compactMap {
      TestCertificates.certificate($0)
    }
    let label = UUID().uuidString
    for certificate in certificates {
      let item: [CFString: Any] = [kSecValueRef: certificate, kSecAttrLabel: label]
      #expect(SecItemAdd(item as CFDictionary, nil) == errSecSuccess)
      #expect(SecItemAdd(item as CFDictionary, nil) == errSecDuplicateItem)
    }
    let query: [CFString: Any] = [
      kSecClass: kSecClassCertificate, kSecAttrLabel: label, kSecReturnRef: true,
      kSecMatchLimit: kSecMatchLimitAll,
    ]
    var found: CFTypeRef?
    #expect(SecItemCopyMatching(query as CFDictionary, &found) == errSecSuccess)
    #expect(found as? [SecCertificate] == certificates)
    #expect(SecItemDelete(query as CFDictionary) == errSecSuccess)
  }

  @Test("Keychain.KC16. A shared credential cannot be had, and new passwords differ")
  func sharedCredentials() async throws {
    let code = await withCheckedContinuation { continuation in
      SecRequestSharedWebCredential("kettle.test" as CFString, nil) { items, error in
        continuation.resume(returning: items == nil ? error.map { CFErrorGetCode($0) } : nil)
      }
    }
    #expect(code == Int(errSecNotAvailable))
    let one = try #require(SecCreateSharedWebCredentialPassword() as String?)
    #expect(one.split(separator: "-").map(\.count) == [3, 3, 3, 3])
    #expect(one != SecCreateSharedWebCredentialPassword() as String?)
  }
}
