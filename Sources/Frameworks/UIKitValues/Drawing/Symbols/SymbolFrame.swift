/// The frame of a symbol, on a grid of 24 by 24 units.
package enum SymbolFrame: String, CaseIterable, Sendable {
  case circle, square, rectangle, capsule, triangle, diamond, hexagon, octagon, app
  case portrait = "rectangle.portrait"

  /// Returns the frame as a path whose stroke of the given width stays inside.
  func path(lines width: CGFloat) -> CGPath {
    let inset = width / 2
    func rounded(_ rect: CGRect, _ radius: CGFloat) -> CGPath {
      UIBezierPath(roundedRect: rect.insetBy(dx: inset, dy: inset), cornerRadius: radius - inset)
        .cgPath
    }
    switch self {
    case .circle:
      let rect = CGRect(x: 2, y: 2, width: 20, height: 20).insetBy(dx: inset, dy: inset)
      return CGPath(ellipseIn: rect, transform: nil)
    case .square: return rounded(CGRect(x: 3, y: 3, width: 18, height: 18), 3.6)
    case .app: return rounded(CGRect(x: 2.5, y: 2.5, width: 19, height: 19), 5)
    case .rectangle: return rounded(CGRect(x: 1, y: 4, width: 22, height: 16), 3.2)
    case .portrait: return rounded(CGRect(x: 4, y: 1, width: 16, height: 22), 3.2)
    case .capsule: return rounded(CGRect(x: 0, y: 5, width: 24, height: 14), 7)
    case .triangle: return roundedPolygon([(12, 2.5), (22.6, 21), (1.4, 21)], inset)
    case .diamond: return roundedPolygon([(12, 1), (23, 12), (12, 23), (1, 12)], inset)
    case .hexagon:
      return roundedPolygon(
        [(12, 1), (21.5, 6.5), (21.5, 17.5), (12, 23), (2.5, 17.5), (2.5, 6.5)], inset)
    case .octagon:
      return roundedPolygon(
        [(8, 2), (16, 2), (22, 8), (22, 16), (16, 22), (8, 22), (2, 16), (2, 8)], inset)
    }
  }

  /// The center and scale of the content.
  var content: (middle: CGPoint, scale: CGFloat) {
    switch self {
    case .circle: (CGPoint(x: 12, y: 12), 0.6)
    case .square, .app: (CGPoint(x: 12, y: 12), 0.62)
    case .rectangle, .capsule: (CGPoint(x: 12, y: 12), 0.55)
    case .portrait: (CGPoint(x: 12, y: 12), 0.6)
    case .triangle: (CGPoint(x: 12, y: 14.4), 0.5)
    case .diamond: (CGPoint(x: 12, y: 12), 0.5)
    case .hexagon, .octagon: (CGPoint(x: 12, y: 12), 0.58)
    }
  }

  /// Returns a polygon with slightly rounded corners, inset.
  private func roundedPolygon(_ places: [(CGFloat, CGFloat)], _ inset: CGFloat) -> CGPath {
    let points = places.map { CGPoint(x: $0.0, y: $0.1) }
    let middle = CGPoint(
      x: points.reduce(0) { $0 + $1.x } / CGFloat(points.count),
      y: points.reduce(0) { $0 + $1.y } / CGFloat(points.count))
    // The corners of these polygons are roughly equidistant from the center.
    let moved = points.map { point -> CGPoint in
      let (dx, dy) = (point.x - middle.x, point.y - middle.y)
      let part = 1 - 1.3 * inset / max(1, (dx * dx + dy * dy).squareRoot())
      return CGPoint(x: middle.x + dx * part, y: middle.y + dy * part)
    }
    let path = CGMutablePath()
    for (index, point) in moved.enumerated() {
      let next = moved[(index + 1) % moved.count]
      let start = CGPoint(x: (point.x + next.x) / 2, y: (point.y + next.y) / 2)
      if index == 0 { path.move(to: start) }
      let after = moved[(index + 2) % moved.count]
      path.addArc(
        tangent1End: next, tangent2End: after, radius: self == .triangle ? 2.2 : 1.8)
    }
    path.closeSubpath()
    return path
  }
}
