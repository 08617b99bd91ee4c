// The functions of keychain items with an `NSDictionary`, which on an iPhone is a `CFDictionary`.

/// Adds an item to the keychain.
///
/// - Parameters:
///   - attributes: The class, the attributes and the password of the item, and what is returned.
///   - result: Memory for what is returned; `nil` for nothing.
/// - Returns: `errSecSuccess` or an error, such as `errSecDuplicateItem`.
@_disfavoredOverload @discardableResult
public func SecItemAdd(
  _ attributes: NSDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?
) -> OSStatus { SecItemAdd(attributes.values, result) }

/// Finds items of the keychain.
///
/// - Parameters:
///   - query: The class and the attributes of the items, how many, and what is returned.
///   - result: Memory for what is returned: data, a dictionary, or an array of them.
/// - Returns: `errSecSuccess` or an error, such as `errSecItemNotFound`.
@_disfavoredOverload @discardableResult
public func SecItemCopyMatching(
  _ query: NSDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?
) -> OSStatus { SecItemCopyMatching(query.values, result) }

/// Changes items of the keychain.
///
/// - Parameters:
///   - query: The class and the attributes of the items.
///   - attributesToUpdate: The new values.
/// - Returns: `errSecSuccess` or an error, such as `errSecItemNotFound`.
@_disfavoredOverload @discardableResult
public func SecItemUpdate(
  _ query: NSDictionary, _ attributesToUpdate: NSDictionary
) -> OSStatus { SecItemUpdate(query.values, attributesToUpdate.values) }

/// Changes items of the keychain that an `NSDictionary` describes.
@_disfavoredOverload @discardableResult
public func SecItemUpdate(
  _ query: NSDictionary, _ attributesToUpdate: CFDictionary
) -> OSStatus { SecItemUpdate(query.values, attributesToUpdate) }

/// Changes items of the keychain to the values of an `NSDictionary`.
@_disfavoredOverload @discardableResult
public func SecItemUpdate(
  _ query: CFDictionary, _ attributesToUpdate: NSDictionary
) -> OSStatus { SecItemUpdate(query, attributesToUpdate.values) }

/// Deletes items of the keychain.
///
/// - Parameter query: The class and the attributes of the items.
/// - Returns: `errSecSuccess` or an error, such as `errSecItemNotFound`.
@_disfavoredOverload @discardableResult
public func SecItemDelete(_ query: NSDictionary) -> OSStatus { SecItemDelete(query.values) }

extension NSDictionary {
  /// The keys and values.
  fileprivate var values: CFDictionary { self as? [AnyHashable: Any] ?? [:] }
}
