/// Numbers in files with exported health data.
enum HealthExportNumber {
  /// Returns the number that bytes consist of; `nil` if they are not a number.
  static func parse(_ text: UnsafeBufferPointer<UInt8>) -> Double? {
    guard !text.isEmpty, text.count < 64 else { return nil }
    // Up to 15 digits and powers of ten up to 22 are exact, so one division rounds correctly.
    var (mantissa, digits, decimals, hasPoint) = (0, 0, 0, false)
    for (index, byte) in text.enumerated() {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        mantissa = mantissa &* 10 &+ Int(byte &- UInt8(ascii: "0"))
        digits += 1
        if hasPoint { decimals += 1 }
      case UInt8(ascii: ".") where !hasPoint: hasPoint = true
      case UInt8(ascii: "-") where index == 0: break
      default: return Double(String(decoding: text, as: UTF8.self))
      }
    }
    guard (1...15).contains(digits) else { return Double(String(decoding: text, as: UTF8.self)) }
    let number = Double(mantissa) / powers[decimals]
    return text[0] == UInt8(ascii: "-") ? -number : number
  }

  /// Returns the text of a number, from which the same number is read.
  static func text(_ number: Double) -> String {
    Int(exactly: number).map { "\($0)" } ?? "\(number)"
  }

  /// The powers of ten up to the maximum number of decimals.
  private static let powers: [Double] = {
    var powers = [1.0]
    for _ in 0..<15 { powers.append((powers.last ?? 1) * 10) }
    return powers
  }()
}
