import Security
import Testing

/// The import of PKCS #12 files (Keychain.KC23), and credentials of identities (Keychain.KC24).
struct PKCS12Tests {
  private func imported(
    _ text: String, _ options: [CFString: Any]
  ) throws -> (status: OSStatus, items: [[String: Any]]?) {
    let data = try #require(Data(base64Encoded: text, options: .ignoreUnknownCharacters))
    var items: CFArray?
    let status = SecPKCS12Import(data as CFData, options as CFDictionary, &items)
    return (status, items as? [[String: Any]])
  }

  @Test(
    "Keychain.KC23. A file has an identity with its trust and its chain",
    arguments: [["Tea  pot", "Pot Root"], ["Old Kettle"]])
  func contents(names: [String]) throws {
    let text = names.count == 1 ? TestIdentities.old : TestIdentities.pot
    let (status, items) = try imported(text, [kSecImportExportPassphrase: TestIdentities.password])
    #expect(status == errSecSuccess && items?.count == 1)
    let item = try #require(items?.first)
    let chain = try #require(item[kSecImportItemCertChain as String] as? [SecCertificate])
    #expect(chain.map { SecCertificateCopySubjectSummary($0) as String? } == names)
    let trust = try #require(item[kSecImportItemTrust as String] as? SecTrust)
    #expect(SecTrustCopyCertificateChain(trust) as? [SecCertificate] == chain)
    let identity = try #require(item[kSecImportItemIdentity as String] as? SecIdentity)
    var (certificate, key) = (SecCertificate?.none, SecKey?.none)
    #expect(SecIdentityCopyCertificate(identity, &certificate) == errSecSuccess)
    #expect(SecIdentityCopyPrivateKey(identity, &key) == errSecSuccess)
    #expect(certificate == chain.first)
    let publicKey = certificate.flatMap { SecCertificateCopyKey($0) }
    #expect(publicKey != nil && publicKey == key.flatMap { SecKeyCopyPublicKey($0) })
  }

  @Test("Keychain.KC23. Another password and other data are errors")
  func refusals() throws {
    for options in [[:], [kSecImportExportPassphrase: "tea"]] {
      for text in [TestIdentities.pot, TestIdentities.old] {
        let (status, items) = try imported(text, options)
        #expect(status == errSecAuthFailed && items == nil)
      }
    }
    let options: [CFString: Any] = [kSecImportExportPassphrase: TestIdentities.password]
    for text in ["", "dGVh", TestIdentities.second] {
      #expect(try imported(text, options).status == errSecDecode)
    }
  }

  @Test("Keychain.KC23. An import adds nothing to the keychain", arguments: [false, true])
  func keychain(usesDataProtection: Bool) throws {
    let label = "kettle.\(UUID().uuidString)"
    let options: [CFString: Any] = [
      kSecImportExportPassphrase: TestIdentities.password, kSecAttrLabel: label,
      kSecUseDataProtectionKeychain: usesDataProtection,
    ]
    #expect(try imported(TestIdentities.old, options).status == errSecSuccess)
    for kind in [kSecClassIdentity, kSecClassKey, kSecClassCertificate] {
      let query = [kSecClass: kind, kSecAttrLabel: label] as CFDictionary
      #expect(SecItemCopyMatching(query, nil) == errSecItemNotFound)
    }
  }

  @Test("Keychain.KC24. A credential keeps its identity and the other certificates")
  func credentials() throws {
    let identity = try TestIdentities.imported(TestIdentities.pot)
    let root = try #require(TestCertificates.certificate(TestCertificates.root))
    let credential = URLCredential(
      identity: identity, certificates: [root], persistence: .forSession)
    #expect(credential.identity == identity && credential.persistence == .forSession)
    #expect(credential.certificates as? [SecCertificate] == [root])
    let other = URLCredential(user: "anna", password: "tea", persistence: .none)
    #expect(other.identity == nil && other.certificates.isEmpty)
  }

  @Test("Keychain.KC17. The constants have Apple's texts")
  func texts() {
    #expect(kSecImportItemCertChain == "chain" && kSecImportExportPassphrase == "passphrase")
    #expect(kSecAttrIssuer == "issr" && kSecAttrSubject == "subj" && kSecAttrCanWrap == "wrap")
    #expect(kSecUseItemList == "u_ItemList" && kSecUseDataProtectionKeychain == "nleg")
  }
}
