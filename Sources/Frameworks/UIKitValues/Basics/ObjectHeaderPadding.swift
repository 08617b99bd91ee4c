/// Padding at the start of objects that are values of text attributes; Foundation requires it.
///
/// When an `NSMutableAttributedString` compares two attributes, Foundation for Linux reads the
/// first word of the objects to find out whether they are its own, and traps if bits 8 to 17 are 0
/// (measured with Swift 6.3). This padding holds a type number that Foundation does not use.
struct ObjectHeaderPadding: Sendable, Hashable {
  private let bits: UInt = 0x3_FF00
}
