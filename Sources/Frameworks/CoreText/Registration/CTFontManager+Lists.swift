internal import TactusFoundation

// The registration of several files. Steps Text.FO10…

/// Registers the fonts of several files.
///
/// - Parameters:
///   - fontURLs: The URLs of the files.
///   - scope: The scope; the registration lasts as long as the process.
///   - errors: A buffer for a list of errors.
/// - Returns: Whether the fonts of all files were registered.
@discardableResult
public func CTFontManagerRegisterFontsForURLs(
  _ fontURLs: CFArray, _ scope: CTFontManagerScope,
  _ errors: UnsafeMutablePointer<Unmanaged<NSArray>?>?
) -> Bool {
  let found = failures(of: fontURLs) { CTFontManagerRegisterFontsForURL($0, scope, $1) }
  if !found.isEmpty { errors?.pointee = .passRetained(NSArray(array: found)) }
  return found.isEmpty
}

/// Unregisters the fonts of several files.
///
/// - Parameters:
///   - fontURLs: The URLs of the files.
///   - scope: The scope.
///   - registrationHandler: A closure that receives the errors, and whether the registration is
///     done; it returns whether to continue. It is called once.
public func CTFontManagerUnregisterFontURLs(
  _ fontURLs: CFArray, _ scope: CTFontManagerScope,
  _ registrationHandler: ((_ errors: CFArray, _ done: Bool) -> Bool)?
) {
  let found = failures(of: fontURLs) { CTFontManagerUnregisterFontsForURL($0, scope, $1) }
  _ = registrationHandler?(found, true)
}

/// Unregisters the fonts of several files.
///
/// - Parameters:
///   - fontURLs: The URLs of the files.
///   - scope: The scope.
///   - errors: A buffer for a list of errors.
/// - Returns: Whether the fonts of all files were unregistered.
@discardableResult
public func CTFontManagerUnregisterFontsForURLs(
  _ fontURLs: CFArray, _ scope: CTFontManagerScope,
  _ errors: UnsafeMutablePointer<Unmanaged<NSArray>?>?
) -> Bool {
  let found = failures(of: fontURLs) { CTFontManagerUnregisterFontsForURL($0, scope, $1) }
  if !found.isEmpty { errors?.pointee = .passRetained(NSArray(array: found)) }
  return found.isEmpty
}

/// Performs an action for URLs, and returns the errors.
private func failures(
  of urls: CFArray, _ perform: (URL, CTFontManagerErrorPointer?) -> Bool
) -> [Any] {
  urls.compactMap { $0 as? URL }.compactMap { url in
    var error: Unmanaged<CFError>?
    return perform(url, &error) ? nil : error?.takeRetainedValue()
  }
}
