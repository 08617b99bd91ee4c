import Foundation
import Security
import Testing

/// The file of the keychain (Keychain.KC1).
struct KeychainStoreTests {
  private let folder = FileManager.default.temporaryDirectory.appending(
    path: "keychain-\(UUID().uuidString)")

  private func mode(_ url: URL) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: url.path)[.posixPermissions] as? Int
  }

  @Test("Keychain.KC1. Items are kept in a file that only its owner can read")
  func file() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "Keychains/items.plist")
    let item = KeychainItem(values: ["account": "anna", "data": Data("tea".utf8), "port": 80])
    let added = KeychainStore(file: file).access {
      $0.append(item)
      return (errSecSuccess, true)
    }
    #expect(added == errSecSuccess)
    #expect(try mode(file) == 0o600 && mode(file.deletingLastPathComponent()) == 0o700)
    var read: [KeychainItem] = []
    let status = KeychainStore(file: file).access {
      read = $0
      return (errSecSuccess, false)
    }
    #expect(status == errSecSuccess && read.count == 1)
    #expect(read.first?.values["data"] as? Data == Data("tea".utf8))
    #expect(read.first?.values["port"] as? Int == 80)
  }

  @Test("Keychain.KC1. A damaged file is an error, and stays as it is")
  func damaged() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "items.plist")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data("no list".utf8).write(to: file)
    #expect(KeychainStore(file: file).access { _ in (errSecSuccess, true) } == errSecIO)
    #expect(try Data(contentsOf: file) == Data("no list".utf8))
  }

  @Test("Keychain.KC17. Keys have Apple's texts, and a keychain with the earlier ones is read")
  func earlierNames() throws {
    #expect(kSecAttrAccessGroup == "agrp" && kSecClassGenericPassword == "genp")
    #expect(kSecAttrAccessible == "pdmn" && kSecMatchLimitOne == "m_LimitOne")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = folder.appending(path: "items.plist")
    let stored: [[String: Any]] = [
      [
        "kSecClass": "kSecClassGenericPassword", "kSecAttrAccount": "anna",
        "kSecAttrAccessible": "kSecAttrAccessibleAlways", "kSecValueData": Data("tea".utf8),
      ]
    ]
    try PropertyListSerialization.data(fromPropertyList: stored, format: .binary, options: 0)
      .write(to: file)
    var read: [KeychainItem] = []
    let status = KeychainStore(file: file).access {
      read = $0
      return (errSecSuccess, false)
    }
    let item = try #require(read.first)
    #expect(status == errSecSuccess && read.count == 1)
    #expect(item.values[kSecClass] as? String == kSecClassGenericPassword)
    #expect(item.values[kSecAttrAccount] as? String == "anna")
    #expect(item.values[kSecAttrAccessible] as? String == kSecAttrAccessibleAlways)
    #expect(item.values[kSecValueData] as? Data == Data("tea".utf8))
  }

  @Test("Keychain.KC17. A certificate that was stored without attributes gets them")
  func earlierCertificates() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = folder.appending(path: "items.plist")
    let certificate = try #require(TestCertificates.certificate(TestCertificates.server))
    let stored: [[String: Any]] = [
      [
        kSecClass as String: kSecClassCertificate, kSecAttrLabel as String: "kettle",
        kSecValueData as String: SecCertificateCopyData(certificate),
      ]
    ]
    try PropertyListSerialization.data(fromPropertyList: stored, format: .binary, options: 0)
      .write(to: file)
    var read: [KeychainItem] = []
    let status = KeychainStore(file: file).access {
      read = $0
      return (errSecSuccess, false)
    }
    let item = try #require(read.first)
    #expect(status == errSecSuccess && read.count == 1)
    #expect(item.values[kSecAttrSerialNumber] as? Data == Data([0x2A]))
    #expect(item.values[kSecAttrLabel] as? String == "kettle")
  }
}
