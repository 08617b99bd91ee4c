/// The filters that sum the pixels around each one with weights (CoreImage.FT12).
///
/// - Source: the inputs and defaults of Apple's filter reference, unless a comment says otherwise.
///   Confidence: documented.
enum ConvolutionFilters {
  static let all: [FilterDescription] = [
    filter("CIConvolution3X3", 3, 3), filter("CIConvolution5X5", 5, 5),
    filter("CIConvolution7X7", 7, 7), filter("CIConvolution9Horizontal", 9, 1),
    filter("CIConvolution9Vertical", 1, 9), filter("CIConvolutionRGB3X3", 3, 3, keepsAlpha: true),
    filter("CIConvolutionRGB5X5", 5, 5, keepsAlpha: true),
    filter("CIConvolutionRGB7X7", 7, 7, keepsAlpha: true),
    filter("CIConvolutionRGB9Horizontal", 9, 1, keepsAlpha: true),
    filter("CIConvolutionRGB9Vertical", 1, 9, keepsAlpha: true),
  ]

  private static func filter(
    _ name: String, _ width: Int, _ height: Int, keepsAlpha: Bool = false
  ) -> FilterDescription {
    var same = [CGFloat](repeating: 0, count: width * height)
    same[same.count / 2] = 1
    let inputs: [FilterInput] = [
      .image, .vector(kCIInputWeightsKey, same, identity: same),
      .number(kCIInputBiasKey, 0, identity: 0),
    ]
    return FilterDescription(name, kCICategoryStylize, inputs) { values in
      let given = values.numbers(kCIInputWeightsKey)
      let weights = (0..<width * height).map { $0 < given.count ? given[$0] : 0 }
      let bias = Float(values.number(kCIInputBiasKey))
      let (reachX, reachY) = (width / 2, height / 2)
      // The first weight is that of the upper left pixel, and the result covers all that the
      // weights reach (guesses).
      return values.image(kCIInputImageKey).map { image in
        NeighborSource(image, reach: (reachX, reachY), grows: !keepsAlpha) { tile, x, y in
          var sum = SIMD4<Float>.zero
          for row in 0..<height {
            for column in 0..<width where weights[row * width + column] != 0 {
              sum +=
                tile.pixel(x + column - reachX, y + reachY - row) * weights[row * width + column]
            }
          }
          guard keepsAlpha else { return sum + SIMD4(repeating: bias) }
          let alpha = tile.pixel(x, y).w
          return SIMD4(sum.color + SIMD3(repeating: bias * alpha), alpha)
        }
      }
    }
  }
}
