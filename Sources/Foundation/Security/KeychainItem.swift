/// An item of the keychain: its attributes and its password by the keys of Security.
package struct KeychainItem {
  /// The texts, numbers, dates and data of the item.
  package var values: [String: Any]
  /// The data of the certificate of an identity, whose other data are those of its key.
  private var certificateData: Data?

  /// Creates an item from its values.
  package init(values: [String: Any]) { self.values = values }

  /// Creates the identity of the items of a certificate and of its private key (Keychain.KC21).
  init(certificate: KeychainItem, key: KeychainItem) {
    values = key.values.merging(certificate.values) { _, other in other }
    values[kSecClass] = kSecClassIdentity
    values[kSecValueData] = key.values[kSecValueData]
    certificateData = certificate.values[kSecValueData] as? Data
  }

  /// The attributes that identify an item of a class.
  private static let identity: [String: [String]] = [
    kSecClassKey: [
      kSecAttrKeyClass, kSecAttrKeyType, kSecAttrKeySizeInBits, kSecAttrEffectiveKeySize,
      kSecAttrApplicationLabel, kSecAttrApplicationTag, kSecAttrAccessGroup,
    ],
    kSecClassCertificate: certificateIdentity,
    kSecClassIdentity: certificateIdentity,
    kSecClassGenericPassword: [kSecAttrAccount, kSecAttrService, kSecAttrAccessGroup],
    kSecClassInternetPassword: [
      kSecAttrAccount, kSecAttrSecurityDomain, kSecAttrServer, kSecAttrProtocol,
      kSecAttrAuthenticationType, kSecAttrPort, kSecAttrPath, kSecAttrAccessGroup,
    ],
  ]

  private static let certificateIdentity: [String] = [
    kSecAttrCertificateType, kSecAttrIssuer, kSecAttrSerialNumber, kSecAttrAccessGroup,
  ]

  /// The attributes of keys that a certificate does not have.
  private static let keyAttributes: [String] = [
    kSecAttrKeyClass, kSecAttrKeyType, kSecAttrKeySizeInBits, kSecAttrEffectiveKeySize,
    kSecAttrApplicationLabel, kSecAttrApplicationTag, kSecAttrCanEncrypt, kSecAttrCanDecrypt,
    kSecAttrCanDerive, kSecAttrCanSign, kSecAttrCanVerify, kSecAttrCanWrap, kSecAttrCanUnwrap,
    kSecAttrIsSensitive, kSecAttrIsExtractable,
  ]

  /// The attributes of certificates that a key does not have.
  private static let certificateAttributes: [String] = [
    kSecAttrCertificateType, kSecAttrCertificateEncoding, kSecAttrSubject, kSecAttrIssuer,
    kSecAttrSerialNumber, kSecAttrSubjectKeyID, kSecAttrPublicKeyHash,
  ]

  /// The classes of items.
  static var classes: Set<String> { Set(identity.keys) }

  /// The keys that are not attributes of an item.
  private static let options = Set([
    kSecReturnData, kSecReturnAttributes, kSecReturnRef, kSecReturnPersistentRef, kSecMatchLimit,
    kSecUseDataProtectionKeychain, kSecUseAuthenticationUI, kSecUseOperationPrompt,
    kSecUseAuthenticationContext, kSecUseNoAuthenticationUI, kSecAttrAccessControl,
    kSecValuePersistentRef, kSecAttrIsPermanent, kSecPublicKeyAttrs, kSecPrivateKeyAttrs,
  ]).union(KeychainConditions.keys)

  /// The values of a request that an item can have, as types of property lists.
  ///
  /// - Parameters:
  ///   - request: The request.
  ///   - isQuery: Whether the request looks for items, which a reference identifies by the
  ///     attributes that no other item has; otherwise it gives all its attributes and data.
  static func values(of request: [AnyHashable: Any], isQuery: Bool = false) -> [String: Any]? {
    var values: [String: Any] = [:]
    for (key, value) in request {
      guard let key = key.base as? String, !options.contains(key) else { continue }
      if key == kSecValueRef {
        guard let contents = contents(of: value, isQuery: isQuery) else { return nil }
        values.merge(contents) { own, _ in own }
        continue
      }
      guard let plain = plain(value) else { return nil }
      values[key] = name(plain, key) ?? plain
    }
    return values
  }

  /// Returns the attributes of a key, a certificate or an identity; `nil` for another value.
  private static func contents(of reference: Any, isQuery: Bool) -> [String: Any]? {
    let values: [String: Any]
    switch reference {
    case let key as SecKey: values = key.attributes
    case let certificate as SecCertificate: values = certificate.attributes
    case let both as SecIdentity where isQuery:
      values = both.certificate.attributes.merging([kSecClass: kSecClassIdentity]) { $1 }
    default: return nil
    }
    guard isQuery, let kind = values[kSecClass] as? String else { return values }
    return values.filter { $0.key == kSecClass || identity[kind]?.contains($0.key) ?? false }
  }

  /// Returns the requests for the certificate and for the key of an identity in a request for it.
  static func parts(
    _ both: SecIdentity, of request: [AnyHashable: Any]
  ) -> [[AnyHashable: Any]] {
    [
      (both.certificate as Any, keyAttributes), (both.privateKey, certificateAttributes),
    ].map { reference, others in
      var part = request.filter { ($0.key.base as? String).map { !others.contains($0) } ?? true }
      part[kSecClass] = nil
      part[kSecValueRef] = reference
      return part
    }
  }

  /// Returns the normalized form of a name of a subject or an issuer; `nil` for another value.
  private static func name(_ value: Any, _ key: String) -> Data? {
    guard key == kSecAttrIssuer || key == kSecAttrSubject, let data = value as? Data else {
      return nil
    }
    return DistinguishedName([UInt8](data)).map { Data($0.contents) }
  }

  /// Whether the item has the attributes of its key or certificate, unlike older stored ones.
  var isComplete: Bool {
    switch values[kSecClass] as? String {
    case kSecClassKey: values[kSecAttrEffectiveKeySize] != nil
    case kSecClassCertificate: values[kSecAttrSerialNumber] != nil
    default: true
    }
  }

  /// Adds the attributes of the item's key or certificate that it does not have.
  mutating func complete() {
    guard let reference, let contents = Self.contents(of: reference, isQuery: false) else { return }
    values.merge(contents) { own, _ in own }
  }

  /// Whether the item is a password, which may be without data.
  var isPassword: Bool {
    let kind = values[kSecClass] as? String
    return kind == kSecClassGenericPassword || kind == kSecClassInternetPassword
  }

  /// The key, certificate or identity of the item; `nil` for a password, or for other data.
  var reference: Any? {
    guard let data = values[kSecValueData] as? Data else { return nil }
    switch values[kSecClass] as? String {
    case kSecClassKey: return SecKey(data, values as CFDictionary)
    case kSecClassCertificate: return certificate
    case kSecClassIdentity:
      guard let certificate, let key = SecKey(data, values as CFDictionary) else { return nil }
      return SecIdentity(certificate, key)
    default: return nil
    }
  }

  /// The certificate of the item; `nil` for one that is neither a certificate nor an identity.
  var certificate: SecCertificate? {
    let isCertificate = values[kSecClass] as? String == kSecClassCertificate
    let data = isCertificate ? values[kSecValueData] as? Data : certificateData
    return data.flatMap { SecCertificateCreateWithData(nil, $0) }
  }

  /// The digest of the public key of a certificate; `nil` for another item.
  var publicKeyDigest: Data? {
    guard values[kSecClass] as? String == kSecClassCertificate else { return nil }
    return values[kSecAttrPublicKeyHash] as? Data
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

  /// The persistent reference of the item.
  var persistentReference: Data { Data(identifier.utf8) }

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
