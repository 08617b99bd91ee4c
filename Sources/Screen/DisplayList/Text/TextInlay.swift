/// Something that stands in a line among letters, and is painted by somebody else.
///
/// It takes the place of each letter of its span, which is to be U+FFFC; its ascent and descent are
/// the style's.
public struct TextInlay: Sendable, Hashable {
  /// What tells it apart from others of the text.
  public var number: Int
  /// How wide it is, in points.
  public var width: Double
  /// How high it is, in points.
  public var height: Double
  /// How far its lower edge is above the baseline, in points; below 0 beneath it.
  public var rise: Double

  /// Makes something that stands in a line.
  public init(number: Int, width: Double, height: Double, rise: Double = 0) {
    (self.number, self.width, self.height, self.rise) = (number, width, height, rise)
  }
}
