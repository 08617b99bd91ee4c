import Foundation

/// A gradual change of a dynamic parameter along control points.
open class CHHapticParameterCurve: NSObject {
  /// The identifier of the parameter.
  open private(set) var parameterID: CHHapticDynamicParameter.ID
  /// Seconds from the pattern's start to the curve's start.
  open var relativeTime: TimeInterval
  /// The control points.
  open private(set) var controlPoints: [ControlPoint]

  /// Creates a curve.
  public init(
    parameterID: CHHapticDynamicParameter.ID, controlPoints: [ControlPoint],
    relativeTime: TimeInterval
  ) {
    self.parameterID = parameterID
    self.controlPoints = controlPoints
    self.relativeTime = relativeTime
  }

  /// A control point of a curve.
  open class ControlPoint: NSObject {
    /// Seconds from the curve's start.
    open var relativeTime: TimeInterval
    /// The value at the point; a pattern clamps it to its range.
    open var value: Float

    /// Creates a control point.
    public init(relativeTime: TimeInterval, value: Float) {
      self.relativeTime = relativeTime
      self.value = value
    }
  }
}
