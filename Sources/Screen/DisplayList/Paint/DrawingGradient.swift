/// Colours that go over into one another.
public struct DrawingGradient: Sendable, Hashable {
  /// Where a gradient goes.
  public enum Form: Sendable, Hashable {
    /// From one place straight to another.
    case linear(from: DrawingPoint, to: DrawingPoint)
    /// From one circle to another.
    case radial(
      from: DrawingPoint, fromRadius: Double, to: DrawingPoint, toRadius: Double)
    /// Once round a place, from an angle in radians, from the x axis towards the y axis.
    case conic(around: DrawingPoint, angle: Double)
  }

  /// A colour at a part of the way.
  public struct Stop: Sendable, Hashable {
    /// Which part of the way, 0…1.
    public var offset: Double
    /// The colour there.
    public var color: DrawingColor

    /// Makes a stop.
    public init(_ offset: Double, _ color: DrawingColor) {
      (self.offset, self.color) = (offset, color)
    }
  }

  /// Where it goes.
  public var form: Form
  /// Its colours, by rising offsets.
  public var stops: [Stop]
  /// Whether the first colour goes on before the way begins.
  public var extendsBefore: Bool
  /// Whether the last colour goes on after the way ends.
  public var extendsAfter: Bool

  /// Makes a gradient.
  public init(
    _ form: Form, stops: [Stop], extendsBefore: Bool = true, extendsAfter: Bool = true
  ) {
    (self.form, self.stops) = (form, stops)
    (self.extendsBefore, self.extendsAfter) = (extendsBefore, extendsAfter)
  }
}
