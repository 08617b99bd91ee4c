import Foundation

// The members of strings that Foundation on Linux has for `NSString` only, or without which
// extensions of `String` cannot name them (ObjectiveC.FO47).
extension StringProtocol {
  /// Returns the string with a transform, such as the one to Latin letters; nil if there is no such
  /// transform.
  ///
  /// - Parameters:
  ///   - transform: The transform.
  ///   - reverse: Whether the inverse transform is applied.
  public func applyingTransform(_ transform: StringTransform, reverse: Bool) -> String? {
    let text = NSMutableString(string: String(self))
    let range = NSRange(location: 0, length: text.length)
    return text.applyTransform(transform, reverse: reverse, range: range, updatedRange: nil)
      ? text as String : nil
  }

  /// Returns the keys and texts of a file of localized strings; an empty dictionary if the string
  /// is not one.
  public func propertyListFromStringsFileFormat() -> [String: String] {
    NSString(string: String(self)).propertyList() as? [String: String] ?? [:]
  }

  /// Returns the string with percent escapes for the characters that are not allowed in a URL; nil
  /// if it cannot be converted to the encoding.
  ///
  /// - Parameter encoding: The encoding of the escaped characters.
  @available(*, deprecated, message: "use addingPercentEncoding(withAllowedCharacters:)")
  public func addingPercentEscapes(using encoding: String.Encoding) -> String? {
    guard let bytes = String(self).data(using: encoding) else { return nil }
    let kept = CharacterSet.urlQueryAllowed.union(CharacterSet(charactersIn: "#%"))
    return bytes.map { byte in
      let scalar = Unicode.Scalar(byte)
      // A percent sign is escaped, as it would begin an escape.
      return byte < 0x80 && kept.contains(scalar) && scalar != "%"
        ? String(scalar) : String(format: "%%%02X", byte)
    }.joined()
  }

  /// Returns the string with the characters that percent escapes stand for; nil if their bytes are
  /// not text in the encoding.
  ///
  /// - Parameter encoding: The encoding of the escaped characters.
  @available(*, deprecated, message: "use removingPercentEncoding")
  public func replacingPercentEscapes(using encoding: String.Encoding) -> String? {
    let text = String(self)
    if encoding == .utf8 { return text.removingPercentEncoding }
    guard let source = text.data(using: encoding) else { return nil }
    var bytes: [UInt8] = []
    var rest = source[...]
    while let first = rest.popFirst() {
      let digits = String(decoding: rest.prefix(2), as: UTF8.self)
      if first == UInt8(ascii: "%"), digits.utf8.count == 2, let byte = UInt8(digits, radix: 16) {
        bytes.append(byte)
        rest = rest.dropFirst(2)
      } else {
        bytes.append(first)
      }
    }
    return String(data: Data(bytes), encoding: encoding)
  }
}
