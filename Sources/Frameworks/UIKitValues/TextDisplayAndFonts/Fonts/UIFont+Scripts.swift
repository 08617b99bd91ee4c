import TactusDisplayList

extension UIFont {
  /// Returns the size and baseline offset of superscripts or subscripts, in multiples of the font
  /// size, from the font's file; `nil` if it has none (Text.ST12).
  func scriptMetrics(isAbove: Bool) -> (size: Double, rise: Double)? {
    // Table OS/2: the subscript height at 12 and offset at 16, the superscript height at 20 and
    // offset at 24, in design units.
    let table: UInt32 = 0x4F53_2F32
    guard let tables = FontLibrary.shared.tables(of: drawing),
      let size = tables.number(table, at: isAbove ? 20 : 12),
      let rise = tables.number(table, at: isAbove ? 24 : 16), Int16(bitPattern: size) > 0
    else { return nil }
    let height = tables.inSizes(Int(Int16(bitPattern: rise)))
    return (tables.inSizes(Int(Int16(bitPattern: size))), isAbove ? height : -height)
  }
}

extension NSAttributedString.Key {
  /// Superscript (1) or subscript (−1): Core Text's attribute, which UIKit reads too.
  static let script = Self(rawValue: "NSSuperScript")
}
