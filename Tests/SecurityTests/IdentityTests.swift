import Security
import Testing

/// Certificates and identities in the keychain (Keychain.KC20–KC22).
@Suite(.serialized)
struct IdentityTests {
  /// A label of this test alone, as the keychain belongs to the process.
  private let label = "kettle.\(UUID().uuidString)"

  private func query(_ kind: CFString, _ more: [CFString: Any] = [:]) -> CFDictionary {
    let query: [CFString: Any] = [kSecClass: kind, kSecAttrLabel: label]
    return query.merging(more) { _, new in new } as CFDictionary
  }

  private func found(_ query: CFDictionary) -> (status: OSStatus, result: CFTypeRef?) {
    var result: CFTypeRef?
    return (SecItemCopyMatching(query, &result), result)
  }

  private func certificate(_ identity: SecIdentity) throws -> SecCertificate {
    var certificate: SecCertificate?
    #expect(SecIdentityCopyCertificate(identity, &certificate) == errSecSuccess)
    return try #require(certificate)
  }

  private func privateKey(_ identity: SecIdentity) throws -> SecKey {
    var key: SecKey?
    #expect(SecIdentityCopyPrivateKey(identity, &key) == errSecSuccess)
    return try #require(key)
  }

  /// The identity of a file, and another one of the same key.
  private func identities() throws -> (first: SecIdentity, second: SecIdentity) {
    let first = try TestIdentities.imported(TestIdentities.pot)
    let other = try #require(TestCertificates.certificate(TestIdentities.second))
    return (first, try #require(SecIdentityCreate(nil, other, try privateKey(first))))
  }

  @Test("Keychain.KC20. A certificate has its names, number and key as attributes")
  func attributes() throws {
    let certificate = try certificate(try identities().first)
    let item: [CFString: Any] = [kSecValueRef: certificate, kSecAttrLabel: label]
    #expect(SecItemAdd(item as CFDictionary, nil) == errSecSuccess)
    defer { SecItemDelete(query(kSecClassCertificate)) }
    #expect(SecItemAdd(item as CFDictionary, nil) == errSecDuplicateItem)
    let all: [CFString: Any] = [kSecReturnAttributes: true, kSecReturnData: true]
    let values = try #require(found(query(kSecClassCertificate, all)).result as? [String: Any])
    #expect(values[kSecAttrCertificateType as String] as? Int == 3)
    #expect(values[kSecAttrCertificateEncoding as String] as? Int == 3)
    #expect(values[kSecAttrSerialNumber as String] as? Data == Data([0, 0x9A, 0x3B]))
    #expect(values[kSecValueData as String] as? Data == SecCertificateCopyData(certificate) as Data)
    let key = try #require(SecCertificateCopyKey(certificate))
    let digest = SecKeyCopyAttributes(key) as? [CFString: Any]
    let hash = try #require(values[kSecAttrPublicKeyHash as String] as? Data)
    #expect(hash == digest?[kSecAttrApplicationLabel] as? Data)
    #expect(values[kSecAttrSubjectKeyID as String] as? Data == hash)
    // Two sets, each of a pair of an identifier and a PrintableString.
    let subject =
      Data([0x31, 21, 0x30, 19, 6, 3, 0x55, 4, 10, 0x13, 12]) + Data("KETTLE WORKS".utf8)
      + Data([0x31, 16, 0x30, 14, 6, 3, 0x55, 4, 3, 0x13, 7]) + Data("TEA POT".utf8)
    #expect(values[kSecAttrSubject as String] as? Data == subject)
    let sequence = SecCertificateCopyNormalizedSubjectSequence(certificate) as Data?
    #expect(sequence == Data([0x30, UInt8(subject.count)]) + subject)
    let issuer = try #require(SecCertificateCopyNormalizedIssuerSequence(certificate) as Data?)
    #expect(values[kSecAttrIssuer as String] as? Data == Data(issuer.dropFirst(2)))
    for name in [issuer, Data(issuer.dropFirst(2))] {
      let more: [CFString: Any] = [
        kSecAttrIssuer: name, kSecAttrSerialNumber: Data([0, 0x9A, 0x3B]), kSecReturnRef: true,
      ]
      #expect(found(query(kSecClassCertificate, more)).result as? SecCertificate == certificate)
    }
    let other: [CFString: Any] = [kSecAttrSerialNumber: Data([1])]
    #expect(found(query(kSecClassCertificate, other)).status == errSecItemNotFound)
    let reference = [kSecClass: kSecClassCertificate, kSecValueRef: certificate] as CFDictionary
    #expect(SecItemCopyMatching(reference, nil) == errSecSuccess)
  }

  @Test("Keychain.KC20. A certificate has its dates and its serial number")
  func dates() throws {
    let certificate = try certificate(try identities().first)
    let date = SecCertificateCopyNotValidBeforeDate(certificate) as Date?
    #expect(date == Date(timeIntervalSince1970: 1_795_882_469))
    #expect(
      SecCertificateCopyNotValidAfterDate(certificate) as Date?
        == date?.addingTimeInterval(3650 * 86_400))
    #expect(SecCertificateCopySerialNumberData(certificate, nil) as Data? == Data([0, 0x9A, 0x3B]))
  }

