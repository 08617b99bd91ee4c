/// An image that is convolved with separable weights, first in rows and then in columns.
final class BlurSource: ImageSource {
  let extent: CGRect
  let inputs: [any ImageSource]
  /// The weights of the neighbors, from -reach to reach; their sum is 1.
  private let weights: [Float]

  init(_ input: any ImageSource, weights: [Float]) {
    (inputs, self.weights) = ([input], weights)
    let reach = CGFloat(weights.count / 2)
    let all = input.extent
    extent =
      all.isInfinite || all.isNull || all.isEmpty ? all : all.insetBy(dx: -reach, dy: -reach)
  }

  /// Returns the weights of a Gaussian with a standard deviation, up to three deviations.
  static func gaussian(_ deviation: Double) -> [Float] {
    let reach = Int((3 * min(deviation, limit)).rounded(.up))
    let all = (-reach...reach).map { distance in
      let ratio = Double(distance) / deviation
      return ExactMath.exponential(-0.5 * ratio * ratio)
    }
    let sum = all.reduce(0, +)
    return all.map { Float($0 / sum) }
  }

  /// Returns equal weights for the neighbors within a radius.
  static func box(_ radius: Double) -> [Float] {
    let count = 2 * Int(min(radius, limit).rounded()) + 1
    return Array(repeating: 1 / Float(count), count: count)
  }

  /// The largest radius.
  ///
  /// - Source: guess; the time grows with it.
  private static let limit = 1000.0

  func paint(_ region: PixelRegion, in pass: RenderPass) -> PixelTile {
    let reach = weights.count / 2
    let source = pass.tile(of: inputs[0], region.grown(reach, reach))
    let rows = PixelRegion(
      x: region.x, y: source.region.y, width: region.width, height: source.region.height)
    var middle = PixelTile(rows)
    for y in rows.y..<rows.endY {
      let (from, to) = (source.start(ofRow: y), middle.start(ofRow: y))
      for x in 0..<region.width {
        var sum = SIMD4<Float>.zero
        for index in weights.indices { sum += source.pixels[from + x + index] * weights[index] }
        middle.pixels[to + x] = sum
      }
    }
    var tile = PixelTile(region)
    for y in 0..<region.height {
      for index in weights.indices {
        let (from, weight) = ((y + index) * region.width, weights[index])
        for x in 0..<region.width {
          tile.pixels[y * region.width + x] += middle.pixels[from + x] * weight
        }
      }
    }
    return tile
  }
}
