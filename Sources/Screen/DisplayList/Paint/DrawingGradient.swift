/// A gradient.
public struct DrawingGradient: Sendable, Hashable {
  /// The geometry of a gradient.
  public enum Geometry: Sendable, Hashable {
    /// A linear gradient between two points.
    case linear(from: DrawingPoint, to: DrawingPoint)
    /// A radial gradient between two circles.
    case radial(
      from: DrawingPoint, fromRadius: Double, to: DrawingPoint, toRadius: Double)
    /// A conic gradient around a point, from an angle in radians, from the x axis towards the y
    /// axis.
    case conic(around: DrawingPoint, angle: Double)
  }

  /// A color at a position along the gradient.
  public struct Stop: Sendable, Hashable {
    /// The position, 0…1.
    public var offset: Double
    /// The color.
    public var color: DrawingColor

    /// Creates a stop.
    public init(_ offset: Double, _ color: DrawingColor) {
      (self.offset, self.color) = (offset, color)
    }
  }

  /// The geometry.
  public var geometry: Geometry
  /// The color stops, by ascending offset.
  public var stops: [Stop]
  /// Whether the first color extends before the gradient's start.
  public var extendsBefore: Bool
  /// Whether the last color extends beyond the gradient's end.
  public var extendsAfter: Bool

  /// Creates a gradient.
  public init(
    _ geometry: Geometry, stops: [Stop], extendsBefore: Bool = true, extendsAfter: Bool = true
  ) {
    (self.geometry, self.stops) = (geometry, stops)
    (self.extendsBefore, self.extendsAfter) = (extendsBefore, extendsAfter)
  }
}
