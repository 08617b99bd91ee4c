public import CoreGraphics
internal import TactusDisplayList
internal import TactusFoundation

// The registration of an app's own fonts. Steps Text.FO10…

/// The domain of the errors of registrations.
public let kCTFontManagerErrorDomain: CFString = "com.apple.CoreText.CTFontManagerErrorDomain"
/// The key of the URLs that an error is about.
public let kCTFontManagerErrorFontURLsKey: CFString = "CTFontManagerErrorFontURLs"

/// The error that a function of Core Text stores.
public typealias CTFontManagerErrorPointer = UnsafeMutablePointer<Unmanaged<CFError>?>

/// Makes the fonts of a file available.
///
/// - Parameters:
///   - fontURL: The URL of the file.
///   - scope: The reach; the registration lasts as long as the process.
///   - error: Memory for an error.
/// - Returns: Whether the fonts were registered.
@discardableResult
public func CTFontManagerRegisterFontsForURL(
  _ fontURL: CFURL, _ scope: CTFontManagerScope, _ error: CTFontManagerErrorPointer?
) -> Bool {
  FontRegistration.perform(fontURL, error) { path throws(FontLibrary.RegistrationError) in
    try FontLibrary.shared.register(path)
  }
}

/// Removes the fonts of a file.
///
/// - Parameters:
///   - fontURL: The URL of the file.
///   - scope: The reach.
///   - error: Memory for an error.
/// - Returns: Whether the fonts were removed.
@discardableResult
public func CTFontManagerUnregisterFontsForURL(
  _ fontURL: CFURL, _ scope: CTFontManagerScope, _ error: CTFontManagerErrorPointer?
) -> Bool {
  FontRegistration.perform(fontURL, error) { path throws(FontLibrary.RegistrationError) in
    try FontLibrary.shared.unregister(path)
  }
}

/// Makes a font available that was created from bytes.
///
/// - Parameters:
///   - font: The font.
///   - error: Memory for an error.
/// - Returns: Whether the font was registered.
@discardableResult
public func CTFontManagerRegisterGraphicsFont(
  _ font: CGFont, _ error: CTFontManagerErrorPointer?
) -> Bool {
  FontRegistration.perform(font, error) { file throws(FontLibrary.RegistrationError) in
    try FontLibrary.shared.register(file)
  }
}

/// Removes a font that was created from bytes.
///
/// - Parameters:
///   - font: The font.
///   - error: Memory for an error.
/// - Returns: Whether the font was removed.
@discardableResult
public func CTFontManagerUnregisterGraphicsFont(
  _ font: CGFont, _ error: CTFontManagerErrorPointer?
) -> Bool {
  FontRegistration.perform(font, error) { file throws(FontLibrary.RegistrationError) in
    try FontLibrary.shared.unregister(file.path)
  }
}

/// Makes the fonts of several files available.
///
/// - Parameters:
///   - fontURLs: The URLs of the files.
///   - scope: The reach; the registration lasts as long as the process.
///   - enabled: Whether the fonts can be found; stored fonts that cannot are of no use here.
///   - registrationHandler: A closure that gets the errors, and whether these are all; it returns
///     whether to continue. It is called once.
public func CTFontManagerRegisterFontURLs(
  _ fontURLs: CFArray, _ scope: CTFontManagerScope, _ enabled: Bool,
  _ registrationHandler: ((_ errors: CFArray, _ done: Bool) -> Bool)?
) {
  var errors: [Any] = []
  for case let url as URL in fontURLs where enabled {
    var error: Unmanaged<CFError>?
    CTFontManagerRegisterFontsForURL(url, scope, &error)
    if let error { errors.append(error.takeRetainedValue()) }
  }
  _ = registrationHandler?(errors, true)
}
