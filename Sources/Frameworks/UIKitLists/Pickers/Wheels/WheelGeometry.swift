import CoreGraphics
import Foundation

/// The geometry of a wheel: a cylinder that carries the rows, seen from the front.
///
/// - Source: what others measured on simulators; Pickers.PK2. Confidence: measured.
struct WheelGeometry: Equatable {
  /// The height of the wheel, in points.
  let height: CGFloat
  /// The height of a row at the center, in points.
  let rowHeight: CGFloat

  /// The angle between two rows, in radians.
  var step: CGFloat {
    let rows = (2 * extent / max(1, rowHeight)).rounded(.up)
    return 2 * .pi / rows
  }

  /// The radius of the cylinder, in points.
  var radius: CGFloat { 0.334_225_372 * extent }

  /// The number of rows above, or below, the center that can be visible.
  var reach: CGFloat { .pi / 2 / step }

  /// Returns the vertical center of a row, in points from the upper edge; `nil` on the back of the
  /// cylinder.
  ///
  /// - Parameter distance: The distance from the center, in rows; negative above.
  func center(at distance: CGFloat) -> CGFloat? {
    abs(distance) < reach ? height / 2 + radius * sin(distance * step) : nil
  }

  /// Returns the vertical scale of a row, 0…1.
  func scale(at distance: CGFloat) -> CGFloat { max(0, cos(distance * step)) }

  /// Returns the distance of the row at a vertical position from the center, in rows.
  func distance(at y: CGFloat) -> CGFloat {
    asin(max(-1, min(1, (y - height / 2) / radius))) / step
  }

  // MARK: Internals

  private var extent: CGFloat { height + 75 }
}
