/// An attachment that occupies space in a line of text, and is painted by the caller.
///
/// It replaces each character of its span, which is to be U+FFFC; ascent and descent are the
/// style's.
public struct TextAttachment: Sendable, Hashable {
  /// An integer that identifies the attachment within the text.
  public var number: Int
  /// The width, in points.
  public var width: Double
  /// The height, in points.
  public var height: Double
  /// The height of its lower edge above the baseline, in points; negative below it.
  public var rise: Double

  /// Creates an attachment.
  public init(number: Int, width: Double, height: Double, rise: Double = 0) {
    (self.number, self.width, self.height, self.rise) = (number, width, height, rise)
  }
}
