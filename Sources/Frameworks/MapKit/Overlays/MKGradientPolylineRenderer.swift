/// A renderer of a line whose color changes along it.
open class MKGradientPolylineRenderer: MKPolylineRenderer {
  /// The locations of the colors, 0…1.
  open private(set) var locations: [CGFloat] = []
  /// The colors.
  open private(set) var colors: [UIColor] = []

  /// Sets the colors and their locations along the line.
  open func setColors(_ colors: [UIColor], locations: [CGFloat]) {
    (self.colors, self.locations) = (colors, locations)
    setNeedsDisplay()
  }

  /// Draws the line in short pieces, each in the color at its middle.
  open override func draw(_ mapRect: MKMapRect, zoomScale: MKZoomScale, in context: CGContext) {
    guard !colors.isEmpty else {
      return super.draw(mapRect, zoomScale: zoomScale, in: context)
    }
    applyStrokeProperties(to: context, atZoomScale: zoomScale)
    let pieces = Self.pieces
    for piece in 0..<pieces {
      let (start, end) = (CGFloat(piece) / CGFloat(pieces), CGFloat(piece + 1) / CGFloat(pieces))
      guard start < strokeEnd, end > strokeStart else { continue }
      context.setStrokeColor(color(at: (start + end) / 2).cgColor)
      strokePath(
        path(
          through: polyline.mapPoints, from: max(start, strokeStart), to: min(end, strokeEnd),
          isClosed: false),
        in: context)
    }
  }

  /// The number of pieces of uniform color.
  ///
  /// - Source: ours. Confidence: guess.
  private static let pieces = 64

  /// Returns the color at a share of the length.
  private func color(at place: CGFloat) -> UIColor {
    let stops = zip(locations, colors).sorted { $0.0 < $1.0 }
    guard let first = stops.first, let last = stops.last else { return colors[0] }
    if place <= first.0 { return first.1 }
    guard let index = stops.firstIndex(where: { $0.0 >= place }), index > 0 else { return last.1 }
    let (before, after) = (stops[index - 1], stops[index])
    let share = after.0 > before.0 ? (place - before.0) / (after.0 - before.0) : 1
    return Self.mix(before.1, after.1, share)
  }

  private static func mix(_ one: UIColor, _ other: UIColor, _ share: CGFloat) -> UIColor {
    func parts(_ color: UIColor) -> [CGFloat] {
      var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
      color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
      return [red, green, blue, alpha]
    }
    let mixed = zip(parts(one), parts(other)).map { $0 + ($1 - $0) * share }
    return UIColor(red: mixed[0], green: mixed[1], blue: mixed[2], alpha: mixed[3])
  }
}
