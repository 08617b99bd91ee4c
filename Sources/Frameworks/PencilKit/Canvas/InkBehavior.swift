import Foundation

/// The width and opacity of an ink for the points of a touch (Ink.IN2).
///
/// - Source: none: Apple publishes no numbers. Each ink changes in the direction that Apple's guide
///   of its tools shows. Confidence: guess, all numbers.
struct InkBehavior {
  private let tool: PKInkingTool

  init(_ tool: PKInkingTool) { self.tool = tool }

  /// Returns a point with the size and opacity of the ink.
  ///
  /// - Parameters:
  ///   - point: The point as it was touched.
  ///   - hasForce: Whether the force was measured; otherwise the force of an average touch is used.
  func point(_ point: PKStrokePoint, hasForce: Bool) -> PKStrokePoint {
    let force = hasForce ? min(max(point.force, 0), 3) : 1
    let (width, tilt) = (tool.width, tilt(point.altitude))
    let size: CGSize
    var opacity: CGFloat = 1
    switch tool.inkType {
    case .pen: size = round(width * (0.55 + 0.45 * force))
    case .monoline: size = round(width)
    case .fountainPen:
      let scale = 0.7 + 0.3 * force
      size = CGSize(width: width * scale, height: width * scale * 0.28)
    case .marker:
      size = CGSize(width: width * 0.45, height: width)
      opacity = 0.8
    case .pencil:
      size = round(width * (0.8 + 0.2 * force) * (1 + 6 * tilt))
      opacity = min(1, 0.35 + 0.4 * force) * (1 - 0.5 * tilt)
    case .watercolor:
      size = round(width * (0.7 + 0.3 * force))
      opacity = min(1, 0.35 + 0.25 * force)
    case .crayon:
      size = round(width * (0.85 + 0.15 * force) * (1 + tilt))
      opacity = min(1, 0.5 + 0.3 * force)
    }
    return point.with(size: size, opacity: opacity, force: point.force)
  }

  private func round(_ width: CGFloat) -> CGSize { CGSize(width: width, height: width) }

  /// Returns the tilt of a pencil, 0…1; 0 up to the usual writing angle of 54 degrees.
  private func tilt(_ altitude: CGFloat) -> CGFloat {
    min(max(1 - altitude / (0.6 * .pi / 2), 0), 1)
  }
}