  @Test("Keychain.KC21. An identity needs the private key of its certificate")
  func creation() throws {
    let (first, second) = try identities()
    let own = try certificate(first)
    #expect(SecIdentityCreate(nil, own, try privateKey(second)) == first)
    #expect(first != second && CFGetTypeID(first) == SecIdentityGetTypeID())
    let other = try privateKey(try TestIdentities.imported(TestIdentities.old))
    #expect(SecIdentityCreate(nil, own, other) == nil)
    let publicKey = try #require(SecCertificateCopyKey(own))
    #expect(SecIdentityCreate(nil, own, publicKey) == nil)
  }

  @Test("Keychain.KC21. An identity is found while its certificate and its key are there")
  func identity() throws {
    let identity = try identities().first
    let item: [CFString: Any] = [
      kSecValueRef: identity, kSecAttrLabel: label, kSecAttrApplicationTag: Data("pot".utf8),
      kSecReturnPersistentRef: true,
    ]
    var persistent: CFTypeRef?
    #expect(SecItemAdd(item as CFDictionary, &persistent) == errSecSuccess)
    #expect(SecItemAdd(item as CFDictionary, nil) == errSecDuplicateItem)
    let reference: [CFString: Any] = [kSecReturnRef: true]
    #expect(found(query(kSecClassIdentity, reference)).result as? SecIdentity == identity)
    let parts = (
      found(query(kSecClassCertificate, reference)).result as? SecCertificate,
      found(query(kSecClassKey, reference)).result as? SecKey
    )
    #expect(try parts.0 == certificate(identity) && parts.1 == privateKey(identity))
    let attributes: [CFString: Any] = [
      kSecReturnAttributes: true, kSecAttrCanSign: true, kSecAttrCertificateType: 3,
    ]
    let values = try #require(found(query(kSecClassIdentity, attributes)).result as? [String: Any])
    #expect(values[kSecClass as String] as? String == kSecClassIdentity as String)
    #expect(values[kSecAttrApplicationTag as String] as? Data == Data("pot".utf8))
    #expect(values[kSecAttrSerialNumber as String] as? Data == Data([0, 0x9A, 0x3B]))
    let data = try #require(persistent as? Data)
    let byReference: [CFString: Any] = [kSecValuePersistentRef: data, kSecReturnRef: true]
    #expect(found(byReference as CFDictionary).result as? SecIdentity == identity)
    #expect(SecItemDelete(query(kSecClassKey)) == errSecSuccess)
    #expect(found(query(kSecClassIdentity)).status == errSecItemNotFound)
    #expect(found(query(kSecClassCertificate)).status == errSecSuccess)
    #expect(SecItemAdd(item as CFDictionary, nil) == errSecSuccess)
    #expect(SecItemDelete(query(kSecClassIdentity)) == errSecSuccess)
    for kind in [kSecClassIdentity, kSecClassKey, kSecClassCertificate] {
      #expect(found(query(kind)).status == errSecItemNotFound)
    }
    let wrong: [CFString: Any] = [kSecClass: kSecClassKey, kSecValueRef: identity]
    #expect(SecItemAdd(wrong as CFDictionary, nil) == errSecParam)
  }

