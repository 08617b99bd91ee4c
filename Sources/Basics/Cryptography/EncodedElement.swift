/// An element of DER.
public struct EncodedElement {
  /// The tag, of one byte.
  public let tag: UInt8
  /// The places of the contents.
  public let contents: Range<Int>

  /// Returns the elements that follow each other; `nil` for other bytes.
  ///
  /// - Parameter bytes: DER with tags of one byte.
  public static func elements(_ bytes: [UInt8]) -> [EncodedElement]? {
    elements(bytes, bytes.indices)
  }

  /// Returns the elements that follow each other in a part of some bytes; `nil` for other bytes.
  public static func elements(_ bytes: [UInt8], _ range: Range<Int>) -> [EncodedElement]? {
    var elements: [EncodedElement] = []
    var place = range.lowerBound
    while place < range.upperBound {
      guard place + 1 < range.upperBound, bytes[place] & 0x1F != 0x1F else { return nil }
      let (tag, first) = (bytes[place], Int(bytes[place + 1]))
      place += 2
      var count = first
      if first & 0x80 != 0 {
        let digits = first & 0x7F
        guard 1...4 ~= digits, place + digits <= range.upperBound else { return nil }
        count = bytes[place..<(place + digits)].reduce(0) { $0 << 8 | Int($1) }
        place += digits
      }
      guard count <= range.upperBound - place else { return nil }
      elements.append(EncodedElement(tag: tag, contents: place..<(place + count)))
      place += count
    }
    return elements
  }

  /// Returns an element with some contents, in DER.
  public static func encoded(_ tag: UInt8, _ contents: [UInt8]) -> [UInt8] {
    guard contents.count > 0x7F else { return [tag, UInt8(contents.count)] + contents }
    var digits: [UInt8] = []
    var count = contents.count
    while count > 0 {
      digits.insert(UInt8(truncatingIfNeeded: count), at: 0)
      count >>= 8
    }
    return [tag, 0x80 | UInt8(digits.count)] + digits + contents
  }
}
