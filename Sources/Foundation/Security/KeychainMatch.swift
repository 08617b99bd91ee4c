/// An item that a query finds.
///
/// The keychain stores the certificate and the private key of an identity (Keychain.KC21).
struct KeychainMatch {
  /// The item.
  let item: KeychainItem
  /// The places of what is stored of it: one, or those of a certificate and of a private key.
  let places: [Int]

  /// Returns the items of a class, or of all classes.
  static func all(of kind: String?, in items: [KeychainItem]) -> [KeychainMatch] {
    if kind == kSecClassIdentity { return identities(in: items) }
    let stored = items.indices.map { KeychainMatch(item: items[$0], places: [$0]) }
    return kind == nil ? stored + identities(in: items) : stored
  }

  /// Returns the identities: each certificate whose private key is among the items.
  private static func identities(in items: [KeychainItem]) -> [KeychainMatch] {
    var keys: [Data: Int] = [:]
    for (place, item) in items.enumerated()
    where item.values[kSecClass] as? String == kSecClassKey
      && item.values[kSecAttrKeyClass] as? String == kSecAttrKeyClassPrivate
    {
      guard let label = item.values[kSecAttrApplicationLabel] as? Data else { continue }
      keys[label] = keys[label] ?? place
    }
    return items.indices.compactMap { place in
      guard let key = items[place].publicKeyDigest.flatMap({ keys[$0] }) else { return nil }
      return KeychainMatch(
        item: KeychainItem(certificate: items[place], key: items[key]), places: [place, key])
    }
  }

  /// Returns the places of what a deletion of items removes: a private key stays if another
  /// certificate belongs to it.
  static func deleted(_ matches: [KeychainMatch], from items: [KeychainItem]) -> Set<Int> {
    let certain = Set(matches.compactMap(\.places.first))
    let used = Set(
      items.indices.filter { !certain.contains($0) }.compactMap { items[$0].publicKeyDigest })
    let keys = matches.flatMap { $0.places.dropFirst() }.filter {
      guard let label = items[$0].values[kSecAttrApplicationLabel] as? Data else { return true }
      return !used.contains(label)
    }
    return certain.union(keys)
  }
}
