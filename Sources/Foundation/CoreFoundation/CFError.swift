// Core Foundation's functions for errors and identifiers.

/// Core Foundation's domain of an error.
public typealias CFErrorDomain = CFString

/// Returns the domain of an error.
public func CFErrorGetDomain(_ err: CFError!) -> CFErrorDomain! { err?.domain }

/// Returns the code of an error.
public func CFErrorGetCode(_ err: CFError!) -> CFIndex { err?.code ?? 0 }

/// Returns the description of an error for the user.
public func CFErrorCopyDescription(_ err: CFError!) -> CFString! { err?.localizedDescription }

/// Returns the reason of an error for the user; `nil` if it has none.
public func CFErrorCopyFailureReason(_ err: CFError!) -> CFString! { err?.localizedFailureReason }

/// Returns the user info of an error.
public func CFErrorCopyUserInfo(_ err: CFError!) -> CFDictionary! { err?.userInfo }

/// Creates an error, whose domain is an object of Foundation.
@_disfavoredOverload
public func CFErrorCreate(
  _ allocator: CFAllocator?, _ domain: NSString!, _ code: CFIndex, _ userInfo: CFDictionary!
) -> CFError! {
  let name: CFErrorDomain? = domain.map { String($0) }
  return CFErrorCreate(allocator, name, code, userInfo)
}

/// Creates an error.
public func CFErrorCreate(
  _ allocator: CFAllocator?, _ domain: CFErrorDomain!, _ code: CFIndex, _ userInfo: CFDictionary!
) -> CFError! {
  let pairs = (userInfo ?? [:]).compactMap { key, value in
    (key.base as? String).map { ($0, value) }
  }
  return NSError(domain: domain ?? "", code: code, userInfo: Dictionary(pairs) { $1 })
}
