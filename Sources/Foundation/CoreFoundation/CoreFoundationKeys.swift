// The keys of Core Foundation's bundles.

/// The key of a bundle's identifier.
public let kCFBundleIdentifierKey: CFString! = "CFBundleIdentifier"
/// The key of the name of a bundle's executable file.
public let kCFBundleExecutableKey: CFString! = "CFBundleExecutable"
/// The key of the version of an information property list.
public let kCFBundleInfoDictionaryVersionKey: CFString! = "CFBundleInfoDictionaryVersion"
/// The key of the build number of a bundle.
public let kCFBundleVersionKey: CFString! = "CFBundleVersion"
/// The key of the language in which a bundle was developed.
public let kCFBundleDevelopmentRegionKey: CFString! = "CFBundleDevelopmentRegion"
/// The key of the name of a bundle.
public let kCFBundleNameKey: CFString! = "CFBundleName"
/// The key of the languages of a bundle.
public let kCFBundleLocalizationsKey: CFString! = "CFBundleLocalizations"
