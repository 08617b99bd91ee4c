internal import CTactusExif

/// The form of an entry's value in a file.
///
/// - Source: EXIF 2.3 of CIPA and JEITA. Confidence: documented.
enum MetadataForms {
  /// A text.
  case text
  /// A string with a marker of its encoding.
  case markedText
  /// Bytes, each of which is a number.
  case bytes
  /// Bytes of an undefined type.
  case plainBytes
  /// 16-bit numbers.
  case shorts
  /// 32-bit numbers.
  case longs
  /// Unsigned fractions.
  case fractions
  /// Signed fractions.
  case signedFractions
  /// Four digits of a version.
  case version
  /// An angle as degrees, minutes and seconds.
  case angle
  /// A time as hours, minutes and seconds.
  case time

  /// The forms of TIFF entries that differ from the usual ones.
  static let tiff: [UInt32: MetadataForms] = [
    282: .fractions, 283: .fractions, 286: .fractions, 287: .fractions, 318: .fractions,
    319: .fractions, 322: .longs, 323: .longs,
  ]

  /// The forms of EXIF entries that differ from the usual ones.
  static let exif: [UInt32: MetadataForms] = [
    33434: .fractions, 33437: .fractions, 34865: .longs, 34866: .longs, 34867: .longs,
    34868: .longs, 34869: .longs, 36864: .version, 37121: .plainBytes, 37122: .fractions,
    37377: .signedFractions, 37378: .fractions, 37379: .signedFractions, 37380: .signedFractions,
    37381: .fractions, 37382: .fractions, 37386: .fractions, 37510: .markedText, 40960: .version,
    40962: .longs, 40963: .longs, 41483: .fractions, 41486: .fractions, 41487: .fractions,
    41493: .fractions, 41728: .plainBytes, 41729: .plainBytes, 41730: .plainBytes,
    41988: .fractions, 42034: .fractions, 42240: .fractions,
  ]

  /// The forms of GPS entries that differ from the usual ones.
  static let gps: [UInt32: MetadataForms] = [
    0: .bytes, 2: .angle, 4: .angle, 5: .bytes, 6: .fractions, 7: .time, 11: .fractions,
    13: .fractions, 15: .fractions, 17: .fractions, 20: .angle, 22: .angle, 24: .fractions,
    26: .fractions, 27: .markedText, 28: .markedText, 31: .fractions,
  ]

  /// Returns the usual form of a value: a string, or 16-bit numbers; nil for other values.
  static func usual(_ value: Any) -> MetadataForms? {
    if value is String || value is NSString { return .text }
    return numbers(value) == nil ? nil : .shorts
  }

  /// The format of the entry.
  var format: ExifFormat {
    switch self {
    case .text: EXIF_FORMAT_ASCII
    case .bytes: EXIF_FORMAT_BYTE
    case .markedText, .plainBytes, .version: EXIF_FORMAT_UNDEFINED
    case .shorts: EXIF_FORMAT_SHORT
    case .longs: EXIF_FORMAT_LONG
    case .fractions, .angle, .time: EXIF_FORMAT_RATIONAL
    case .signedFractions: EXIF_FORMAT_SRATIONAL
    }
  }

  /// Returns the bytes of a value, big-endian; nil for a wrong type or a number out of range.
  func bytes(_ value: Any) -> [UInt8]? {
    switch self {
    case .text: return (value as? String).map { Array($0.utf8) + [0] }
    case .markedText:
      guard let text = value as? String else { return nil }
      let mark = text.utf8.allSatisfy { $0 < 0x80 } ? "ASCII\0\0\0" : "UNICODE\0"
      return Array(mark.utf8) + Array(text.utf8)
    case .time:
      let parts = (value as? String)?.split(separator: ":").compactMap { Double($0) }
      return parts?.count == 3 ? Self.write(parts, Self.fraction) : nil
    case .angle:
      guard let angle = CGImageSource.number(value).map(abs), angle <= 180 else { return nil }
      let minutes = (angle - angle.rounded(.down)) * 60
      let seconds = (minutes - minutes.rounded(.down)) * 60
      return Self.write(
        [angle.rounded(.down), minutes.rounded(.down), seconds], Self.fraction)
    default: break
    }
    guard let numbers = Self.numbers(value), !numbers.isEmpty else { return nil }
    switch self {
    case .bytes, .plainBytes: return Self.write(numbers) { Self.whole($0, UInt8.self) }
    case .shorts: return Self.write(numbers) { Self.whole($0, UInt16.self) }
    case .longs: return Self.write(numbers) { Self.whole($0, UInt32.self) }
    case .fractions: return Self.write(numbers, Self.fraction)
    case .signedFractions:
      return Self.write(numbers) { number in
        guard let bytes = Self.fraction(abs(number)) else { return nil }
        guard number < 0 else { return bytes }
        let above = bytes.prefix(4).reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
        guard above <= UInt32(Int32.max) else { return nil }
        return Self.big(-Int32(above)) + bytes.suffix(4)
      }
    case .version:
      guard let major = numbers.first, (0..<100).contains(major) else { return nil }
      // The components 2, 3 and 1 are the digits 0231.
      let rest = numbers.dropFirst() + [0, 0]
      guard rest.allSatisfy({ (0..<10).contains($0) }) else { return nil }
      return ([Int(major) / 10, Int(major) % 10] + rest.prefix(2).map { Int($0) })
        .map { UInt8(48 + $0) }
    default: return nil
    }
  }

  // MARK: Internals

  /// Returns the numbers of a value: one, or those of an array; nil for other values.
  private static func numbers(_ value: Any) -> [Double]? {
    if let list = value as? [Any] {
      let numbers = list.compactMap { CGImageSource.number($0) }
      return numbers.count == list.count ? numbers : nil
    }
    return value is String ? nil : CGImageSource.number(value).map { [$0] }
  }

  private static func write(_ numbers: [Double]?, _ form: (Double) -> [UInt8]?) -> [UInt8]? {
    let parts = numbers?.compactMap(form)
    guard let parts, parts.count == numbers?.count else { return nil }
    return Array(parts.joined())
  }

  private static func whole<Number: FixedWidthInteger>(
    _ value: Double, _ type: Number.Type
  ) -> [UInt8]? { Number(exactly: value.rounded()).map { big($0) } }

  /// Returns a fraction: 1/120 for an exposure time, otherwise one with as many digits as fit.
  private static func fraction(_ value: Double) -> [UInt8]? {
    guard value >= 0, value <= Double(Int32.max) else { return nil }
    let inverse = (1 / value).rounded()
    if value > 0, value < 1, inverse <= 1e6, abs(1 / inverse - value) < value * 1e-6 {
      return big(UInt32(1)) + big(UInt32(inverse))
    }
    var below = 1.0
    while below < 1e6, value * below * 10 <= Double(Int32.max),
      (value * below).rounded() != value * below
    {
      below *= 10
    }
    return big(UInt32((value * below).rounded())) + big(UInt32(below))
  }

  private static func big<Number: FixedWidthInteger>(_ value: Number) -> [UInt8] {
    withUnsafeBytes(of: value.bigEndian) { Array($0) }
  }
}
