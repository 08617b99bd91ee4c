/// A map from UTF-8 byte offsets to UTF-16 offsets.
package struct ByteOffsets {
  /// The units by byte; empty for ASCII, where they are equal.
  private var units: [Int] = []
  private let end: Int
  /// The offset in the original text of each unit; empty if they are equal.
  private let origins: [Int]

  /// Finds the offsets of a text.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - origins: The offset in the original text of each unit, and its end; empty if they are
  ///     equal.
  package init(_ text: String, origins: [Int] = []) {
    end = text.utf16.count
    self.origins = origins
    guard text.utf8.count != end else { return }
    var unit = 0
    units.reserveCapacity(text.utf8.count + 1)
    for scalar in text.unicodeScalars {
      for _ in 0..<UTF8.width(scalar) { units.append(unit) }
      unit += UTF16.width(scalar)
    }
    units.append(unit)
  }

  /// Returns the unit at a byte.
  package func unit(at byte: Int) -> Int {
    let unit = units.isEmpty ? min(max(0, byte), end) : units[min(max(0, byte), units.count - 1)]
    return origins.isEmpty ? unit : origins[min(unit, origins.count - 1)]
  }
}
