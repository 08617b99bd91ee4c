/// How a line is drawn along a path.
public struct StrokeStyle: Sendable, Hashable {
  /// The end of a line that is not closed.
  public enum Cap: UInt8, Sendable, Hashable, CaseIterable {
    /// Cut off where the path ends.
    case butt
    /// Half a disc beyond the end.
    case round
    /// Half a square beyond the end.
    case square
  }

  /// The corner between two pieces of a line.
  public enum Join: UInt8, Sendable, Hashable, CaseIterable {
    /// Both sides go on until they meet, within the miter limit.
    case miter
    /// A disc in the corner.
    case round
    /// The corner is cut off.
    case bevel
  }

  /// How wide the line is, in points; 0 draws nothing.
  public var width: Double
  /// The ends.
  public var cap: Cap
  /// The corners.
  public var join: Join
  /// How long a miter may be, in line widths; a longer one is cut off.
  public var miterLimit: Double
  /// Lengths of what is drawn and left out, by turns, in points; empty for a whole line.
  public var dashes: [Double]
  /// How far into the dashes the line begins, in points.
  public var dashPhase: Double

  /// Makes a style; without arguments, Core Graphics' own: one point wide, cut off, mitered.
  public init(
    width: Double = 1, cap: Cap = .butt, join: Join = .miter, miterLimit: Double = 10,
    dashes: [Double] = [], dashPhase: Double = 0
  ) {
    (self.width, self.cap, self.join, self.miterLimit) = (width, cap, join, miterLimit)
    (self.dashes, self.dashPhase) = (dashes, dashPhase)
  }
}
