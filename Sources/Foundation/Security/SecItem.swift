// The functions of keychain items. Steps Keychain.KC1–KC7.

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
  guard let values = KeychainItem.values(of: attributes), let kind = values[kSecClass] as? String
  else { return errSecParam }
  guard KeychainItem.classes.contains(kind) else { return errSecUnimplemented }
  var item = KeychainItem(values: values)
  guard item.isPassword || item.reference != nil else { return errSecParam }
  item.values[kSecAttrCreationDate] = Date()
  item.values[kSecAttrModificationDate] = item.values[kSecAttrCreationDate]
  if item.values[kSecAttrAccessible] == nil {
    item.values[kSecAttrAccessible] = kSecAttrAccessibleWhenUnlocked
  }
  let status = KeychainStore.shared.access { items in
    let identifier = item.identifier
    guard !items.contains(where: { $0.identifier == identifier }) else {
      return (errSecDuplicateItem, false)
    }
    items.append(item)
    return (errSecSuccess, true)
  }
  if status == errSecSuccess { result?.pointee = returned(item, attributes) as AnyObject? }
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
  let status = withMatches(query) { items, places in
    found = places.map { items[$0] }
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
  let status = withMatches(query) { items, places in
    var changed = items
    for place in places {
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
  withMatches(query) { items, places in
    for place in places.reversed() { items.remove(at: place) }
    return true
  }
}

// MARK: Internals

/// Calls a closure with all items and the places of those that a query finds.
private func withMatches(
  _ query: CFDictionary, _ body: (inout [KeychainItem], [Int]) -> Bool
) -> OSStatus {
  guard var request = KeychainItem.values(of: query) else { return errSecParam }
  let reference = query[kSecValuePersistentRef] as? Data
  guard let kind = request[kSecClass] as? String else {
    guard let reference else { return errSecParam }
    return withMatches([:], reference, body)
  }
  guard KeychainItem.classes.contains(kind) else { return errSecItemNotFound }
  KeychainItem.warnOfMatching(query)
  // Keychain.KC4.
  request[kSecAttrSynchronizable] = request[kSecAttrSynchronizable] ?? NSNumber(value: false)
  return withMatches(request, reference, body)
}

private func withMatches(
  _ request: [String: Any], _ reference: Data?, _ body: (inout [KeychainItem], [Int]) -> Bool
) -> OSStatus {
  KeychainStore.shared.access { items in
    let places = items.indices.filter {
      items[$0].matches(request)
        && (reference == nil || reference == Data(items[$0].identifier.utf8))
    }
    guard !places.isEmpty else { return (errSecItemNotFound, false) }
    return (errSecSuccess, body(&items, places))
  }
}

/// Returns what a request asks for of an item; `nil` for nothing.
private func returned(_ item: KeychainItem, _ request: CFDictionary) -> Any? {
  func isOn(_ key: String) -> Bool { (request[key] as? NSNumber)?.boolValue ?? false }
  let reference = Data(item.identifier.utf8)
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
