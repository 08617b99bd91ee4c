/// Conversions between Swift's strings and those of the engine.
enum JSText {
  /// Creates a string, which the caller releases.
  static func make(_ text: String) -> JSStringRef? {
    let units = Array(text.utf16)
    return units.withUnsafeBufferPointer { buffer in
      // An empty array has no address.
      buffer.isEmpty
        ? JSStringCreateWithUTF8CString("")
        : JSStringCreateWithCharacters(buffer.baseAddress, buffer.count)
    }
  }

  /// Calls a closure with a string that is valid during the call.
  static func with<Result>(_ text: String, _ body: (JSStringRef?) -> Result) -> Result {
    let string = make(text)
    defer { if string != nil { JSStringRelease(string) } }
    return body(string)
  }

  /// Returns the text of a string.
  static func read(_ string: JSStringRef) -> String {
    let units = UnsafeBufferPointer(
      start: JSStringGetCharactersPtr(string), count: JSStringGetLength(string))
    return String(decoding: units, as: UTF16.self)
  }

  /// Returns the text of a string and releases it; nil without a string.
  static func take(_ string: JSStringRef?) -> String? {
    guard let string else { return nil }
    defer { JSStringRelease(string) }
    return read(string)
  }
}
