internal import Glibc

// Core Foundation's functions for the files and texts of bundles, by Foundation's
// (ObjectiveC.FO52).

/// Creates the bundle of a folder; nil if there is no such folder.
public func CFBundleCreate(_ allocator: CFAllocator!, _ bundleURL: CFURL!) -> CFBundle! {
  bundleURL.flatMap { Bundle(url: $0) }
}

/// Returns the address of a resource; nil if there is none.
///
/// - Parameters:
///   - bundle: The bundle.
///   - resourceName: The name; nil for any.
///   - resourceType: The ending of the name; nil for none.
///   - subDirName: The folder in the bundle's resources; nil for these themselves.
public func CFBundleCopyResourceURL(
  _ bundle: CFBundle!, _ resourceName: CFString!, _ resourceType: CFString!, _ subDirName: CFString!
) -> CFURL! {
  guard let subDirName else {
    return bundle?.url(forResource: resourceName, withExtension: resourceType)
  }
  return bundle?.url(
    forResource: resourceName, withExtension: resourceType, subdirectory: subDirName)
}

/// Returns a text in the language of the phone; without one the value, or the key.
public func CFBundleCopyLocalizedString(
  _ bundle: CFBundle!, _ key: CFString!, _ value: CFString!, _ tableName: CFString!
) -> CFString! {
  guard let key else { return value }
  return bundle?.localizedString(forKey: key, value: value, table: tableName)
}

/// Returns the folder of a bundle's resources.
public func CFBundleCopyResourcesDirectoryURL(_ bundle: CFBundle!) -> CFURL! {
  bundle?.resourceURL
}

/// Returns the address of a bundle's program; nil without one.
public func CFBundleCopyExecutableURL(_ bundle: CFBundle!) -> CFURL! { bundle?.executableURL }

/// Returns the languages of a bundle.
public func CFBundleCopyBundleLocalizations(_ bundle: CFBundle!) -> CFArray! {
  bundle?.localizations
}

/// Returns the language in which a bundle was developed; nil if it names none (Region.LR10).
public func CFBundleGetDevelopmentRegion(_ bundle: CFBundle!) -> CFString! {
  bundle?.developmentLocalization
}

/// Returns the bundles that are in use.
public func CFBundleGetAllBundles() -> CFArray! { Bundle.allBundles }

/// Returns the address of a function of the program and its libraries; nil if none has the name.
///
/// - Parameters:
///   - bundle: The bundle, whose program is not told apart from other libraries.
///   - functionName: The name.
public func CFBundleGetFunctionPointerForName(_ bundle: CFBundle!, _ functionName: CFString!)
  -> UnsafeMutableRawPointer!
{
  functionName.flatMap { dlsym(nil, $0) }
}
