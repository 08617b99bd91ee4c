// Core Foundation's functions for the defaults of an app, which are those of `UserDefaults`.

/// The app that runs.
public let kCFPreferencesCurrentApplication: CFString! = "kCFPreferencesCurrentApplication"

/// Returns the defaults of an app or an app group; nil without such.
func defaults(of app: CFString?) -> UserDefaults? {
  app == nil || app == kCFPreferencesCurrentApplication
    ? .standard : app.flatMap { UserDefaults(suiteName: $0) }
}

/// Returns the value of a key; `nil` if there is none.
public func CFPreferencesCopyAppValue(_ key: CFString!, _ applicationID: CFString!)
  -> CFPropertyList!
{ defaults(of: applicationID)?.object(forKey: key) as CFPropertyList? }

/// Sets the value of a key, or removes it.
public func CFPreferencesSetAppValue(
  _ key: CFString!, _ value: CFPropertyList!, _ applicationID: CFString!
) { defaults(of: applicationID)?.set(value, forKey: key) }

/// Writes changes to storage.
///
/// - Returns: Whether they are written.
@discardableResult
public func CFPreferencesAppSynchronize(_ applicationID: CFString!) -> Bool {
  defaults(of: applicationID)?.synchronize() ?? false
}

/// Returns the Boolean value of a key.
///
/// - Parameter keyExistsAndHasValidFormat: Memory for whether there is one.
public func CFPreferencesGetAppBooleanValue(
  _ key: CFString!, _ applicationID: CFString!,
  _ keyExistsAndHasValidFormat: UnsafeMutablePointer<Bool>!
) -> Bool {
  let value = defaults(of: applicationID)?.object(forKey: key) as? Bool
  keyExistsAndHasValidFormat?.pointee = value != nil
  return value ?? false
}

/// Core Foundation's name of a value of a property list.
public typealias CFPropertyList = AnyObject

/// Returns the number of a key; 0 without one.
///
/// - Parameter keyExistsAndHasValidFormat: Memory for whether there is one.
public func CFPreferencesGetAppIntegerValue(
  _ key: CFString!, _ applicationID: CFString!,
  _ keyExistsAndHasValidFormat: UnsafeMutablePointer<Bool>!
) -> CFIndex {
  let value = defaults(of: applicationID)?.object(forKey: key)
  let number =
    (value as? NSNumber)?.intValue ?? (value as? Int) ?? (value as? String).flatMap(Int.init)
  keyExistsAndHasValidFormat?.pointee = number != nil
  return number ?? 0
}
