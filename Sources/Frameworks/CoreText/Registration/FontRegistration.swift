internal import CoreGraphics
internal import TactusDisplayList
internal import TactusFoundation

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
      return true
    } catch {
      store(CTFontManagerError(error), url, pointer)
      return false
    }
  }

  private static func store(
    _ code: CTFontManagerError, _ url: URL?, _ pointer: CTFontManagerErrorPointer?
  ) {
    var info: [String: Any] = [NSLocalizedDescriptionKey: code.explanation]
    if let url { info[kCTFontManagerErrorFontURLsKey] = [url] }
    let error = NSError(domain: kCTFontManagerErrorDomain, code: code.rawValue, userInfo: info)
    pointer?.pointee = .passRetained(error)
  }
}
