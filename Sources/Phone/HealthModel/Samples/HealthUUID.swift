/// A universally unique identifier.
public struct HealthUUID: Sendable, Hashable, Comparable {
  /// The first and the last eight bytes, as big-endian numbers.
  public let high, low: UInt64

  /// Creates an identifier from its bytes.
  public init(high: UInt64, low: UInt64) {
    self.high = high
    self.low = low
  }

  /// Creates an identifier from a text such as `E621E1F8-C36C-495A-93FC-0C247A3E6E5F`.
  ///
  /// - Returns: `nil` for any other text.
  public init?(_ text: String) {
    let digits = text.utf8.filter { $0 != UInt8(ascii: "-") }
    guard text.utf8.count == 36, digits.count == 32,
      let high = UInt64(String(decoding: digits.prefix(16), as: UTF8.self), radix: 16),
      let low = UInt64(String(decoding: digits.suffix(16), as: UTF8.self), radix: 16)
    else { return nil }
    self.init(high: high, low: low)
  }

  /// The text, in uppercase letters.
  public var text: String {
    var digits: [UInt8] = []
    digits.reserveCapacity(36)
    for (part, bytes) in [(high, 0..<8), (low, 8..<16)] {
      for index in bytes {
        if [4, 6, 8, 10].contains(index) { digits.append(UInt8(ascii: "-")) }
        let byte = UInt8(truncatingIfNeeded: part >> UInt64((7 - index % 8) * 8))
        for digit in [byte >> 4, byte & 15] {
          digits.append(digit < 10 ? 48 + digit : 55 + digit)
        }
      }
    }
    return String(decoding: digits, as: UTF8.self)
  }

  /// Returns whether an identifier precedes another one in the order of their bytes.
  public static func < (one: HealthUUID, two: HealthUUID) -> Bool {
    (one.high, one.low) < (two.high, two.low)
  }
}
