/// A reader of a message's bytes, which may be anything.
///
/// Each function throws `ReaderFailure.wrongAnswer` if the bytes end early or exceed a limit.
package struct MessageReader {
  private let bytes: ArraySlice<UInt8>
  private var place: Int

  /// Creates a reader at the beginning of the bytes.
  package init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    place = bytes.startIndex
  }

  /// Whether all bytes are read.
  package var isAtEnd: Bool { place == bytes.endIndex }

  /// Reads a byte.
  package mutating func byte() throws(ReaderFailure) -> UInt8 {
    guard place < bytes.endIndex else { throw .wrongAnswer }
    defer { place += 1 }
    return bytes[place]
  }

  /// Reads a Boolean value.
  package mutating func flag() throws(ReaderFailure) -> Bool {
    switch try byte() {
    case 0: false
    case 1: true
    default: throw .wrongAnswer
    }
  }

  /// Reads a number.
  package mutating func number() throws(ReaderFailure) -> UInt32 {
    var value: UInt32 = 0
    for shift in stride(from: UInt32(0), to: 32, by: 8) { value |= UInt32(try byte()) << shift }
    return value
  }

  /// Reads a number of elements.
  ///
  /// - Parameters:
  ///   - limit: The greatest number.
  ///   - size: The least number of bytes that an element has, so that a wrong number reserves no
  ///     memory.
  package mutating func count(atMost limit: Int, ofSize size: Int = 0) throws(ReaderFailure) -> Int
  {
    let count = Int(try number())
    guard count <= limit, count * size <= bytes.endIndex - place else { throw .wrongAnswer }
    return count
  }

  /// Reads a finite number.
  package mutating func double() throws(ReaderFailure) -> Double {
    var value: UInt64 = 0
    for shift in stride(from: UInt64(0), to: 64, by: 8) { value |= UInt64(try byte()) << shift }
    let number = Double(bitPattern: value)
    guard number.isFinite else { throw .wrongAnswer }
    return number
  }

  /// Reads a whole number within limits.
  package mutating func integer(in limits: ClosedRange<Int64>) throws(ReaderFailure) -> Int64 {
    var value: UInt64 = 0
    for shift in stride(from: UInt64(0), to: 64, by: 8) { value |= UInt64(try byte()) << shift }
    let number = Int64(bitPattern: value)
    guard limits.contains(number) else { throw .wrongAnswer }
    return number
  }

  /// Reads a finite number, or its absence.
  package mutating func optionalDouble() throws(ReaderFailure) -> Double? {
    try flag() ? double() : nil
  }

  /// Reads a text, which must be UTF-8.
  package mutating func text(atMost limit: Int = ReaderLimits.answerBytes) throws(ReaderFailure)
    -> String
  {
    guard let text = String(validating: try slice(atMost: limit), as: UTF8.self) else {
      throw .wrongAnswer
    }
    return text
  }

  /// Reads bytes after their number.
  package mutating func slice(atMost limit: Int) throws(ReaderFailure) -> ArraySlice<UInt8> {
    let count = try count(atMost: limit, ofSize: 1)
    defer { place += count }
    return bytes[place..<place + count]
  }

  mutating func rectangle() throws(ReaderFailure) -> PageRectangle {
    let rectangle = PageRectangle(
      x: try double(), y: try double(), width: try double(), height: try double())
    guard rectangle.isValid else { throw .wrongAnswer }
    return rectangle
  }

  mutating func destination(ofPages pages: Int) throws(ReaderFailure) -> PageDestination {
    let page = try count(atMost: ReaderLimits.pages)
    guard page < pages else { throw .wrongAnswer }
    let (left, top, zoom) = (try optionalDouble(), try optionalDouble(), try optionalDouble())
    let limit = ReaderLimits.greatestCoordinate
    guard abs(left ?? 0) <= limit, abs(top ?? 0) <= limit,
      zoom.map({ $0 > 0 && $0 <= 1000 }) ?? true
    else { throw .wrongAnswer }
    return PageDestination(page: page, left: left, top: top, zoom: zoom)
  }
}
