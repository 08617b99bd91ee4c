internal import CTactusExif

/// The value of an entry of metadata.
struct MetadataEntry {
  /// The numbers of an entry that is no string; fractions with a denominator of zero are omitted.
  private(set) var numbers: [Double] = []
  /// The bytes.
  private let bytes: [UInt8]
  private let format: ExifFormat

  /// Reads an entry.
  init(_ entry: ExifEntry) {
    format = entry.format
    guard let data = entry.data else {
      bytes = []
      return
    }
    bytes = Array(UnsafeBufferPointer(start: data, count: Int(entry.size)))
    let size = Int(exif_format_get_size(format))
    guard size > 0 else { return }
    let order = exif_data_get_byte_order(entry.parent?.pointee.parent)
    for index in 0..<min(Int(entry.components), bytes.count / size) {
      Self.number(at: data + index * size, format, order).map { numbers.append($0) }
    }
  }

  /// Returns the value for a key as Image I/O represents it: a string, a number or an array of
  /// numbers; `nil` for a corrupt entry.
  func value(for key: CFString) -> (any Sendable)? {
    switch key {
    case kCGImagePropertyExifVersion, kCGImagePropertyExifFlashPixVersion: return version
    case kCGImagePropertyExifUserComment: return Self.text(bytes.dropFirst(8))
    case kCGImagePropertyGPSLatitude, kCGImagePropertyGPSLongitude,
      kCGImagePropertyGPSDestLatitude, kCGImagePropertyGPSDestLongitude:
      return degrees
    case kCGImagePropertyGPSTimeStamp: return time
    case kCGImagePropertyExifISOSpeedRatings: return numbers.isEmpty ? nil : numbers.map { Int($0) }
    default: break
    }
    if format == EXIF_FORMAT_ASCII { return Self.text(bytes[...]) }
    guard let first = numbers.first else { return nil }
    let isFraction = format == EXIF_FORMAT_RATIONAL || format == EXIF_FORMAT_SRATIONAL
    if numbers.count == 1 { return isFraction ? first : Int(first) as any Sendable }
    return isFraction ? numbers : numbers.map { Int($0) } as any Sendable
  }

  // MARK: Forms

  /// The components of a version of four digits: 2, 2, 1 for "0221", and 1, 0 for "0100".
  ///
  /// - Source: listings of Image I/O's properties in public questions. Confidence: reported.
  private var version: [Int]? {
    let digits = bytes.map { Int($0) - 48 }
    guard digits.count == 4, digits.allSatisfy({ (0...9).contains($0) }) else { return nil }
    let parts = [digits[0] * 10 + digits[1], digits[2], digits[3]]
    return parts[2] == 0 ? Array(parts.prefix(2)) : parts
  }

  /// The angle of degrees, minutes and seconds.
  private var degrees: Double? {
    numbers.count == 3 ? numbers[0] + numbers[1] / 60 + numbers[2] / 3600 : nil
  }

  /// The time of hours, minutes and seconds: "09:05:07".
  private var time: String? {
    guard numbers.count == 3, numbers.allSatisfy({ (0..<100).contains($0) }) else { return nil }
    return numbers.map { ($0 < 10 ? "0" : "") + String(Int($0)) }.joined(separator: ":")
  }

  private static func text(_ bytes: ArraySlice<UInt8>) -> String {
    String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
  }

  private static func number(
    at place: UnsafeMutablePointer<UInt8>, _ format: ExifFormat, _ order: ExifByteOrder
  ) -> Double? {
    switch format {
    case EXIF_FORMAT_BYTE, EXIF_FORMAT_UNDEFINED: return Double(place.pointee)
    case EXIF_FORMAT_SHORT: return Double(exif_get_short(place, order))
    case EXIF_FORMAT_LONG: return Double(exif_get_long(place, order))
    case EXIF_FORMAT_SLONG: return Double(exif_get_slong(place, order))
    case EXIF_FORMAT_RATIONAL:
      let fraction = exif_get_rational(place, order)
      let (above, below) = (fraction.numerator, fraction.denominator)
      return below == 0 ? nil : Double(above) / Double(below)
    case EXIF_FORMAT_SRATIONAL:
      let fraction = exif_get_srational(place, order)
      let (above, below) = (fraction.numerator, fraction.denominator)
      return below == 0 ? nil : Double(above) / Double(below)
    default: return nil
    }
  }
}
