import Foundation
import LocalAuthentication
import Security

/// Passwords in the keychain.
public struct Vault {
  let service: String

  public init(service: String) { self.service = service }

  private func query(_ account: String) -> [String: Any] {
    [
      kSecClass as String: kSecClassGenericPassword,
      kSecAttrService as String: service,
      kSecAttrAccount as String: account,
    ]
  }

  public func save(_ password: String, for account: String) -> OSStatus {
    SecItemDelete(query(account) as CFDictionary)
    var item = query(account)
    item[kSecValueData as String] = Data(password.utf8)
    return SecItemAdd(item as CFDictionary, nil)
  }

  public func password(of account: String) -> String? {
    var item = query(account)
    item[kSecReturnData as String] = true
    item[kSecMatchLimit as String] = kSecMatchLimitOne
    var result: AnyObject?
    guard SecItemCopyMatching(item as CFDictionary, &result) == errSecSuccess else { return nil }
    return (result as? Data).flatMap { String(data: $0, encoding: .utf8) }
  }

  public func canUnlock() -> Result<Bool, LAError.Code> {
    var error: NSError?
    let can = LAContext().canEvaluatePolicy(.deviceOwnerAuthenticationWithBiometrics, error: &error)
    guard let error else { return .success(can) }
    return .failure(LAError.Code(rawValue: error.code) ?? .invalidContext)
  }
}

extension LAError.Code: @retroactive Error {}
