internal import CoreGraphics
internal import TactusDisplayList
internal import TactusFoundation
internal import TactusUIKitValues

/// Performs registrations, and stores their errors.
enum FontRegistration {
  static func perform(
    _ url: URL, _ error: CTFontManagerErrorPointer?,
    _ body: (String) throws(FontLibrary.RegistrationError) -> Void
  ) -> Bool {
    guard url.isFileURL else {
      store(.fileNotFound, url, error)
      return false
    }
    return run(url, error) { () throws(FontLibrary.RegistrationError) in
      try body(url.standardizedFileURL.path)
    }
  }

  static func perform(
    _ font: CGFont, _ error: CTFontManagerErrorPointer?,
    _ body: (FontDataFile) throws(FontLibrary.RegistrationError) -> Void
  ) -> Bool {
    guard let file = font.file else {
      store(.alreadyRegistered, nil, error)
      return false
    }
    return run(nil, error) { () throws(FontLibrary.RegistrationError) in
      try body(file)
    }
  }

  private static func run(
    _ url: URL?, _ pointer: CTFontManagerErrorPointer?,
    _ body: () throws(FontLibrary.RegistrationError) -> Void
  ) -> Bool {
    do {
      try body()
      announce()
      return true
    } catch {
      store(CTFontManagerError(error), url, pointer)
      return false
    }
  }

  private static func store(
    _ code: CTFontManagerError, _ url: URL?, _ pointer: CTFontManagerErrorPointer?
  ) {
    let failure = error(code, url.map { [kCTFontManagerErrorFontURLsKey: [$0]] } ?? [:])
    pointer?.pointee = .passRetained(failure)
  }

  /// Notifies observers that the registered fonts have changed.
  static func announce() {
    NotificationCenter.default.post(
      name: Notification.Name(kCTFontManagerRegisteredFontsChangedNotification), object: nil)
  }

  /// Creates the error of a font in an asset catalog.
  static func error(_ code: CTFontManagerError, asset name: String) -> NSError {
    error(code, [kCTFontManagerErrorFontAssetNameKey: name])
  }

  /// Creates the error of a descriptor.
  static func error(_ code: CTFontManagerError, descriptor: CTFontDescriptor) -> NSError {
    error(code, [kCTFontManagerErrorFontDescriptorsKey: [descriptor]])
  }

  private static func error(_ code: CTFontManagerError, _ about: [String: Any]) -> NSError {
    let info = about.merging([NSLocalizedDescriptionKey: code.explanation]) { $1 }
    return NSError(domain: kCTFontManagerErrorDomain, code: code.rawValue, userInfo: info)
  }
}
