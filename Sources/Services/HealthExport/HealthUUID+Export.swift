import TactusHealthModel

extension HealthUUID {
  /// Creates an identifier from the bytes of its text; `nil` for another text.
  init?(_ text: UnsafeBufferPointer<UInt8>) {
    guard text.count == 36, text[8] == Self.dash, text[13] == Self.dash, text[18] == Self.dash,
      text[23] == Self.dash, let time = Self.number(text, 0, 4),
      let versions = Self.number(text, 9, 14), let variant = Self.number(text, 19, 24),
      let node = Self.number(text, 28, 32)
    else { return nil }
    self.init(high: time << 32 | versions, low: variant << 32 | node)
  }

  private static var dash: UInt8 { UInt8(ascii: "-") }

  /// Returns the number of eight hexadecimal digits, in two groups of four; `nil` for other bytes.
  ///
  /// The digits are converted together, each in its byte of a word.
  private static func number(
    _ text: UnsafeBufferPointer<UInt8>, _ first: Int, _ second: Int
  ) -> UInt64? {
    let raw = UnsafeRawBufferPointer(text)
    func group(_ place: Int) -> UInt64 {
      UInt64(UInt32(bigEndian: raw.loadUnaligned(fromByteOffset: place, as: UInt32.self)))
    }
    let digits = group(first) << 32 | group(second)
    func each(_ byte: UInt64) -> UInt64 { byte &* 0x0101_0101_0101_0101 }
    let numbers = (digits & each(0x0F)) &+ (digits >> 6 & each(1)) &* 9
    // The digits of the numbers, in lowercase: those of other bytes are others.
    let letters = (numbers &+ each(6)) >> 4 & each(1)
    guard numbers &+ each(0x30) &+ letters &* 0x27 == digits | each(0x20),
      (digits | digits >> 1) & each(0x20) == each(0x20)
    else { return nil }
    var packed = (numbers | numbers >> 4) & 0x00FF_00FF_00FF_00FF
    packed = (packed | packed >> 8) & 0x0000_FFFF_0000_FFFF
    return (packed | packed >> 16) & 0xFFFF_FFFF
  }
}
