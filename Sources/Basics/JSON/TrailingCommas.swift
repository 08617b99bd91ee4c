/// A scanner for commas before a closing bracket, which JSON forbids but many files contain.
enum TrailingCommas {
  /// Returns the offsets of all trailing commas.
  ///
  /// The scanner recognizes only strings and their escapes.
  ///
  /// - Returns: The offsets in ascending order.
  /// - Complexity: O(*n*).
  static func offsets(in bytes: [UInt8], from start: Int) -> [Int] {
    var offsets: [Int] = []
    bytes.withUnsafeBufferPointer { bytes in
      var comma: Int?
      var previous: UInt8 = 0
      var index = start
      while index < bytes.count {
        let byte = bytes[index]
        index += 1
        switch byte {
        case UInt8(ascii: "\""):
          index = endOfString(in: bytes, from: index)
          comma = nil
        case UInt8(ascii: ","):
          // A comma without a value before it, as in `[,]`, is not a trailing comma but an error.
          let trailsValue = previous != 0 && !opensOrSeparates(previous)
          comma = trailsValue ? index - 1 : nil
        case UInt8(ascii: "]"), UInt8(ascii: "}"):
          if let comma { offsets.append(comma) }
          comma = nil
        case 0x20, 0x09, 0x0A, 0x0D: continue
        default: comma = nil
        }
        previous = byte
      }
    }
    return offsets
  }

  private static func opensOrSeparates(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "[") || byte == UInt8(ascii: "{") || byte == UInt8(ascii: ",")
      || byte == UInt8(ascii: ":")
  }

  /// Returns the offset after a string's closing quote.
  private static func endOfString(in bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    var index = start
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "\\"): index += 2
      case UInt8(ascii: "\""): return index + 1
      default: index += 1
      }
    }
    return bytes.count
  }
}
