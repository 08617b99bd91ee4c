// Core Foundation's functions for lists of a bundle's files, by Foundation's (ObjectiveC.FO52).

/// Returns the addresses of the resources with an ending.
///
/// - Parameters:
///   - bundle: The bundle.
///   - resourceType: The ending of the name; nil for any.
///   - subDirName: The folder in the bundle's resources; nil for these themselves.
public func CFBundleCopyResourceURLsOfType(
  _ bundle: CFBundle!, _ resourceType: CFString!, _ subDirName: CFString!
) -> CFArray! {
  bundle?.urls(forResourcesWithExtension: resourceType, subdirectory: subDirName)
    .map { $0.map { $0 as URL } } ?? []
}

/// Returns the address of a resource in the folder of a bundle that is not loaded.
///
/// - Parameters:
///   - bundleURL: The folder.
///   - resourceName: The name; nil for any.
///   - resourceType: The ending of the name; nil for none.
///   - subDirName: The folder in the bundle's resources; nil for these themselves.
public func CFBundleCopyResourceURLInDirectory(
  _ bundleURL: CFURL!, _ resourceName: CFString!, _ resourceType: CFString!, _ subDirName: CFString!
) -> CFURL! {
  CFBundleCopyResourceURL(CFBundleCreate(nil, bundleURL), resourceName, resourceType, subDirName)
}

/// Returns the property list of a bundle's folder; nil if there is none.
public func CFBundleCopyInfoDictionaryInDirectory(_ bundleURL: CFURL!) -> CFDictionary! {
  bundleURL.flatMap { Bundle(url: $0)?.infoDictionary }
}

/// Returns the languages of a list that fit the user's best.
public func CFBundleCopyPreferredLocalizationsFromArray(_ locArray: CFArray!) -> CFArray! {
  Bundle.preferredLocalizations(from: (locArray ?? []).compactMap { $0 as? String })
}

/// Returns the languages of a list that fit others best.
///
/// - Parameters:
///   - locArray: The list.
///   - prefArray: The languages of a user, the best first; nil for the user of the phone.
public func CFBundleCopyLocalizationsForPreferences(
  _ locArray: CFArray!, _ prefArray: CFArray!
) -> CFArray! {
  Bundle.preferredLocalizations(
    from: (locArray ?? []).compactMap { $0 as? String },
    forPreferences: prefArray.map { $0.compactMap { $0 as? String } })
}
