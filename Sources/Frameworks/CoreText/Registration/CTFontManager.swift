public import CoreGraphics
internal import TactusDisplayList
internal import TactusFoundation

// The registration of an app's own fonts. Steps Text.FO10…

/// The domain of the errors of registrations.
public let kCTFontManagerErrorDomain: CFString = "com.apple.CoreText.CTFontManagerErrorDomain"
/// The key of the URLs that an error is about.
public let kCTFontManagerErrorFontURLsKey: CFString = "CTFontManagerErrorFontURLs"

/// A pointer to the error of a Core Text function.
public typealias CTFontManagerErrorPointer = UnsafeMutablePointer<Unmanaged<CFError>?>

/// Registers the fonts of a file.
///
/// - Parameters:
///   - fontURL: The URL of the file.
///   - scope: The scope; the registration lasts as long as the process.
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

/// Unregisters the fonts of a file.
///
/// - Parameters:
///   - fontURL: The URL of the file.
///   - scope: The scope.
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

/// Registers a font that was created from bytes.
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

/// Unregisters a font that was created from bytes.
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

/// Registers the fonts of several files.
///
/// - Parameters:
///   - fontURLs: The URLs of the files.
///   - scope: The scope; the registration lasts as long as the process.
///   - enabled: Whether the fonts are enabled; registering disabled fonts has no use here.
///   - registrationHandler: A closure that receives the errors, and whether the registration is
///     done; it returns whether to continue. It is called once.
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
