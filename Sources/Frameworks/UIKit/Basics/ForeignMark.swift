/// The first thing in objects that are values of attributes, for Foundation's sake.
///
/// When an `NSMutableAttributedString` compares two attributes, Foundation for Linux looks into the
/// objects' first word to find out whether they are its own, and ends the program where bits 8 to 17
/// of it are 0 (measured with Swift 6.3). So those of ours begin with a word in which they are not: the
/// number of a kind that Foundation has not.
struct ForeignMark: Sendable, Hashable {
  private let bits: UInt = 0x3_FF00
}
