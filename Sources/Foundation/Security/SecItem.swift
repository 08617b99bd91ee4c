// The functions of keychain items. Steps Keychain.KC1–KC7 and Keychain.KC20–KC22.

/// Adds an item to the keychain.
///
/// - Parameters:
///   - attributes: The class, the attributes and the password of the item, and what is returned.
///   - result: Memory for what is returned; `nil` for nothing.
/// - Returns: `errSecSuccess` or an error, such as `errSecDuplicateItem`.
@discardableResult
public func SecItemAdd(
  _ attributes: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?
) -> OSStatus {
  var items: [KeychainItem] = []
  switch newItems(attributes) {
  case .success(let new): items = new
  case .failure(let failure): return failure.status
  }
  let status = KeychainStore.shared.access { all in
    let known = Set(all.map(\.identifier))
    // One part of an identity may be there (Keychain.KC21).
    let missing = items.filter { !known.contains($0.identifier) }
    guard !missing.isEmpty else { return (errSecDuplicateItem, false) }
    all += missing
    return (errSecSuccess, true)
  }
  guard status == errSecSuccess, let first = items.first, let last = items.last else {
    return status
  }
  let item = items.count == 1 ? first : KeychainItem(certificate: first, key: last)
  result?.pointee = returned(item, attributes) as AnyObject?
  return status
}

/// Finds items of the keychain.
///
/// - Parameters:
///   - query: The class and the attributes of the items, how many, and what is returned.
///   - result: Memory for what is returned: data, a dictionary, or an array of them.
/// - Returns: `errSecSuccess` or an error, such as `errSecItemNotFound`.
@discardableResult
public func SecItemCopyMatching(
  _ query: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?
) -> OSStatus {
  var found: [KeychainItem] = []
  let status = withMatches(query) { _, matches in
    found = matches.map(\.item)
    return false
  }
  guard status == errSecSuccess else { return status }
  let limit = query[kSecMatchLimit]
  if limit as? String == kSecMatchLimitAll || (limit as? NSNumber)?.intValue ?? 1 > 1 {
    let count = (limit as? NSNumber)?.intValue ?? found.count
    result?.pointee = found.prefix(count).compactMap { returned($0, query) } as AnyObject
  } else if let first = found.first {
    result?.pointee = returned(first, query) as AnyObject?
  }
  return errSecSuccess
}

/// Changes items of the keychain.
///
/// - Parameters:
///   - query: The class and the attributes of the items.
///   - attributesToUpdate: The new values.
/// - Returns: `errSecSuccess` or an error, such as `errSecItemNotFound`.
@discardableResult
public func SecItemUpdate(
  _ query: CFDictionary, _ attributesToUpdate: CFDictionary
) -> OSStatus {
  guard let values = KeychainItem.values(of: attributesToUpdate), values[kSecClass] == nil else {
    return errSecParam
  }
  var isDuplicate = false
  let status = withMatches(query) { items, matches in
    var changed = items
    for place in Set(matches.flatMap(\.places)) {
      changed[place].values.merge(values) { _, new in new }
      changed[place].values[kSecAttrModificationDate] = Date()
    }
    isDuplicate = Set(changed.map(\.identifier)).count < changed.count
    if !isDuplicate { items = changed }
    return !isDuplicate
  }
  return isDuplicate ? errSecDuplicateItem : status
}

/// Deletes items of the keychain.
///
/// - Parameter query: The class and the attributes of the items.
/// - Returns: `errSecSuccess` or an error, such as `errSecItemNotFound`.
@discardableResult
public func SecItemDelete(_ query: CFDictionary) -> OSStatus {
  withMatches(query) { items, matches in
    let places = KeychainMatch.deleted(matches, from: items)
    items = items.indices.filter { !places.contains($0) }.map { items[$0] }
    return true
  }
}

// MARK: Internals

/// The failure of adding an item.
private struct AddingFailure: Error {
  let status: OSStatus
}

/// Returns the new item of a request, or the certificate and the key of a new identity.
private func newItems(_ request: CFDictionary) -> Result<[KeychainItem], AddingFailure> {
  if let identity = request[kSecValueRef] as? SecIdentity {
    let kind = request[kSecClass] as? String
    guard kind == nil || kind == kSecClassIdentity else {
      return .failure(AddingFailure(status: errSecParam))
    }
    var items: [KeychainItem] = []
    for part in KeychainItem.parts(identity, of: request) {
      switch newItems(part) {
      case .success(let new): items += new
      case .failure(let failure): return .failure(failure)
      }
    }
    return .success(items)
  }
  guard let values = KeychainItem.values(of: request), let kind = values[kSecClass] as? String
  else { return .failure(AddingFailure(status: errSecParam)) }
  guard KeychainItem.classes.contains(kind) else {
    return .failure(AddingFailure(status: errSecUnimplemented))
  }
  var item = KeychainItem(values: values)
  guard item.isPassword || item.reference != nil else {
    return .failure(AddingFailure(status: errSecParam))
  }
  item.complete()
  item.values[kSecAttrCreationDate] = Date()
  item.values[kSecAttrModificationDate] = item.values[kSecAttrCreationDate]
  if item.values[kSecAttrAccessible] == nil {
    item.values[kSecAttrAccessible] = kSecAttrAccessibleWhenUnlocked
  }
  return .success([item])
}

/// Calls a closure with all items and those that a query finds.
private func withMatches(
  _ query: CFDictionary, _ body: (inout [KeychainItem], [KeychainMatch]) -> Bool
) -> OSStatus {
  guard var request = KeychainItem.values(of: query, isQuery: true) else { return errSecParam }
  let reference = query[kSecValuePersistentRef] as? Data
  let kind = request[kSecClass] as? String
  if let kind {
    guard KeychainItem.classes.contains(kind) else { return errSecItemNotFound }
    // By default a query finds items that are not synchronizable (Keychain.KC4).
    request[kSecAttrSynchronizable] = request[kSecAttrSynchronizable] ?? NSNumber(value: false)
  } else {
    guard reference != nil else { return errSecParam }
    request = [:]
  }
  let conditions = KeychainConditions(query)
  return KeychainStore.shared.access { items in
    let matches = KeychainMatch.all(of: kind, in: items).filter {
      $0.item.matches(request) && conditions.areMet(by: $0.item, among: items)
        && (reference == nil || reference == $0.item.persistentReference)
    }
    guard !matches.isEmpty else { return (errSecItemNotFound, false) }
    return (errSecSuccess, body(&items, matches))
  }
}

/// Returns the requested values of an item; `nil` for none.
private func returned(_ item: KeychainItem, _ request: CFDictionary) -> Any? {
  func isOn(_ key: String) -> Bool { (request[key] as? NSNumber)?.boolValue ?? false }
  let reference = item.persistentReference
  guard isOn(kSecReturnAttributes) else {
    if isOn(kSecReturnRef), !isOn(kSecReturnData), !isOn(kSecReturnPersistentRef) {
      return item.reference
    }
    if isOn(kSecReturnData) {
      guard isOn(kSecReturnPersistentRef) else { return item.values[kSecValueData] }
    } else {
      return isOn(kSecReturnPersistentRef) ? reference : nil
    }
    var both: CFDictionary = [kSecValuePersistentRef: reference]
    both[kSecValueData] = item.values[kSecValueData]
    return both
  }
  var all = item.values as CFDictionary
  if !isOn(kSecReturnData) { all[kSecValueData] = nil }
  if isOn(kSecReturnPersistentRef) { all[kSecValuePersistentRef] = reference }
  if isOn(kSecReturnRef) { all[kSecValueRef] = item.reference }
  return all
}
