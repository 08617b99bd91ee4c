/// How text is put into lines.
public struct TextOptions: Sendable, Hashable {
  /// What is left out where there is no room for all.
  public enum Truncation: UInt8, Sendable, Hashable, CaseIterable {
    /// Lines beyond the last, and nothing else.
    case none
    /// The beginning of the last line.
    case head
    /// The middle of the last line.
    case middle
    /// The end of the last line.
    case tail
  }

  /// Where lines may be broken.
  public enum Wrapping: UInt8, Sendable, Hashable, CaseIterable {
    /// Between words; within a word that is wider than the line.
    case word
    /// Between any letters.
    case character
  }

  /// Where a line is that is narrower than its room.
  public enum Alignment: UInt8, Sendable, Hashable, CaseIterable {
    /// At the left.
    case left
    /// In the middle.
    case center
    /// At the right.
    case right
    /// From end to end, except for a paragraph's last line.
    case justified
  }

  /// How wide a line may be, in points; `nil` for any width.
  public var width: Double?
  /// How many lines there may be; 0 for any number.
  public var lineLimit: Int
  /// What is left out.
  public var truncation: Truncation
  /// Where lines are broken.
  public var wrapping: Wrapping
  /// Where lines are.
  public var alignment: Alignment
  /// Whether paragraphs run from right to left.
  public var isRightToLeft: Bool
  /// What is left between lines, in points.
  public var lineSpacing: Double
  /// What is left between paragraphs beside that, in points.
  public var paragraphSpacing: Double
  /// How many times higher lines are than their letters want.
  public var lineHeightMultiple: Double
  /// What is left above a paragraph that is not the first, in points.
  public var paragraphSpacingBefore: Double
  /// How far from the left, or from where reading begins, a paragraph's first line is, in points.
  public var firstLineIndent: Double
  /// How far its other lines are.
  public var headIndent: Double
  /// How far from the other side its lines end, in points.
  public var tailIndent: Double
  /// Where tabs lead to, in points from a line's beginning, the nearest first.
  public var tabs: [Tab]
  /// How far tabs lead beyond the last of those, in points.
  public var tabInterval: Double

  /// Where a tab leads to.
  public struct Tab: Sendable, Hashable {
    /// Points from the line's beginning.
    public var place: Double
    /// Which side of what follows is there.
    public var alignment: Alignment

    /// Makes a place for a tab.
    public init(_ place: Double, _ alignment: Alignment = .left) {
      (self.place, self.alignment) = (place, alignment)
    }
  }

  /// The least and the greatest height of a line, in points; 0 for none.
  public var minimumLineHeight, maximumLineHeight: Double

  /// Makes options; without arguments, for one line a paragraph, as wide as it is.
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
