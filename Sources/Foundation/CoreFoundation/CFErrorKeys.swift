// The names of error domains, and the keys of the user info of an error: those of Foundation.

/// The domain of the system's errors.
public let kCFErrorDomainPOSIX: CFErrorDomain! = NSPOSIXErrorDomain
/// The domain of `OSStatus` codes.
public let kCFErrorDomainOSStatus: CFErrorDomain! = NSOSStatusErrorDomain
/// The domain of the Mach kernel's results.
public let kCFErrorDomainMach: CFErrorDomain! = NSMachErrorDomain
/// The domain of Foundation's errors.
public let kCFErrorDomainCocoa: CFErrorDomain! = NSCocoaErrorDomain

/// Returns the recovery suggestion of an error for the user; `nil` if it has none.
public func CFErrorCopyRecoverySuggestion(_ err: CFError!) -> CFString! {
  err?.localizedRecoverySuggestion
}
