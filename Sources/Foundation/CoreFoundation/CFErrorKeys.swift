// The names of error domains, and the keys of the user info of an error: those of Foundation.

/// The domain of the system's errors.
public let kCFErrorDomainPOSIX: CFErrorDomain! = NSPOSIXErrorDomain
/// The domain of `OSStatus` codes.
public let kCFErrorDomainOSStatus: CFErrorDomain! = NSOSStatusErrorDomain
/// The domain of the Mach kernel's results.
public let kCFErrorDomainMach: CFErrorDomain! = NSMachErrorDomain
/// The domain of Foundation's errors.
public let kCFErrorDomainCocoa: CFErrorDomain! = NSCocoaErrorDomain

/// The key of the description for the user.
public let kCFErrorLocalizedDescriptionKey: CFString! = NSLocalizedDescriptionKey
/// The key of the failure for the user.
public let kCFErrorLocalizedFailureKey: CFString! = "NSLocalizedFailure"
/// The key of the reason for the user.
public let kCFErrorLocalizedFailureReasonKey: CFString! = NSLocalizedFailureReasonErrorKey
/// The key of the recovery suggestion for the user.
public let kCFErrorLocalizedRecoverySuggestionKey: CFString! =
  NSLocalizedRecoverySuggestionErrorKey
/// The key of a description for developers.
public let kCFErrorDescriptionKey: CFString! = "NSDescription"
/// The key of the error that caused this one.
public let kCFErrorUnderlyingErrorKey: CFString! = NSUnderlyingErrorKey
/// The key of a URL.
public let kCFErrorURLKey: CFString! = NSURLErrorKey
/// The key of the path of a file.
public let kCFErrorFilePathKey: CFString! = NSFilePathErrorKey

/// Returns the recovery suggestion of an error for the user; `nil` if it has none.
public func CFErrorCopyRecoverySuggestion(_ err: CFError!) -> CFString! {
  err?.localizedRecoverySuggestion
}
