internal import TactusCrashReports
internal import TactusCryptography

/// The conditions of a query that are not attributes.
///
/// Step Keychain.KC22.
struct KeychainConditions {
  private let policy: SecPolicy?
  private let references: [Any]?
  private let issuers: Set<DistinguishedName>?
  private let emailAddress: String?
  private let subject: String?
  private let ignoresCase: Bool
  private let isTrusted: Bool
  private let date: Date?

  /// The keys of conditions that only certificates and identities meet.
  private static let certificateKeys: [String] = [
    kSecMatchPolicy, kSecMatchIssuers, kSecMatchEmailAddressIfPresent, kSecMatchSubjectContains,
    kSecMatchTrustedOnly, kSecMatchValidOnDate, kSecMatchCaseInsensitive,
  ]

  /// The keys of all conditions.
  static let keys: [String] =
    certificateKeys + [kSecMatchItemList, kSecMatchSearchList, kSecUseItemList]

  /// Creates the conditions of a query, and warns once of each that has no effect.
  init(_ query: CFDictionary) {
    let kind = query[kSecClass] as? String
    let isPassword = kind == kSecClassGenericPassword || kind == kSecClassInternetPassword
    let hasNone = isPassword || kind == kSecClassKey
    for key in (hasNone ? Self.certificateKeys : []) + [kSecMatchSearchList]
    where query[key] != nil {
      RuntimeWarning.once(
        "the keychain ignores the condition \(key) of a query; check the items it returns",
        namesPlace: true)
    }
    let own = hasNone ? [:] : query
    policy = own[kSecMatchPolicy] as? SecPolicy
    references = (query[kSecMatchItemList] ?? query[kSecUseItemList]) as? [Any]
    issuers = (own[kSecMatchIssuers] as? [Any]).map { names in
      Set(names.compactMap { ($0 as? Data).flatMap { DistinguishedName([UInt8]($0)) } })
    }
    emailAddress = own[kSecMatchEmailAddressIfPresent] as? String
    subject = own[kSecMatchSubjectContains] as? String
    ignoresCase = (own[kSecMatchCaseInsensitive] as? NSNumber)?.boolValue ?? false
    isTrusted = (own[kSecMatchTrustedOnly] as? NSNumber)?.boolValue ?? false
    // Null stands for now, as documented.
    date = own[kSecMatchValidOnDate].map { $0 as? Date ?? Date() }
  }

  /// Returns whether an item meets the conditions.
  ///
  /// - Parameters:
  ///   - item: An item with the attributes of the query.
  ///   - items: All items, whose certificates may be in the chain of the item's.
  func areMet(by item: KeychainItem, among items: [KeychainItem]) -> Bool {
    if let references, !item.isAmong(references) { return false }
    guard
      policy != nil || issuers != nil || emailAddress != nil || subject != nil || isTrusted
        || date != nil
    else { return true }
    guard let certificate = item.certificate else { return false }
    return areMet(by: certificate) && isVerified(certificate, items)
      && isIssued(certificate, items)
  }

  private func areMet(by certificate: SecCertificate) -> Bool {
    if let date {
      let seconds = Int(date.timeIntervalSince1970.rounded(.down))
      guard certificate.certificate.validity?.contains(seconds) ?? false else { return false }
    }
    let addresses = certificate.certificate.emailAddresses
    if let emailAddress, !addresses.isEmpty,
      !addresses.contains(where: { $0.lowercased() == emailAddress.lowercased() })
    {
      return false
    }
    guard let subject else { return true }
    return certificate.certificate.subjectTexts.contains {
      ignoresCase ? $0.lowercased().contains(subject.lowercased()) : $0.contains(subject)
    }
  }

  private func isVerified(_ certificate: SecCertificate, _ items: [KeychainItem]) -> Bool {
    guard policy != nil || isTrusted else { return true }
    let others = items.compactMap(\.certificate).filter { $0 != certificate }
    let trust = SecTrust([certificate] + others, [policy ?? SecPolicyCreateBasicX509()])
    if let date { trust.change { $0.date = date } }
    return trust.evaluate().result == .valid
  }

  /// Returns whether one of the issuers is in the chain of a certificate.
  private func isIssued(_ certificate: SecCertificate, _ items: [KeychainItem]) -> Bool {
    guard let issuers else { return true }
    let others = items.compactMap(\.certificate)
    var (seen, next) = (Set<DistinguishedName>(), certificate.issuer)
    while let issuer = next, seen.insert(issuer).inserted {
      if issuers.contains(issuer) { return true }
      next = others.first { $0.subject == issuer }?.issuer
    }
    return false
  }
}

extension KeychainItem {
  /// Returns whether the item is among references, persistent or not.
  fileprivate func isAmong(_ references: [Any]) -> Bool {
    let (own, persistent) = (reference as? AnyHashable, persistentReference)
    return references.contains { other in
      if let data = other as? Data { return data == persistent }
      guard let own, let other = other as? AnyHashable else { return false }
      return own == other
    }
  }
}
