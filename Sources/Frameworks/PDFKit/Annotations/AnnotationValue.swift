import TactusDocumentReading

/// Conversions between annotation values of apps and of the format.
enum AnnotationValue {
  /// Returns an app's value as a number; nil if it is not one.
  static func number(_ value: Any?) -> CGFloat? {
    switch value {
    case let number as CGFloat: number
    case let number as Double: CGFloat(number)
    case let number as Float: CGFloat(number)
    case let number as Int: CGFloat(number)
    case let number as NSNumber: CGFloat(number.doubleValue)
    default: nil
    }
  }

  /// Returns the points in an array of numbers or of boxed points.
  static func points(_ value: Any?) -> [CGPoint] {
    guard let values = value as? [Any] else { return [] }
    let points = values.compactMap { ($0 as? NSValue).flatMap(point) ?? ($0 as? CGPoint) }
    if points.count == values.count { return points }
    let numbers = values.compactMap(number)
    return stride(from: 0, to: numbers.count - 1, by: 2).map {
      CGPoint(x: numbers[$0], y: numbers[$0 + 1])
    }
  }

  private static func point(_ value: NSValue) -> CGPoint? {
    value is NSNumber ? nil : value.cgPointValue
  }

  /// Returns a name or a string of the format; a name has its slash.
  static func string(_ value: PDFValue?) -> String? {
    switch value {
    case .text(let bytes)?: text(bytes)
    case .name(let name)?: "/" + name
    default: nil
    }
  }

  /// Returns the string of bytes, in one of the format's two encodings or in UTF-8.
  static func text(_ bytes: [UInt8]) -> String {
    if bytes.starts(with: [0xfe, 0xff]) {
      let units = stride(from: 2, to: bytes.count - 1, by: 2).map {
        UInt16(bytes[$0]) << 8 | UInt16(bytes[$0 + 1])
      }
      return String(decoding: units, as: UTF16.self)
    }
    if let text = String(validating: bytes, as: UTF8.self) {
      return text.hasPrefix("\u{feff}") ? String(text.dropFirst()) : text
    }
    return String(String.UnicodeScalarView(bytes.map { Unicode.Scalar($0) }))
  }

  /// Returns a string in the format.
  static func text(_ string: String) -> PDFValue {
    if string.utf8.allSatisfy({ $0 < 128 }) { return .text(Array(string.utf8)) }
    return .text([0xfe, 0xff] + string.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 255)] })
  }

  /// Returns the color of components; nil if there are none.
  static func color(_ value: PDFValue?) -> UIColor? {
    guard let parts = value?.elements?.compactMap(\.number).map({ CGFloat($0) }) else { return nil }
    switch parts.count {
    case 1: return UIColor(white: parts[0], alpha: 1)
    case 3: return UIColor(red: parts[0], green: parts[1], blue: parts[2], alpha: 1)
    case 4:
      let light = 1 - parts[3]
      return UIColor(
        red: (1 - parts[0]) * light, green: (1 - parts[1]) * light, blue: (1 - parts[2]) * light,
        alpha: 1)
    default: return nil
    }
  }

  /// Returns the components of a color; empty for a transparent one.
  static func components(_ color: UIColor) -> PDFValue {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    guard color.getRed(&red, green: &green, blue: &blue, alpha: &alpha), alpha > 0 else {
      return .array([])
    }
    return numbers([red, green, blue])
  }

  /// Returns an array of numbers, each with at most three decimals.
  static func numbers(_ values: [CGFloat]) -> PDFValue {
    .array(values.map { .number((Double($0) * 1_000).rounded() / 1_000) })
  }

  /// Returns the coordinates of a rectangle's corners.
  static func rectangle(_ rect: CGRect) -> PDFValue {
    numbers([rect.minX, rect.minY, rect.maxX, rect.maxY])
  }

  /// Returns the rectangle of its corners.
  static func rectangle(_ value: PDFValue?) -> CGRect? {
    guard let parts = value?.elements?.compactMap(\.number), parts.count == 4 else { return nil }
    return CGRect(
      x: min(parts[0], parts[2]), y: min(parts[1], parts[3]), width: abs(parts[2] - parts[0]),
      height: abs(parts[3] - parts[1]))
  }

  /// Returns the date of a string such as `D:20260102030405Z`; nil if it is not one.
  static func date(_ text: String) -> Date? {
    let text = text.hasPrefix("D:") ? text.dropFirst(2) : text[...]
    let digits = text.prefix { $0.isNumber }.compactMap(\.wholeNumberValue)
    guard digits.count >= 4 else { return nil }
    func part(_ start: Int, _ count: Int, _ otherwise: Int) -> Int {
      guard digits.count >= start + count else { return otherwise }
      return digits[start..<start + count].reduce(0) { $0 * 10 + $1 }
    }
    var parts = DateComponents()
    (parts.year, parts.month, parts.day) = (part(0, 4, 1), part(4, 2, 1), part(6, 2, 1))
    (parts.hour, parts.minute, parts.second) = (part(8, 2, 0), part(10, 2, 0), part(12, 2, 0))
    let zone = text.drop { $0.isNumber }
    var offset = 0
    if let sign = zone.first, sign == "+" || sign == "-" {
      let numbers = zone.compactMap(\.wholeNumberValue)
      let hours = numbers.prefix(2).reduce(0) { $0 * 10 + $1 }
      let minutes = numbers.dropFirst(2).prefix(2).reduce(0) { $0 * 10 + $1 }
      offset = (sign == "-" ? -1 : 1) * (hours * 3_600 + minutes * 60)
    }
    return gregorian.date(from: parts)?.addingTimeInterval(-Double(offset))
  }

  /// Returns a date as a string.
  static func text(of date: Date) -> String {
    let parts = gregorian.dateComponents(
      [.year, .month, .day, .hour, .minute, .second], from: date)
    func two(_ number: Int?) -> String { (number ?? 0) < 10 ? "0\(number ?? 0)" : "\(number ?? 0)" }
    return "D:\(parts.year ?? 1970)\(two(parts.month))\(two(parts.day))\(two(parts.hour))"
      + "\(two(parts.minute))\(two(parts.second))Z"
  }

  private static var gregorian: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? .current
    return calendar
  }
}
