import TactusHealthModel

extension HealthUUID {
  /// Creates an identifier from the bytes of its text; `nil` for another text.
  init?(_ text: UnsafeBufferPointer<UInt8>) {
    guard text.count == 36, text[8] == Self.dash, text[13] == Self.dash, text[18] == Self.dash,
      text[23] == Self.dash, let time = Self.number(text, 0..<8),
      let middle = Self.number(text, 9..<13), let version = Self.number(text, 14..<18),
      let variant = Self.number(text, 19..<23), let node = Self.number(text, 24..<36)
    else { return nil }
    self.init(high: time << 32 | middle << 16 | version, low: variant << 48 | node)
  }

  private static var dash: UInt8 { UInt8(ascii: "-") }

  /// Returns the number of hexadecimal digits; `nil` for other bytes.
  private static func number(
    _ text: UnsafeBufferPointer<UInt8>, _ range: Range<Int>
  ) -> UInt64? {
    var number: UInt64 = 0
    // All digits are read before they are judged.
    var isValid = true
    for index in range {
      let digit = text[index] &- UInt8(ascii: "0")
      // The bit by which lowercase letters differ.
      let letter = (text[index] | 0x20) &- UInt8(ascii: "a")
      isValid = isValid && (digit < 10 || letter < 6)
      number = number << 4 | UInt64(digit < 10 ? digit : letter &+ 10)
    }
    return isValid ? number : nil
  }
}
