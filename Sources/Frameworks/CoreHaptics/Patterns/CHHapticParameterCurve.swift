import Foundation

/// A gradual change, a line through points, that acts on every event of a pattern.
open class CHHapticParameterCurve: NSObject {
  /// What changes.
  public let parameterID: CHHapticDynamicParameter.ID
  /// Seconds from the pattern's start to the point from which the points' times count.
  open var relativeTime: TimeInterval
  /// The line's points.
  public let controlPoints: [ControlPoint]

  /// Makes a curve.
  public init(
    parameterID: CHHapticDynamicParameter.ID, controlPoints: [ControlPoint],
    relativeTime: TimeInterval
  ) {
    self.parameterID = parameterID
    self.controlPoints = controlPoints
    self.relativeTime = relativeTime
  }

  /// One point of a curve.
  open class ControlPoint: NSObject {
    /// Seconds from the curve's start.
    open var relativeTime: TimeInterval
    /// The value there; a pattern takes the nearest in range.
    open var value: Float

    /// Makes a point.
    public init(relativeTime: TimeInterval, value: Float) {
      self.relativeTime = relativeTime
      self.value = value
    }
  }
}
