internal import TactusCrashReports

/// An item of the keychain: its attributes and its password by the keys of Security.
package struct KeychainItem {
  /// The texts, numbers, dates and data of the item.
  package var values: [String: Any]

  /// Creates an item from its values.
  package init(values: [String: Any]) { self.values = values }

  /// The attributes that identify an item of a class.
  private static let identity: [String: [String]] = [
    kSecClassKey: [
      kSecAttrKeyClass, kSecAttrKeyType, kSecAttrKeySizeInBits, kSecAttrApplicationLabel,
      kSecAttrApplicationTag, kSecAttrAccessGroup,
    ],
    kSecClassCertificate: [kSecValueData, kSecAttrAccessGroup],
    kSecClassGenericPassword: [kSecAttrAccount, kSecAttrService, kSecAttrAccessGroup],
    kSecClassInternetPassword: [
      kSecAttrAccount, kSecAttrSecurityDomain, kSecAttrServer, kSecAttrProtocol,
      kSecAttrAuthenticationType, kSecAttrPort, kSecAttrPath, kSecAttrAccessGroup,
    ],
  ]

  /// The classes of items.
  static var classes: Set<String> { Set(identity.keys) }

  /// The keys that are no attributes of an item.
  private static let options = Set([
    kSecReturnData, kSecReturnAttributes, kSecReturnRef, kSecReturnPersistentRef, kSecMatchLimit,
    kSecUseDataProtectionKeychain, kSecUseAuthenticationUI, kSecUseOperationPrompt,
    kSecUseAuthenticationContext, kSecAttrAccessControl, kSecValuePersistentRef,
    kSecAttrIsPermanent, kSecPublicKeyAttrs, kSecPrivateKeyAttrs,
  ]).union(conditions)

  /// The keys of conditions that have no effect.
  private static let conditions: [String] = [
    kSecMatchPolicy, kSecMatchItemList, kSecMatchSearchList, kSecMatchIssuers,
    kSecMatchEmailAddressIfPresent, kSecMatchSubjectContains, kSecMatchTrustedOnly,
    kSecMatchValidOnDate, kSecMatchCaseInsensitive,
  ]

  /// Warns once of each condition of a query that has no effect.
  static func warnOfMatching(_ query: CFDictionary) {
    for condition in conditions where query[condition] != nil {
      RuntimeWarning.once(
        "the keychain ignores the condition \(condition) of a query; check the items it returns",
        namesPlace: true)
    }
  }

  /// The values of a request that an item can have, as types of property lists.
  static func values(of request: [AnyHashable: Any]) -> [String: Any]? {
    var values: [String: Any] = [:]
    for (key, value) in request {
      guard let key = key.base as? String, !options.contains(key) else { continue }
      if key == kSecValueRef {
        guard let contents = contents(of: value) else { return nil }
        values.merge(contents) { own, _ in own }
        continue
      }
      guard let plain = plain(value) else { return nil }
      values[key] = plain
    }
    return values
  }

  /// Returns the attributes and the data of a key or a certificate; `nil` for another value.
  private static func contents(of reference: Any) -> [String: Any]? {
    if let key = reference as? SecKey {
      return [
        kSecClass: kSecClassKey, kSecAttrKeyType: key.type, kSecAttrKeyClass: key.keyClass,
        kSecAttrKeySizeInBits: NSNumber(value: key.bitCount),
        kSecAttrApplicationLabel: key.label, kSecValueData: Data(key.bytes),
      ]
    }
    guard let certificate = reference as? SecCertificate else { return nil }
    var values: [String: Any] = [
      kSecClass: kSecClassCertificate, kSecValueData: SecCertificateCopyData(certificate),
    ]
    values[kSecAttrLabel] = certificate.summary
    return values
  }

  /// Whether the item is a password, which may be without data.
  var isPassword: Bool {
    let kind = values[kSecClass] as? String
    return kind == kSecClassGenericPassword || kind == kSecClassInternetPassword
  }

  /// The key or the certificate of the item; `nil` for a password, or for other data.
  var reference: Any? {
    guard let data = values[kSecValueData] as? Data else { return nil }
    switch values[kSecClass] as? String {
    case kSecClassKey: return SecKey(data, values as CFDictionary)
    case kSecClassCertificate: return SecCertificateCreateWithData(nil, data)
    default: return nil
    }
  }

  private static func plain(_ value: Any) -> Any? {
    switch value {
    case let text as String: text
    case let data as Data: data
    case let date as Date: date
    case let number as NSNumber: number
    case let number as any BinaryInteger: NSNumber(value: Int64(truncatingIfNeeded: number))
    default: nil
    }
  }

  /// The text that identifies the item, which no other has.
  var identifier: String {
    let kind = values[kSecClass] as? String ?? ""
    let parts = (Self.identity[kind] ?? []).map { values[$0].map(Self.text) ?? "" }
    let isShared = (values[kSecAttrSynchronizable] as? NSNumber)?.boolValue ?? false
    return ([kind, "\(isShared)"] + parts).map { "\($0.utf8.count):\($0)" }.joined()
  }

  /// Returns the text of an attribute, which no other value has.
  private static func text(_ value: Any) -> String {
    (value as? Data)?.base64EncodedString() ?? "\(value)"
  }

  /// Returns whether the item has the class and all attributes of a request.
  func matches(_ request: [String: Any]) -> Bool {
    request.allSatisfy { key, value in
      switch key {
      case kSecValueData where values[kSecClass] as? String != kSecClassCertificate: return true
      case kSecAttrSynchronizable:
        if value as? String == kSecAttrSynchronizableAny { return true }
        let own = (values[key] as? NSNumber)?.boolValue ?? false
        return own == ((value as? NSNumber)?.boolValue ?? false)
      default:
        guard let own = values[key] else { return false }
        return Self.areEqual(own, value)
      }
    }
  }

  private static func areEqual(_ one: Any, _ other: Any) -> Bool {
    switch (one, other) {
    case (let one as String, let other as String): one == other
    case (let one as Data, let other as Data): one == other
    case (let one as Date, let other as Date): one == other
    case (let one as NSNumber, let other as NSNumber): one == other
    default: false
    }
  }
}