  @Test("Keychain.KC21. A private key stays until its last identity is deleted")
  func sharedKey() throws {
    let (first, second) = try identities()
    for identity in [first, second] {
      let item: [CFString: Any] = [kSecValueRef: identity, kSecAttrLabel: label]
      #expect(SecItemAdd(item as CFDictionary, nil) == errSecSuccess)
    }
    let all: [CFString: Any] = [kSecReturnRef: true, kSecMatchLimit: kSecMatchLimitAll]
    let both = try #require(found(query(kSecClassIdentity, all)).result as? [SecIdentity])
    #expect(Set(both) == [first, second])
    let one: [CFString: Any] = [kSecClass: kSecClassIdentity, kSecValueRef: first]
    #expect(SecItemDelete(one as CFDictionary) == errSecSuccess)
    #expect(found(query(kSecClassIdentity, all)).result as? [SecIdentity] == [second])
    let change = [kSecAttrComment: "tea"] as CFDictionary
    #expect(SecItemUpdate(query(kSecClassIdentity), change) == errSecSuccess)
    #expect(found(query(kSecClassKey, [kSecAttrComment: "tea"])).status == errSecSuccess)
    #expect(SecItemDelete(query(kSecClassIdentity)) == errSecSuccess)
    #expect(found(query(kSecClassKey)).status == errSecItemNotFound)
  }

  @Test("Keychain.KC22. Certificates and identities meet the conditions of a query")
  func conditions() throws {
    let identity = try identities().first
    let item: [CFString: Any] = [kSecValueRef: identity, kSecAttrLabel: label]
    #expect(SecItemAdd(item as CFDictionary, nil) == errSecSuccess)
    defer { SecItemDelete(query(kSecClassIdentity)) }
    let certificate = try certificate(identity)
    let issuer = try #require(SecCertificateCopyNormalizedIssuerSequence(certificate) as Data?)
    let subject = try #require(SecCertificateCopyNormalizedSubjectSequence(certificate) as Data?)
    let (early, late) = (Date(timeIntervalSince1970: 0), Date(timeIntervalSince1970: 1_900_000_000))
    let cases: [([CFString: Any], Bool)] = [
      ([kSecMatchIssuers: [issuer]], true), ([kSecMatchIssuers: [subject]], false),
      ([kSecMatchEmailAddressIfPresent: "Anna@kettle.test"], true),
      ([kSecMatchEmailAddressIfPresent: "bert@kettle.test"], false),
      ([kSecMatchSubjectContains: "Kettle"], true), ([kSecMatchSubjectContains: "kettle"], false),
      ([kSecMatchSubjectContains: "kettle", kSecMatchCaseInsensitive: true], true),
      ([kSecMatchValidOnDate: late], true), ([kSecMatchValidOnDate: early], false),
      ([kSecMatchTrustedOnly: true], false), ([kSecMatchTrustedOnly: false], true),
      ([kSecMatchPolicy: SecPolicyCreateBasicX509()], false),
    ]
    for (condition, isMet) in cases {
      for kind in [kSecClassCertificate, kSecClassIdentity] {
        let status = found(query(kind, condition)).status
        #expect(status == (isMet ? errSecSuccess : errSecItemNotFound), "\(condition)")
      }
    }
    let lists: [([Any], Bool)] = [([identity], true), ([certificate], false), ([], false)]
    for (list, isMet) in lists {
      let status = found(query(kSecClassIdentity, [kSecMatchItemList: list])).status
      #expect(status == (isMet ? errSecSuccess : errSecItemNotFound))
    }
  }
}
