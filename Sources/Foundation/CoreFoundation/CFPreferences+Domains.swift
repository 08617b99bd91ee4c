// The functions of defaults with a user and a host. An iPhone has one user, and defaults belong to
// apps: the user and the host make no difference (ours).

/// Any app.
public let kCFPreferencesAnyApplication: CFString! = "kCFPreferencesAnyApplication"
/// Any host.
public let kCFPreferencesAnyHost: CFString! = "kCFPreferencesAnyHost"
/// This host.
public let kCFPreferencesCurrentHost: CFString! = "kCFPreferencesCurrentHost"
/// Any user.
public let kCFPreferencesAnyUser: CFString! = "kCFPreferencesAnyUser"
/// This user.
public let kCFPreferencesCurrentUser: CFString! = "kCFPreferencesCurrentUser"

/// Returns the value of a key; `nil` if there is none.
public func CFPreferencesCopyValue(
  _ key: CFString!, _ applicationID: CFString!, _ userName: CFString!, _ hostName: CFString!
) -> CFPropertyList! { CFPreferencesCopyAppValue(key, applicationID) }

/// Returns the values of several keys; of all that the app knows for `nil`.
public func CFPreferencesCopyMultiple(
  _ keysToFetch: CFArray!, _ applicationID: CFString!, _ userName: CFString!,
  _ hostName: CFString!
) -> CFDictionary! {
  guard let values = defaults(of: applicationID)?.dictionaryRepresentation() else { return [:] }
  guard let keysToFetch else { return values }
  let keys = Set(keysToFetch.compactMap { $0 as? String })
  return values.filter { keys.contains($0.key) }
}

/// Sets the value of a key, or removes it.
public func CFPreferencesSetValue(
  _ key: CFString!, _ value: CFPropertyList!, _ applicationID: CFString!,
  _ userName: CFString!, _ hostName: CFString!
) { CFPreferencesSetAppValue(key, value, applicationID) }

/// Sets and removes several keys.
public func CFPreferencesSetMultiple(
  _ keysToSet: CFDictionary!, _ keysToRemove: CFArray!, _ applicationID: CFString!,
  _ userName: CFString!, _ hostName: CFString!
) {
  guard let defaults = defaults(of: applicationID) else { return }
  for (key, value) in keysToSet ?? [:] {
    if let key = key.base as? String { defaults.set(value, forKey: key) }
  }
  for case let key as String in keysToRemove ?? [] { defaults.removeObject(forKey: key) }
}

/// Writes changes to storage.
///
/// - Returns: Whether they are written.
@discardableResult
public func CFPreferencesSynchronize(
  _ applicationID: CFString!, _ userName: CFString!, _ hostName: CFString!
) -> Bool { CFPreferencesAppSynchronize(applicationID) }

/// Returns the keys that an app knows; `nil` for none.
public func CFPreferencesCopyKeyList(
  _ applicationID: CFString!, _ userName: CFString!, _ hostName: CFString!
) -> CFArray! {
  let keys = defaults(of: applicationID)?.dictionaryRepresentation().keys.sorted() ?? []
  return keys.isEmpty ? nil : keys
}

/// Returns false: no value is forced.
public func CFPreferencesAppValueIsForced(
  _ key: CFString!, _ applicationID: CFString!
) -> Bool { false }
