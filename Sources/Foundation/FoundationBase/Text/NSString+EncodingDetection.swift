extension NSString {
  /// Returns the raw value of the first encoding that can decode data; 0 if none can.
  ///
  /// The suggested encodings are tried first, then UTF-8, UTF-16 and UTF-32 with a byte order mark,
  /// Windows-1252 and Latin 1. No conversion is lossy.
  ///
  /// - Parameters:
  ///   - data: The data.
  ///   - opts: The encodings to try.
  ///   - string: Receives the text.
  ///   - usedLossyConversion: Receives false.
  public class func stringEncoding(
    for data: Data, encodingOptions opts: [StringEncodingDetectionOptionsKey: Any]? = nil,
    convertedString string: AutoreleasingUnsafeMutablePointer<NSString?>?,
    usedLossyConversion: UnsafeMutablePointer<ObjCBool>?
  ) -> UInt {
    func encodings(_ key: StringEncodingDetectionOptionsKey) -> [String.Encoding] {
      let numbers = opts?[key] as? [Any] ?? []
      return numbers.compactMap { ($0 as? UInt) ?? ($0 as? NSNumber)?.uintValue }
        .map { String.Encoding(rawValue: $0) }
    }
    let isLimited = opts?[.useOnlySuggestedEncodingsKey] as? Bool ?? false
    let hasMark = [[0xff, 0xfe], [0xfe, 0xff]].contains { data.starts(with: $0) }
    let others: [String.Encoding] =
      isLimited ? [] : [.utf8] + (hasMark ? [.utf32, .utf16] : []) + [.windowsCP1252, .isoLatin1]
    let excluded = encodings(.disallowedEncodingsKey)
    usedLossyConversion?.pointee = false
    for encoding in encodings(.suggestedEncodingsKey) + others where !excluded.contains(encoding) {
      guard let text = String(data: data, encoding: encoding) else { continue }
      string?.pointee = text as NSString
      return encoding.rawValue
    }
    return 0
  }
}
