/// The offsets in UTF-16 units for offsets in bytes of UTF-8.
package struct ByteOffsets {
  /// The units by byte; empty for ASCII, where they are equal.
  private var units: [Int] = []
  private let end: Int

  package init(_ text: String) {
    end = text.utf16.count
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
    units.isEmpty ? min(max(0, byte), end) : units[min(max(0, byte), units.count - 1)]
  }
}
