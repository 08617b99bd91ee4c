/// The attributes of a stroked line.
public struct StrokeStyle: Sendable, Hashable {
  /// The shape of the ends of an open line.
  public enum Cap: UInt8, Sendable, Hashable, CaseIterable {
    /// Cut off at the end point.
    case butt
    /// A half disc beyond the end point.
    case round
    /// A half square beyond the end point.
    case square
  }

  /// The shape of the corners of a line.
  public enum Join: UInt8, Sendable, Hashable, CaseIterable {
    /// A sharp corner, within the miter limit.
    case miter
    /// A round corner.
    case round
    /// A cut-off corner.
    case bevel
  }

  /// The line width in points; 0 draws nothing.
  public var width: Double
  /// The line cap.
  public var cap: Cap
  /// The line join.
  public var join: Join
  /// The maximum length of a miter, in line widths; longer ones become bevels.
  public var miterLimit: Double
  /// The lengths of dashes and gaps in turn, in points; empty for a solid line.
  public var dashes: [Double]
  /// The distance into the dash pattern at which the line begins, in points.
  public var dashPhase: Double

  /// Creates a style; the defaults are those of Core Graphics.
  public init(
    width: Double = 1, cap: Cap = .butt, join: Join = .miter, miterLimit: Double = 10,
    dashes: [Double] = [], dashPhase: Double = 0
  ) {
    (self.width, self.cap, self.join, self.miterLimit) = (width, cap, join, miterLimit)
    (self.dashes, self.dashPhase) = (dashes, dashPhase)
  }
}
