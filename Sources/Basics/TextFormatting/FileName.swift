/// The conversion of file names between bytes and text.
///
/// A file name is a series of bytes, which need not be UTF-8. In text, each byte that is not part
/// of a valid character becomes a private-use scalar, U+10FF00 plus the byte; `bytes(of:)` converts
/// it back where a name goes to the system. So every file can be opened by the name that a shell
/// passes.
///
/// - Source: ours, in the manner of Python's `surrogateescape`. Confidence: measured.
public enum FileName {
  /// Returns the name in a C string as text.
  public static func text(of name: UnsafePointer<CChar>) -> String {
    if let text = String(validatingCString: name), !hasMarks(text) { return text }
    var bytes: [UInt8] = []
    var next = name
    while next.pointee != 0 {
      bytes.append(UInt8(bitPattern: next.pointee))
      next += 1
    }
    return text(of: bytes[...])
  }

  /// Returns a name as a C string, for functions of the system.
  public static func bytes(of name: String) -> [CChar] {
    guard hasMarks(name) else { return Array(name.utf8CString) }
    var bytes: [CChar] = []
    for scalar in name.unicodeScalars {
      if let byte = byte(of: scalar) {
        bytes.append(CChar(bitPattern: byte))
      } else {
        bytes += String(scalar).utf8.map { CChar(bitPattern: $0) }
      }
    }
    return bytes + [0]
  }

  /// Returns a text in which bytes of names that are not valid text are shown as U+FFFD.
  public static func shown(_ text: String) -> String {
    guard hasMarks(text) else { return text }
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      result.append(byte(of: scalar) == nil ? scalar : "\u{FFFD}")
    }
    return String(result)
  }

  // MARK: Internals

  /// The value of the scalar for byte 0.
  private static let mark: UInt32 = 0x10FF00

  /// Returns whether a text may contain such scalars: their UTF-8 begins with this byte.
  private static func hasMarks(_ text: String) -> Bool { text.utf8.contains(0xF4) }

  /// Returns the byte that a scalar stands for, or `nil` if it stands for itself.
  ///
  /// Bytes below 0x80 are always valid text.
  private static func byte(of scalar: Unicode.Scalar) -> UInt8? {
    guard scalar.value >= mark + 0x80, scalar.value <= mark + 0xFF else { return nil }
    return UInt8(scalar.value - mark)
  }

  private static func text(of bytes: ArraySlice<UInt8>) -> String {
    var result = String.UnicodeScalarView()
    var rest = bytes
    while let first = rest.first {
      let count = first < 0x80 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
      let character = rest.prefix(count)
      if let text = String(validating: character, as: UTF8.self),
        let scalar = text.unicodeScalars.first,
        text.unicodeScalars.count == 1, byte(of: scalar) == nil
      {
        result.append(scalar)
        rest = rest.dropFirst(count)
      } else {
        // Every value is a scalar: the range is beyond the surrogates.
        if let scalar = Unicode.Scalar(mark + UInt32(first)) { result.append(scalar) }
        rest = rest.dropFirst()
      }
    }
    return String(result)
  }
}
