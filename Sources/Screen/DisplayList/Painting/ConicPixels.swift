import Glibc

/// A conic gradient, computed pixel by pixel.
///
/// Cairo has none. Its mesh patterns could approximate it, but the more of them lies outside the
/// picture the slower they get.
struct ConicPixels {
  let center: DrawingPoint
  /// The angle of the first color, in radians.
  let angle: Double
  let stops: [DrawingGradient.Stop]
  let opacity: Double

  /// The number of colors in a turn; a thousand pixels from the center one is six pixels wide.
  private static let colorCount = 1_024

  /// Returns the pixels of a box, or `nil` if there is not enough memory or the transform is
  /// singular.
  ///
  /// - Parameters:
  ///   - box: The pixels to compute.
  ///   - transform: The transform from the drawing's to device coordinates.
  func surface(_ box: PixelBox, _ transform: DrawingTransform) -> DrawingSurface? {
    guard !stops.isEmpty, !box.isEmpty, let back = transform.inverse,
      let surface = try? DrawingSurface(width: box.width, height: box.height)
    else { return nil }
    let colors = (0..<Self.colorCount).map {
      pixel(at: (Double($0) + 0.5) / Double(Self.colorCount))
    }
    surface.withRows { rows, stride in
      for y in 0..<box.height {
        let row = (rows + y * stride).assumingMemoryBound(to: UInt32.self)
        for x in 0..<box.width {
          let place = back.apply(
            DrawingPoint(Double(x + box.x) + 0.5, Double(y + box.y) + 0.5))
          let turn = (atan2(place.y - center.y, place.x - center.x) - angle) / (2 * .pi)
          let part = turn - turn.rounded(.down)
          // NaN is mapped to the start.
          let index = part > 0 ? Int(part * Double(Self.colorCount)) : 0
          row[x] = colors[min(Self.colorCount - 1, index)]
        }
      }
    }
    return surface
  }

  /// Returns the premultiplied color at a fraction of the turn.
  private func pixel(at offset: Double) -> UInt32 {
    let color = color(at: offset)
    let share = 255 * color.alpha * opacity
    func part(_ component: Double) -> UInt32 { UInt32((share * component).rounded()) }
    return part(1) << 24 | part(color.red) << 16 | part(color.green) << 8 | part(color.blue)
  }

  private func color(at offset: Double) -> DrawingColor {
    guard let next = stops.firstIndex(where: { $0.offset > offset }) else {
      return stops[stops.count - 1].color.clipped
    }
    guard next > 0 else { return stops[0].color.clipped }
    let (a, b) = (stops[next - 1], stops[next])
    let part = (offset - a.offset) / (b.offset - a.offset)
    let (from, to) = (a.color.clipped, b.color.clipped)
    return DrawingColor(
      red: from.red + (to.red - from.red) * part,
      green: from.green + (to.green - from.green) * part,
      blue: from.blue + (to.blue - from.blue) * part,
      alpha: from.alpha + (to.alpha - from.alpha) * part
    ).clipped
  }
}
