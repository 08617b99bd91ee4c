import TactusDisplayList

extension UIFont {
  /// Returns the size and the height above the baseline of superscripts or subscripts, in font
  /// sizes, as the font's file has them; `nil` if it has none (Text.ST12).
  func scriptMetrics(isAbove: Bool) -> (size: Double, rise: Double)? {
    // The table OS/2 has the height of subscripts at 12 and their depth at 16, and the height of
    // superscripts at 20 and their rise at 24, in units of the design.
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
  /// The superscripts (1) and subscripts (−1), Core Text's attribute, which UIKit reads too.
  static let script = Self(rawValue: "NSSuperScript")
}
