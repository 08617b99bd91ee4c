import Security
import Testing

/// The functions of keychain items with an `NSDictionary`.
struct KeychainDictionaryTests {
  @Test("Keychain.KC18. An NSDictionary adds, finds, changes and deletes an item")
  func item() throws {
    let base: [String: Any] = [
      kSecClass: kSecClassGenericPassword, kSecAttrAccount: "anna",
      kSecAttrService: "kettle.\(UUID().uuidString)",
    ]
    func query(_ more: [String: Any] = [:]) -> NSDictionary {
      base.merging(more) { _, new in new } as NSDictionary
    }
    func password() -> String? {
      var item: CFTypeRef?
      SecItemCopyMatching(query([kSecReturnData: true]), &item)
      return (item as? Data).map { String(decoding: $0, as: UTF8.self) }
    }
    #expect(password() == nil)
    #expect(SecItemAdd(query([kSecValueData: Data("tea".utf8)]), nil) == errSecSuccess)
    #expect(password() == "tea")
    let coffee: [String: Any] = [kSecValueData: Data("coffee".utf8)]
    #expect(SecItemUpdate(query(), coffee as NSDictionary) == errSecSuccess)
    #expect(password() == "coffee")
    let water: [String: Any] = [kSecValueData: Data("water".utf8)]
    #expect(SecItemUpdate(query(), water as CFDictionary) == errSecSuccess)
    #expect(password() == "water")
    #expect(SecItemUpdate(base as CFDictionary, coffee as NSDictionary) == errSecSuccess)
    #expect(password() == "coffee")
    #expect(SecItemDelete(query()) == errSecSuccess)
    #expect(SecItemDelete(query()) == errSecItemNotFound)
  }
}
