/// A line of a text layout.
public struct TextLine: Sendable, Hashable {
  /// The frame, in points from the layout's corner; as wide as its text.
  public var frame: DrawingRect
  /// The y coordinate of the baseline.
  public var baseline: Double
  /// The runs of glyphs, from left to right.
  public var runs: [TextRun]
  /// The offsets of the runs in the text of the layout, in bytes of UTF-8; nil for an ellipsis.
  package var runStarts: [Int?] = []
  /// The underlines and strikethroughs.
  public var decorations: [Decoration]
  /// The background areas.
  public var backgrounds: [Decoration] = []
  /// The inline attachments.
  public var attachments: [Attachment] = []
  /// The effects of runs, by the run's index.
  public var effects: [Int: Effect] = [:]
  /// The range of the text on the line, in bytes of UTF-8; the last line of a truncated text has
  /// all the rest.
  public var range: Range<Int>
  /// Whether text was truncated on the line.
  public var isTruncated: Bool

  /// An underline, a strikethrough or a background area.
  public struct Decoration: Sendable, Hashable {
    /// The frame.
    public var frame: DrawingRect
    /// The color.
    public var color: DrawingColor
    /// The lengths of dashes and gaps in turn, in points; empty for a solid line.
    public var dashes: [Double] = []
  }

  /// The position of an inline attachment.
  public struct Attachment: Sendable, Hashable {
    /// The frame.
    public var frame: DrawingRect
    /// The integer that identifies the attachment.
    public var number: Int
  }

  /// The outline, the shadow and the slant of a run.
  public struct Effect: Sendable, Hashable {
    /// The outline of the glyphs.
    public var outline: TextOutline?
    /// The shadow of the glyphs.
    public var shadow: DrawingShadow?
    /// The distance by which glyphs lean to the right, in heights above the baseline.
    public var slant = 0.0
  }

  /// Returns the line, moved.
  package func moved(by x: Double, _ y: Double) -> TextLine {
    var line = self
    line.frame.x += x
    line.frame.y += y
    line.baseline += y
    for index in runs.indices {
      line.runs[index].origin = runs[index].origin + DrawingPoint(x, y)
    }
    for index in decorations.indices {
      line.decorations[index].frame.x += x
      line.decorations[index].frame.y += y
    }
    for index in attachments.indices {
      line.attachments[index].frame.x += x
      line.attachments[index].frame.y += y
    }
    for index in backgrounds.indices {
      line.backgrounds[index].frame.x += x
      line.backgrounds[index].frame.y += y
    }
    return line
  }
}
