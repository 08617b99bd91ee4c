import CoreGraphics

/// The drag by which a finger moves a part of a control, such as the thumb of a slider.
///
/// A control prevents superviews' one-finger pans and swipes along its own drag (Views.K6).
@_spi(UIKitModules) public struct ControlDrag {
  /// The directions of a drag.
  @_spi(UIKitModules) public enum Axis: Sendable {
    case horizontal, vertical, any
  }

  /// The area in which the drag begins, in the coordinates of the control.
  package let area: CGRect
  /// The directions in which the part moves.
  package let axis: Axis

  /// Creates a drag.
  @_spi(UIKitModules) public init(in area: CGRect, along axis: Axis) {
    (self.area, self.axis) = (area, axis)
  }

  /// Returns whether a finger's movement between two points, in the control's coordinates, moves
  /// the part.
  package func isMade(from start: CGPoint, to end: CGPoint) -> Bool {
    guard area.contains(start) else { return false }
    let (across, along) = (abs(end.x - start.x), abs(end.y - start.y))
    switch axis {
    case .horizontal: return across >= along
    case .vertical: return along >= across
    case .any: return true
    }
  }
}
