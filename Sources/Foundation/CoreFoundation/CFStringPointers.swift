import TactusThreads

/// The contents of strings as C strings, which live as long as the program.
///
/// A `CFString` is a value here and has no storage that a pointer could lead to.
private enum CStrings {
  /// The number of strings that are kept; later ones have no pointer.
  ///
  /// - Source: guess; apps ask for constants and names.
  static let limit = 4096

  private struct Table { var pointers: [String: UnsafePointer<CChar>] = [:] }
  private static let table = Guarded(Table())

  /// Returns the contents of a string in UTF-8; nil if too many strings are kept.
  static func pointer(to text: String) -> UnsafePointer<CChar>? {
    table.withLock { table in
      if let known = table.pointers[text] { return known }
      guard table.pointers.count < limit else { return nil }
      let bytes = Array(text.utf8CString)
      let copy = UnsafeMutablePointer<CChar>.allocate(capacity: bytes.count)
      copy.initialize(from: bytes, count: bytes.count)
      table.pointers[text] = UnsafePointer(copy)
      return UnsafePointer(copy)
    }
  }
}

/// Returns the contents of a string as a C string; nil if the string cannot be had without a
/// conversion (ObjectiveC.FO32).
///
/// - Parameters:
///   - theString: The string.
///   - encoding: The encoding; strings of other characters than ASCII are had in UTF-8 only.
public func CFStringGetCStringPtr(
  _ theString: CFString?, _ encoding: CFStringEncoding
) -> UnsafePointer<CChar>? {
  guard let theString, !theString.utf8.contains(0),
    encoding == CFStringBuiltInEncodings.UTF8.rawValue
      || theString.utf8.allSatisfy({ $0 < 0x80 }) && agreesWithASCII(encoding)
  else { return nil }
  return CStrings.pointer(to: theString)
}

/// Returns the characters of a string; always nil, because no string is kept as UTF-16
/// (ObjectiveC.FO32).
public func CFStringGetCharactersPtr(_ theString: CFString?) -> UnsafePointer<UniChar>? { nil }

/// Returns whether texts of ASCII have the same bytes in an encoding.
private func agreesWithASCII(_ encoding: CFStringEncoding) -> Bool {
  switch CFStringConvertEncodingToNSStringEncoding(encoding) {
  case String.Encoding.utf16.rawValue, String.Encoding.utf16BigEndian.rawValue,
    String.Encoding.utf16LittleEndian.rawValue, String.Encoding.utf32.rawValue,
    String.Encoding.utf32BigEndian.rawValue, String.Encoding.utf32LittleEndian.rawValue:
    false
  default: true
  }
}
