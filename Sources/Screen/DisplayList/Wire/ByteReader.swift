/// Takes values out of bytes that nobody has looked at yet.
struct ByteReader: Sendable {
  private let bytes: [UInt8]
  private(set) var place = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  var left: Int { bytes.count - place }

  func malformed(_ what: String) -> DrawingFormatError { .malformed(at: place, what) }

  mutating func byte() throws(DrawingFormatError) -> UInt8 {
    guard left > 0 else { throw malformed("it ends here") }
    place += 1
    return bytes[place - 1]
  }

  /// A value of a few cases.
  mutating func choice<Choice: RawRepresentable<UInt8>>(
    _ type: Choice.Type, _ what: String
  ) throws(DrawingFormatError) -> Choice {
    let start = place
    guard let choice = Choice(rawValue: try byte()) else {
      throw .malformed(at: start, "there is no such \(what)")
    }
    return choice
  }

  /// Bits of which only some have a meaning.
  mutating func flags(_ known: UInt8) throws(DrawingFormatError) -> UInt8 {
    let start = place
    let flags = try byte()
    guard flags & ~known == 0 else { throw .malformed(at: start, "a bit without meaning is set") }
    return flags
  }

  mutating func count(upTo limit: Int = Int(UInt32.max)) throws(DrawingFormatError) -> Int {
    let start = place
    var value = 0
    for shift in stride(from: 0, through: 28, by: 7) {
      let next = try byte()
      value |= Int(next & 0x7F) << shift
      guard next & 0x80 == 0 else { continue }
      // Written one way only: no more bytes than it takes.
      guard next != 0 || shift == 0 else { throw .malformed(at: start, "a count is too long") }
      guard value <= limit else { throw .malformed(at: start, "a count is too large") }
      return value
    }
    throw .malformed(at: start, "a count is too long")
  }

  /// How many things follow, none of them shorter than some bytes: nobody is made to keep room for
  /// what cannot come.
  mutating func count(ofBytes size: Int) throws(DrawingFormatError) -> Int {
    let start = place
    let count = try count()
    guard count <= left / size else { throw .malformed(at: start, "there is less than it counts") }
    return count
  }

  mutating func number() throws(DrawingFormatError) -> Double {
    let start = place
    let value = Float(bitPattern: try integer(UInt32.self))
    guard abs(value) <= DrawingForm.coordinateLimit else {
      throw .malformed(at: start, "a number is too large, or none")
    }
    return Double(value)
  }

  mutating func fraction() throws(DrawingFormatError) -> Double {
    Double(try integer(UInt16.self)) / 65_535
  }

  mutating func word() throws(DrawingFormatError) -> UInt64 { try integer(UInt64.self) }

  mutating func piece(_ count: Int) throws(DrawingFormatError) -> ArraySlice<UInt8> {
    guard count <= left else { throw malformed("it ends within \(count) bytes") }
    place += count
    return bytes[place - count..<place]
  }

  mutating func text() throws(DrawingFormatError) -> String {
    let start = place
    guard let text = String(validating: try piece(try count(ofBytes: 1)), as: UTF8.self) else {
      throw .malformed(at: start, "a text is no UTF-8")
    }
    return text
  }

  private mutating func integer<Value: FixedWidthInteger>(
    _ type: Value.Type
  ) throws(DrawingFormatError) -> Value {
    let piece = try piece(MemoryLayout<Value>.size)
    return piece.reversed().reduce(0) { $0 << 8 | Value($1) }
  }
}
