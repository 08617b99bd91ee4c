/// One line of laid out text.
public struct TextLine: Sendable, Hashable {
  /// Where the line is, in points from the layout's corner; as wide as what is written.
  public var frame: DrawingRect
  /// The y of the line that letters stand on.
  public var baseline: Double
  /// The letters, from left to right.
  public var runs: [TextRun]
  /// Lines beneath and through letters, each with its colour.
  public var rules: [Rule]
  /// Areas behind letters, each with its colour.
  public var backdrops: [Rule] = []
  /// What stands among the letters.
  public var inlays: [Inlay] = []
  /// What else is done to some of the letters, by the place of their run.
  public var effects: [Int: Effect] = [:]
  /// Which part of the text is on it, in bytes of UTF-8; the last line of a truncated text has all
  /// the rest.
  public var range: Range<Int>
  /// Whether something was left out of it.
  public var isTruncated: Bool

  /// A line beneath or through letters, or an area behind them.
  public struct Rule: Sendable, Hashable {
    /// Where it is.
    public var frame: DrawingRect
    /// Its colour.
    public var color: DrawingColor
    /// Lengths of what is drawn and left out, by turns, in points; empty for all.
    public var dashes: [Double] = []
  }

  /// What stands among letters.
  public struct Inlay: Sendable, Hashable {
    /// Where it is.
    public var frame: DrawingRect
    /// What tells it apart.
    public var number: Int
  }

  /// What else is done to letters.
  public struct Effect: Sendable, Hashable {
    /// A line along their edges.
    public var outline: TextOutline?
    /// The shadow that they throw.
    public var shadow: DrawingShadow?
  }

  /// The line, moved.
  func moved(by x: Double, _ y: Double) -> TextLine {
    var line = self
    line.frame.x += x
    line.frame.y += y
    line.baseline += y
    for index in runs.indices {
      line.runs[index].origin = runs[index].origin + DrawingPoint(x, y)
    }
    for index in rules.indices {
      line.rules[index].frame.x += x
      line.rules[index].frame.y += y
    }
    for index in inlays.indices {
      line.inlays[index].frame.x += x
      line.inlays[index].frame.y += y
    }
    for index in backdrops.indices {
      line.backdrops[index].frame.x += x
      line.backdrops[index].frame.y += y
    }
    return line
  }
}
