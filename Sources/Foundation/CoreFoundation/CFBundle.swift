// Core Foundation's functions for bundles.

/// Core Foundation's name of a bundle.
public typealias CFBundle = Bundle

/// Returns the bundle of the app.
public func CFBundleGetMainBundle() -> CFBundle! { .main }

/// Returns the identifier of a bundle; `nil` if it has none.
public func CFBundleGetIdentifier(_ bundle: CFBundle!) -> CFString! { bundle?.bundleIdentifier }

/// Returns a bundle that is loaded by its identifier; `nil` if there is none.
public func CFBundleGetBundleWithIdentifier(_ bundleID: CFString!) -> CFBundle! {
  bundleID.flatMap { Bundle(identifier: $0) }
}

/// Returns a value of a bundle's property list; `nil` if there is none.
public func CFBundleGetValueForInfoDictionaryKey(_ bundle: CFBundle!, _ key: CFString!)
  -> CFTypeRef!
{
  bundle?.object(forInfoDictionaryKey: key) as AnyObject?
}

/// Returns the property list of a bundle.
public func CFBundleGetInfoDictionary(_ bundle: CFBundle!) -> CFDictionary! {
  bundle?.infoDictionary ?? [:]
}

/// Returns the folder of a bundle.
public func CFBundleCopyBundleURL(_ bundle: CFBundle!) -> CFURL! { bundle?.bundleURL }
