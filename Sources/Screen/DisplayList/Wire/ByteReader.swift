/// A reader that decodes values from untrusted bytes.
struct ByteReader: Sendable {
  private let bytes: [UInt8]
  private(set) var position = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  var remaining: Int { bytes.count - position }

  func malformed(_ what: String) -> DrawingFormatError { .malformed(at: position, what) }

  mutating func byte() throws(DrawingFormatError) -> UInt8 {
    guard remaining > 0 else { throw malformed("unexpected end") }
    position += 1
    return bytes[position - 1]
  }

  /// Reads an enumeration's raw value.
  mutating func enumeration<Enumeration: RawRepresentable<UInt8>>(
    _ type: Enumeration.Type, _ what: String
  ) throws(DrawingFormatError) -> Enumeration {
    let start = position
    guard let enumeration = Enumeration(rawValue: try byte()) else {
      throw .malformed(at: start, "invalid \(what)")
    }
    return enumeration
  }

  /// Reads a byte of flags; an unknown flag is an error.
  mutating func flags(_ known: UInt8) throws(DrawingFormatError) -> UInt8 {
    let start = position
    let flags = try byte()
    guard flags & ~known == 0 else { throw .malformed(at: start, "an unknown flag is set") }
    return flags
  }

  mutating func count(upTo limit: Int = Int(UInt32.max)) throws(DrawingFormatError) -> Int {
    let start = position
    var value = 0
    for shift in stride(from: 0, through: 28, by: 7) {
      let next = try byte()
      value |= Int(next & 0x7F) << shift
      guard next & 0x80 == 0 else { continue }
      // The encoding is unique: no more bytes than necessary.
      guard next != 0 || shift == 0 else {
        throw .malformed(at: start, "a count has too many bytes")
      }
      guard value <= limit else { throw .malformed(at: start, "a count is too large") }
      return value
    }
    throw .malformed(at: start, "a count has too many bytes")
  }

  /// Reads a count of items of at least some bytes each.
  ///
  /// A count beyond the remaining bytes is an error, so that memory is never reserved for it.
  mutating func count(ofBytes size: Int) throws(DrawingFormatError) -> Int {
    let start = position
    let count = try count()
    guard count <= remaining / size else {
      throw .malformed(at: start, "a count exceeds the remaining bytes")
    }
    return count
  }

  mutating func number() throws(DrawingFormatError) -> Double {
    let start = position
    let value = Float(bitPattern: try integer(UInt32.self))
    guard abs(value) <= DrawingFormat.coordinateLimit else {
      throw .malformed(at: start, "a number is out of range or NaN")
    }
    return Double(value)
  }

  mutating func fraction() throws(DrawingFormatError) -> Double {
    Double(try integer(UInt16.self)) / 65_535
  }

  mutating func uint64() throws(DrawingFormatError) -> UInt64 { try integer(UInt64.self) }

  mutating func slice(_ count: Int) throws(DrawingFormatError) -> ArraySlice<UInt8> {
    guard count <= remaining else { throw malformed("unexpected end within \(count) bytes") }
    position += count
    return bytes[position - count..<position]
  }

  mutating func text() throws(DrawingFormatError) -> String {
    let start = position
    guard let text = String(validating: try slice(try count(ofBytes: 1)), as: UTF8.self) else {
      throw .malformed(at: start, "a string is not valid UTF-8")
    }
    return text
  }

  private mutating func integer<Value: FixedWidthInteger>(
    _ type: Value.Type
  ) throws(DrawingFormatError) -> Value {
    let size = MemoryLayout<Value>.size
    guard size <= remaining else { throw malformed("unexpected end within \(size) bytes") }
    defer { position += size }
    return bytes.withUnsafeBytes {
      Value(littleEndian: $0.loadUnaligned(fromByteOffset: position, as: Value.self))
    }
  }
}
