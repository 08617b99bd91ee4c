internal import CTactusOpenSSL

/// An element of DER.
public struct EncodedElement {
  /// The tag's byte: the class, whether the contents are elements too, and the number.
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
    bytes.withUnsafeBufferPointer { bytes in
      guard let start = bytes.baseAddress else { return [] }
      var elements: [EncodedElement] = []
      var place = range.lowerBound
      while place < range.upperBound {
        var contents: UnsafePointer<UInt8>? = start + place
        var (count, number, tagClass) = (0, Int32(0), Int32(0))
        let flags = ASN1_get_object(
          &contents, &count, &number, &tagClass, range.upperBound - place)
        // The flag 1 means an indefinite length, which DER does not allow.
        guard flags & 0x81 == 0, number <= largestNumber, let contents else { return nil }
        let first = contents - start
        elements.append(EncodedElement(tag: bytes[place], contents: first..<(first + count)))
        place = first + count
      }
      return elements
    }
  }

  /// Returns an element with some contents, in DER.
  ///
  /// - Parameters:
  ///   - tag: The tag's byte.
  ///   - contents: The contents.
  public static func encoded(_ tag: UInt8, _ contents: [UInt8]) -> [UInt8] {
    let number = Int32(tag & 0x1F)
    let size = Int(ASN1_object_size(0, Int32(contents.count), number))
    let header = [UInt8](unsafeUninitializedCapacity: size - contents.count) { bytes, count in
      var place = bytes.baseAddress
      ASN1_put_object(
        &place, Int32(tag & 0x20), Int32(contents.count), number, Int32(tag & 0xC0))
      count = size - contents.count
    }
    return header + contents
  }

  /// The largest number of a tag of one byte; 31 announces further bytes.
  private static let largestNumber: Int32 = 30
}
