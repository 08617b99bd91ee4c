/// A writer that encodes values in little-endian order.
struct ByteWriter: Sendable {
  var bytes: [UInt8] = []

  mutating func byte(_ value: UInt8) { bytes.append(value) }

  /// Writes a variable-length integer: seven bits per byte, the least first, with the highest bit
  /// set in all bytes but the last.
  mutating func count(_ value: Int) {
    var rest = UInt64(value)
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }

  /// Writes a number with 24 significant bits, clamped to the coordinate limit; NaN becomes 0.
  mutating func number(_ value: Double) {
    let limit = DrawingFormat.coordinateLimit
    let single = Float(value)
    let sound = single.isNaN ? 0 : max(-limit, min(limit, single))
    integer(sound.bitPattern)
  }

  /// Writes a number from 0 to 1 with 16 bits.
  mutating func fraction(_ value: Double) {
    integer(UInt16((value > 0 ? min(1, value) : 0) * 65_535 + 0.5))
  }

  mutating func uint64(_ value: UInt64) { integer(value) }

  mutating func text(_ text: String) {
    let utf8 = Array(text.utf8)
    count(utf8.count)
    bytes += utf8
  }

  private mutating func integer(_ value: some FixedWidthInteger) {
    withUnsafeBytes(of: value.littleEndian) { bytes.append(contentsOf: $0) }
  }
}
