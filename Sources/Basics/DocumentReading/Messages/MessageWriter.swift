/// A writer of a message's bytes: numbers with their least byte first, texts after their length.
struct MessageWriter {
  /// The bytes so far.
  private(set) var bytes: [UInt8] = []

  mutating func write(_ number: UInt8) { bytes.append(number) }

  mutating func write(_ flag: Bool) { bytes.append(flag ? 1 : 0) }

  mutating func write(_ number: UInt32) {
    withUnsafeBytes(of: number.littleEndian) { bytes.append(contentsOf: $0) }
  }

  /// Writes a count, which is within the limits of all messages.
  mutating func write(count: Int) { write(UInt32(clamping: count)) }

  mutating func write(_ number: Double) {
    withUnsafeBytes(of: number.bitPattern.littleEndian) { bytes.append(contentsOf: $0) }
  }

  mutating func write(_ text: String) {
    let text = Array(text.utf8)
    write(count: text.count)
    bytes.append(contentsOf: text)
  }

  mutating func write(_ rectangle: PageRectangle) {
    for number in [rectangle.x, rectangle.y, rectangle.width, rectangle.height] { write(number) }
  }

  mutating func write(_ number: Double?) {
    write(number != nil)
    if let number { write(number) }
  }

  mutating func write(_ place: PageDestination) {
    write(count: place.page)
    write(place.left)
    write(place.top)
    write(place.zoom)
  }

  mutating func write(bytes more: [UInt8]) {
    write(count: more.count)
    bytes.append(contentsOf: more)
  }
}
