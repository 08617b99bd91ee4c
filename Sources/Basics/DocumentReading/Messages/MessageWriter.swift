/// A writer of a message's bytes: numbers with their least byte first, texts after their length.
package struct MessageWriter {
  /// The bytes so far.
  package private(set) var bytes: [UInt8] = []

  /// Creates a writer without bytes.
  package init() {}

  /// Writes a byte.
  package mutating func write(_ number: UInt8) { bytes.append(number) }

  /// Writes a Boolean value.
  package mutating func write(_ flag: Bool) { bytes.append(flag ? 1 : 0) }

  /// Writes a number.
  package mutating func write(_ number: UInt32) {
    withUnsafeBytes(of: number.littleEndian) { bytes.append(contentsOf: $0) }
  }

  /// Writes a count, which is within the limits of all messages.
  package mutating func write(count: Int) { write(UInt32(clamping: count)) }

  /// Writes a number.
  package mutating func write(_ number: Double) {
    withUnsafeBytes(of: number.bitPattern.littleEndian) { bytes.append(contentsOf: $0) }
  }

  /// Writes a whole number.
  package mutating func write(_ number: Int64) {
    withUnsafeBytes(of: number.littleEndian) { bytes.append(contentsOf: $0) }
  }

  /// Writes a text.
  package mutating func write(_ text: String) {
    let text = Array(text.utf8)
    write(count: text.count)
    bytes.append(contentsOf: text)
  }

  mutating func write(_ rectangle: PageRectangle) {
    for number in [rectangle.x, rectangle.y, rectangle.width, rectangle.height] { write(number) }
  }

  /// Writes a number, or its absence.
  package mutating func write(_ number: Double?) {
    write(number != nil)
    if let number { write(number) }
  }

  mutating func write(_ place: PageDestination) {
    write(count: place.page)
    write(place.left)
    write(place.top)
    write(place.zoom)
  }

  /// Writes bytes after their number.
  package mutating func write(bytes more: [UInt8]) {
    write(count: more.count)
    bytes.append(contentsOf: more)
  }
}
