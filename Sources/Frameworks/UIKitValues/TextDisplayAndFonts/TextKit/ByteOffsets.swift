/// The offsets in UTF-16 units for offsets in bytes of UTF-8.
package struct ByteOffsets {
  /// The units by byte; empty for ASCII, where they are equal.
  private var units: [Int] = []
  private let end: Int
  /// The units that those of the text stand for; empty if these are the same.
  private let origins: [Int]

  /// Finds the offsets of a text.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - origins: The units of another text that those of this text stand for, and its end; empty
  ///     for the text's own units.
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
