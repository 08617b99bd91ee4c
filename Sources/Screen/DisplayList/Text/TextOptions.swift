/// The options of a text layout.
public struct TextOptions: Sendable, Hashable {
  /// The part of the text that is omitted if it does not fit.
  public enum Truncation: UInt8, Sendable, Hashable, CaseIterable {
    /// Lines beyond the limit, without an ellipsis.
    case none
    /// The beginning of the last line.
    case head
    /// The middle of the last line.
    case middle
    /// The end of the last line.
    case tail
  }

  /// The positions where lines may be broken.
  public enum Wrapping: UInt8, Sendable, Hashable, CaseIterable {
    /// Between words, or within a word that is wider than the line.
    case word
    /// Between any characters.
    case character
  }

  /// The horizontal alignment of lines.
  public enum Alignment: UInt8, Sendable, Hashable, CaseIterable {
    /// Aligned left.
    case left
    /// Centered.
    case center
    /// Aligned right.
    case right
    /// Justified, except for a paragraph's last line.
    case justified
  }

  /// The width of lines in points, or `nil` for any width.
  public var width: Double?
  /// The maximum number of lines; 0 for any number.
  public var lineLimit: Int
  /// The kind of truncation.
  public var truncation: Truncation
  /// The line breaking.
  public var wrapping: Wrapping
  /// The alignment.
  public var alignment: Alignment
  /// Whether paragraphs run from right to left.
  public var isRightToLeft: Bool
  /// The distance between lines, in points.
  public var lineSpacing: Double
  /// The additional distance between paragraphs, in points.
  public var paragraphSpacing: Double
  /// The factor by which the natural line height is multiplied.
  public var lineHeightMultiple: Double
  /// The distance above every paragraph but the first, in points.
  public var paragraphSpacingBefore: Double
  /// The indentation of a paragraph's first line, in points.
  public var firstLineIndent: Double
  /// The indentation of a paragraph's other lines, in points.
  public var headIndent: Double
  /// The indentation of the trailing side, in points.
  public var tailIndent: Double
  /// The tab stops, by ascending position.
  public var tabs: [Tab]
  /// The distance between the default tab stops after those of `tabs`, in points.
  public var tabInterval: Double

  /// A tab stop.
  public struct Tab: Sendable, Hashable {
    /// The position, in points from the line's beginning.
    public var place: Double
    /// The alignment of the text after the tab.
    public var alignment: Alignment
    /// The character that is at the position, such as a decimal point, of text that is aligned
    /// right; nil if the end of the text is.
    public var point: Unicode.Scalar?

    /// Creates a tab stop.
    public init(_ place: Double, _ alignment: Alignment = .left, point: Unicode.Scalar? = nil) {
      (self.place, self.alignment, self.point) = (place, alignment, point)
    }
  }

  /// The minimum and maximum line height, in points; 0 for none.
  public var minimumLineHeight, maximumLineHeight: Double

  /// Creates options; by default a paragraph is one line of any width.
  public init(
    width: Double? = nil, lineLimit: Int = 0, truncation: Truncation = .none,
    wrapping: Wrapping = .word, alignment: Alignment = .left, isRightToLeft: Bool = false
  ) {
    (self.width, self.lineLimit, self.truncation) = (width, lineLimit, truncation)
    (self.wrapping, self.alignment, self.isRightToLeft) = (wrapping, alignment, isRightToLeft)
    (lineSpacing, paragraphSpacing, lineHeightMultiple) = (0, 0, 1)
    (minimumLineHeight, maximumLineHeight) = (0, 0)
    (paragraphSpacingBefore, firstLineIndent, headIndent, tailIndent) = (0, 0, 0, 0)
    (tabs, tabInterval) = ([], 28)
  }
}
