/// An image that is scaled with a Lanczos window of three lobes.
final class LanczosSource: ImageSource {
  let extent: CGRect
  let inputs: [any ImageSource]
  private let scale: (x: Double, y: Double)

  /// The number of lobes on each side.
  private static let lobes = 3.0

  init(_ input: any ImageSource, scaleX: Double, scaleY: Double) {
    (inputs, scale) = ([input], (scaleX, scaleY))
    let all = input.extent.applying(CGAffineTransform(scaleX: scaleX, y: scaleY))
    extent = all.isInfinite || all.isNull || all.isEmpty ? all : all.integral
  }

  /// The weights of source pixels for a pixel of the result, from an index on.
  private struct Weights {
    let first: Int
    let values: [Float]
  }

  /// Returns the weights for a range of pixels, in one direction.
  private func weights(_ start: Int, _ count: Int, _ scale: Double) -> [Weights] {
    // For downscaling, the window covers more pixels.
    let stretch = max(1, 1 / scale)
    let reach = Self.lobes * stretch
    return (start..<start + count).map { index in
      let center = (Double(index) + 0.5) / scale
      let first = Int((center - reach).rounded(.down))
      let last = Int((center + reach).rounded(.up))
      let all = (first...last).map { Self.window((Double($0) + 0.5 - center) / stretch) }
      let sum = all.reduce(0, +)
      return Weights(first: first, values: all.map { Float($0 / sum) })
    }
  }

  private static func window(_ x: Double) -> Double {
    if x == 0 { return 1 }
    guard abs(x) < lobes else { return 0 }
    let angle = Double.pi * x
    return lobes * ExactMath.sine(angle) * ExactMath.sine(angle / lobes) / (angle * angle)
  }

  func paint(_ region: PixelRegion, in pass: RenderPass) -> PixelTile {
    let columns = weights(region.x, region.width, scale.x)
    let rows = weights(region.y, region.height, scale.y)
    // The edge of the image is extended, so that it does not fade.
    let edge = PixelRegion(inputs[0].extent)
    func limited(_ value: Int, _ start: Int, _ end: Int) -> Int { max(start, min(end - 1, value)) }
    let left = limited(columns[0].first, edge.x, edge.endX)
    let bottom = limited(rows[0].first, edge.y, edge.endY)
    let lastColumn = columns[region.width - 1]
    let lastRow = rows[region.height - 1]
    let right = limited(lastColumn.first + lastColumn.values.count, edge.x, edge.endX)
    let top = limited(lastRow.first + lastRow.values.count, edge.y, edge.endY)
    let source = pass.tile(
      of: inputs[0],
      PixelRegion(x: left, y: bottom, width: right - left + 1, height: top - bottom + 1))
    var middle = PixelTile(
      PixelRegion(x: region.x, y: bottom, width: region.width, height: top - bottom + 1))
    for y in bottom...top {
      let (from, to) = (source.start(ofRow: y) - left, middle.start(ofRow: y))
      for (x, column) in columns.enumerated() {
        var sum = SIMD4<Float>.zero
        for (index, weight) in column.values.enumerated() {
          sum += source.pixels[from + limited(column.first + index, left, right + 1)] * weight
        }
        middle.pixels[to + x] = sum
      }
    }
    var tile = PixelTile(region)
    for (y, row) in rows.enumerated() {
      for (index, weight) in row.values.enumerated() {
        let from = middle.start(ofRow: limited(row.first + index, bottom, top + 1))
        for x in 0..<region.width {
          tile.pixels[y * region.width + x] += middle.pixels[from + x] * weight
        }
      }
    }
    return tile
  }
}
