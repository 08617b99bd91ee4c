// The names of lists of errors, and the keys of the user info of an error: those of Foundation.

/// The list of the system's errors.
public let kCFErrorDomainPOSIX: CFErrorDomain! = NSPOSIXErrorDomain
/// The list of Apple's results.
public let kCFErrorDomainOSStatus: CFErrorDomain! = NSOSStatusErrorDomain
/// The list of the Mach kernel's results.
public let kCFErrorDomainMach: CFErrorDomain! = NSMachErrorDomain
/// The list of Foundation's errors.
public let kCFErrorDomainCocoa: CFErrorDomain! = NSCocoaErrorDomain

/// Returns what the user can do about an error; `nil` if it does not say.
public func CFErrorCopyRecoverySuggestion(_ err: CFError!) -> CFString! {
  err?.localizedRecoverySuggestion
}
