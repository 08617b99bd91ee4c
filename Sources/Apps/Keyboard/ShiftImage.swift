import UIKit

/// The picture of the Shift key.
@MainActor
enum ShiftImage {
  /// Returns the arrow of a state: an outline, filled, or filled with a bar below.
  static func image(_ state: ShiftState) -> UIImage {
    let size = CGSize(width: 22, height: 20)
    let renderer = UIGraphicsImageRenderer(size: size)
    let image = renderer.image { _ in
      let path = UIBezierPath()
      let points: [(CGFloat, CGFloat)] = [
        (11, 2), (20, 10.5), (15, 10.5), (15, 15), (7, 15), (7, 10.5), (2, 10.5),
      ]
      for (index, point) in points.enumerated() {
        let place = CGPoint(x: point.0, y: point.1)
        if index == 0 { path.move(to: place) } else { path.addLine(to: place) }
      }
      path.close()
      path.lineWidth = 1.5
      path.lineJoinStyle = .round
      UIColor.black.set()
      path.stroke()
      if state != .off { path.fill() }
      if state == .locked {
        UIBezierPath(rect: CGRect(x: 7, y: 17.2, width: 8, height: 1.8)).fill()
      }
    }
    return image.withRenderingMode(.alwaysTemplate)
  }
}
