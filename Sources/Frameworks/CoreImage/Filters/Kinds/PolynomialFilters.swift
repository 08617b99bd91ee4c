/// The filters that compute colors with polynomials, steps and differences (CoreImage.FT10).
///
/// - Source: the formulas and defaults of Apple's filter reference, unless a comment says
///   otherwise. Confidence: documented.
enum PolynomialFilters {
  static let all: [FilterDescription] = [
    .map(
      "CIColorPolynomial", kCICategoryColorAdjustment,
      ["Red", "Green", "Blue", "Alpha"].map {
        .vector("input\($0)Coefficients", [0, 1, 0, 0], identity: [0, 1, 0, 0])
      }
    ) { values in
      let factors = ["Red", "Green", "Blue", "Alpha"].map {
        values.vector("input\($0)Coefficients")
      }
      return { pixel in
        let straight = pixel.unmultiplied
        var result = SIMD4<Float>()
        for index in 0..<4 {
          let (value, factor) = (straight[index], factors[index])
          result[index] =
            factor.x + value * (factor.y + value * (factor.z + value * factor.w))
        }
        return result.multiplied
      }
    },
    .map(
      "CIColorCrossPolynomial", kCICategoryColorEffect,
      ["Red", "Green", "Blue"].enumerated().map { index, name in
        var same = [CGFloat](repeating: 0, count: 10)
        same[index] = 1
        return .vector("input\(name)Coefficients", same, identity: same)
      }
    ) { values in
      let factors = ["Red", "Green", "Blue"].map { name in
        let own = values.numbers("input\(name)Coefficients")
        return own + [Float](repeating: 0, count: max(0, 10 - own.count))
      }
      return { pixel in
        pixel.mapColor { color in
          let (r, g, b) = (color.x, color.y, color.z)
          let terms: [Float] = [r, g, b, r * r, g * g, b * b, r * g, g * b, b * r, 1]
          var result = SIMD3<Float>()
          for index in 0..<3 {
            for (term, factor) in zip(terms, factors[index]) { result[index] += term * factor }
          }
          return result
        }
      }
    },
    .map(
      "CIColorPosterize", kCICategoryColorEffect,
      [.number("inputLevels", 6, identity: 300, range: 2...300, slider: 2...30)]
    ) { values in
      // The levels are equidistant from 0 to 1; each component takes the nearest (guess).
      let steps = Float(max(1, values.number("inputLevels").rounded() - 1))
      return { pixel in
        pixel.mapColor { ($0 * steps).rounded(.toNearestOrAwayFromZero) / steps }
      }
    },
    FilterDescription(
      "CIColorAbsoluteDifference", kCICategoryColorAdjustment, [.image, .image("inputImage2")]
    ) { values in
      guard let first = values.image(kCIInputImageKey), let second = values.image("inputImage2")
      else { return nil }
      // The result is opaque where either image is (guess).
      return MapSource(first, second, extent: first.extent.union(second.extent)) { _ in
        { first, second in
          let difference = first.color - second.color
          return SIMD4(
            pointwiseMax(difference, SIMD3<Float>.zero - difference), max(first.w, second.w))
        }
      }
    },
    inverse("CIDepthToDisparity"), inverse("CIDisparityToDepth"),
  ]

  /// Creates a filter that inverts values; 0 stays 0 (guess).
  private static func inverse(_ name: String) -> FilterDescription {
    .map(name, kCICategoryColorAdjustment, []) { _ in
      { pixel in
        pixel.mapColor { color in
          var result = SIMD3<Float>()
          for index in 0..<3 where color[index] != 0 { result[index] = 1 / color[index] }
          return result
        }
      }
    }
  }
}
