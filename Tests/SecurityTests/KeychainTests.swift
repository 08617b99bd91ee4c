import Security
import Testing

/// Items of the keychain as packages use them (Keychain.KC1–KC7).
struct KeychainTests {
  /// A service of this test alone, as the keychain belongs to the process.
  private let service = "kettle.\(UUID().uuidString)"

  private func query(_ account: String? = "anna", _ more: [CFString: Any] = [:]) -> CFDictionary {
    var query: [CFString: Any] = [kSecClass: kSecClassGenericPassword, kSecAttrService: service]
    query[kSecAttrAccount] = account
    return query.merging(more) { _, new in new } as CFDictionary
  }

  private func password(_ account: String) -> (OSStatus, String?) {
    var item: CFTypeRef?
    let more: [CFString: Any] = [
      kSecReturnData: kCFBooleanTrue as Any, kSecMatchLimit: kSecMatchLimitOne,
    ]
    let status = SecItemCopyMatching(query(account, more), &item)
    return (status, (item as? Data).map { String(decoding: $0, as: UTF8.self) })
  }

  @Test("Keychain.KC4. A condition that has no effect is reported once")
  func conditions() async throws {
    let result = try await #require(
      processExitsWith: .success, observing: [\.standardErrorContent]
    ) {
      let query =
        [
          kSecClass: kSecClassGenericPassword, kSecAttrService: "none",
          kSecMatchSubjectContains: "tea",
        ] as CFDictionary
      for _ in 0..<2 { precondition(SecItemCopyMatching(query, nil) == errSecItemNotFound) }
    }
    let lines = String(decoding: result.standardErrorContent, as: UTF8.self)
      .split(separator: "\n").filter { $0.contains("m_SubjectContains") }
    #expect(lines.count == 1, "\(lines)")
  }

  @Test(
    "Keychain.KC3, Keychain.KC5, Keychain.KC6. A password is added, read, changed and deleted"
  )
  func password() {
    #expect(password("anna") == (errSecItemNotFound, nil))
    let added = query("anna", [kSecValueData: Data("tea".utf8)])
    #expect(SecItemAdd(added, nil) == errSecSuccess)
    #expect(SecItemAdd(added, nil) == errSecDuplicateItem)
    #expect(password("anna") == (errSecSuccess, "tea"))
    #expect(password("bert") == (errSecItemNotFound, nil))
    let change = [kSecValueData: Data("coffee".utf8)] as CFDictionary
    #expect(SecItemUpdate(query(), change) == errSecSuccess)
    #expect(SecItemUpdate(query("bert"), change) == errSecItemNotFound)
    #expect(password("anna") == (errSecSuccess, "coffee"))
    #expect(SecItemDelete(query()) == errSecSuccess)
    #expect(SecItemDelete(query()) == errSecItemNotFound)
    #expect(password("anna") == (errSecItemNotFound, nil))
  }

  @Test("Keychain.KC5. All items are an array of their attributes, and one can be a dictionary")
  func attributes() throws {
    for account in ["anna", "bert", "carl"] {
      let label = "Kettle of \(account)"
      let item = query(account, [kSecValueData: Data(account.utf8), kSecAttrLabel: label])
      #expect(SecItemAdd(item, nil) == errSecSuccess)
    }
    var result: AnyObject?
    let all: [CFString: Any] = [kSecReturnAttributes: true, kSecMatchLimit: kSecMatchLimitAll]
    let status = withUnsafeMutablePointer(to: &result) {
      SecItemCopyMatching(query(nil, all), UnsafeMutablePointer($0))
    }
    #expect(status == errSecSuccess)
    let items = try #require(result as? [[String: Any]])
    #expect(Set(items.compactMap { $0[kSecAttrAccount as String] as? String }).count == 3)
    #expect(items.allSatisfy { $0[kSecValueData as String] == nil })
    #expect(items.allSatisfy { $0[kSecAttrCreationDate as String] is Date })
    var one: CFTypeRef?
    let both: [CFString: Any] = [kSecReturnAttributes: true, kSecReturnData: true]
    #expect(SecItemCopyMatching(query("bert", both), &one) == errSecSuccess)
    let dictionary = try #require(one as? [String: Any])
    #expect(dictionary[kSecValueData as String] as? Data == Data("bert".utf8))
    #expect(dictionary[kSecAttrLabel as String] as? String == "Kettle of bert")
    #expect(SecItemDelete(query(nil)) == errSecSuccess)
    #expect(SecItemCopyMatching(query(nil), nil) == errSecItemNotFound)
  }

  @Test("Keychain.KC5. A persistent reference finds its item")
  func references() throws {
    var reference: CFTypeRef?
    let added = query("anna", [kSecValueData: Data("tea".utf8), kSecReturnPersistentRef: true])
    #expect(SecItemAdd(added, &reference) == errSecSuccess)
    let data = try #require(reference as? Data)
    var item: CFTypeRef?
    let request = [kSecValuePersistentRef: data, kSecReturnData: true] as [CFString: Any]
    #expect(SecItemCopyMatching(request as CFDictionary, &item) == errSecSuccess)
    #expect(item as? Data == Data("tea".utf8))
    SecItemDelete(query())
  }

  @Test(
    "Keychain.KC3, Keychain.KC4. A synchronizable item is another one, found if it is asked for")
  func synchronizable() {
    let shared: [CFString: Any] = [kSecAttrSynchronizable: true]
    #expect(SecItemAdd(query("anna", shared), nil) == errSecSuccess)
    #expect(SecItemCopyMatching(query(), nil) == errSecItemNotFound)
    #expect(SecItemAdd(query(), nil) == errSecSuccess)
    #expect(SecItemCopyMatching(query("anna", shared), nil) == errSecSuccess)
    let any: [CFString: Any] = [kSecAttrSynchronizable: kSecAttrSynchronizableAny]
    #expect(SecItemDelete(query("anna", any)) == errSecSuccess)
    #expect(SecItemCopyMatching(query("anna", any), nil) == errSecItemNotFound)
  }

  @Test("Keychain.KC3. An update that makes two items equal fails and changes nothing")
  func duplicates() {
    for account in ["anna", "bert"] { SecItemAdd(query(account), nil) }
    let change = [kSecAttrAccount: "bert"] as CFDictionary
    #expect(SecItemUpdate(query("anna"), change) == errSecDuplicateItem)
    #expect(SecItemCopyMatching(query("anna"), nil) == errSecSuccess)
    SecItemDelete(query(nil))
  }

  @Test(
    "Keychain.KC2, Keychain.KC7. Other classes and values are errors, access control is accepted")
  func errors() {
    #expect(SecItemAdd([:] as CFDictionary, nil) == errSecParam)
    #expect(SecItemAdd([kSecClass: "tea"] as CFDictionary, nil) == errSecUnimplemented)
    #expect(SecItemAdd([kSecClass: kSecClassIdentity] as CFDictionary, nil) == errSecParam)
    #expect(SecItemAdd([kSecClass: kSecClassKey] as CFDictionary, nil) == errSecParam)
    #expect(SecItemAdd([kSecClass: kSecClassCertificate] as CFDictionary, nil) == errSecParam)
    let keys = [kSecClass: kSecClassIdentity, kSecAttrLabel: service] as CFDictionary
    #expect(SecItemCopyMatching(keys, nil) == errSecItemNotFound)
    #expect(SecItemAdd(query("anna", [kSecAttrLabel: [1, 2]]), nil) == errSecParam)
    let control = SecAccessControlCreateWithFlags(
      nil, kSecAttrAccessibleWhenUnlocked, [.userPresence], nil)
    #expect(control != nil)
    let item = query("anna", [kSecAttrAccessControl: control as Any])
    #expect(SecItemAdd(item, nil) == errSecSuccess)
    SecItemDelete(query())
    #expect(SecCopyErrorMessageString(errSecDuplicateItem, nil) != nil)
    let results = [errSecOpWr, errSecWrPerm, errSecInternalComponent, errSecReadOnly]
    #expect(results == [-49, -61, -2070, -25292])
    #expect(results.allSatisfy { SecCopyErrorMessageString($0, nil) != nil })
  }

  @Test("Random bytes fill the memory")
  func random() {
    var bytes = [UInt8](repeating: 0, count: 64)
    #expect(SecRandomCopyBytes(kSecRandomDefault, bytes.count, &bytes) == errSecSuccess)
    #expect(Set(bytes).count > 8)
  }
}
