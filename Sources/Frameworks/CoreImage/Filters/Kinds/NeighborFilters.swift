/// The filters that choose, mix or compare the pixels around each one (CoreImage.FT13).
///
/// - Source: the inputs and defaults of Apple's filter reference, unless a comment says otherwise;
///   it has no formulas for them. Confidence: documented.
enum NeighborFilters {
  static let all: [FilterDescription] = [
    FilterDescription("CIMedianFilter", kCICategoryBlur, [.image]) { values in
      values.image(kCIInputImageKey).map { image in
        NeighborSource(image, reach: (1, 1), grows: false) { tile, x, y in
          var result = SIMD4<Float>()
          let pixels = (-1...1).flatMap { row in
            (-1...1).map { tile.pixel(x + $0, y + row) }
          }
          for index in 0..<4 { result[index] = pixels.map { $0[index] }.sorted()[4] }
          return result
        }
      }
    },
    morphology("CIMorphologyMaximum", grows: true) { pixels in
      pixels.reduce(SIMD4(repeating: -.infinity)) { pointwiseMax($0, $1) }
    },
    morphology("CIMorphologyMinimum", grows: false) { pixels in
      pixels.reduce(SIMD4(repeating: .infinity)) { pointwiseMin($0, $1) }
    },
    morphology("CIMorphologyGradient", grows: true) { pixels in
      let high = pixels.reduce(SIMD4(repeating: -.infinity)) { pointwiseMax($0, $1) }
      let low = pixels.reduce(SIMD4(repeating: .infinity)) { pointwiseMin($0, $1) }
      // The gradient is opaque (guess).
      return SIMD4((high - low).color, 1)
    },
    rectangle("CIMorphologyRectangleMaximum", grows: true) { pointwiseMax($0, $1) },
    rectangle("CIMorphologyRectangleMinimum", grows: false) { pointwiseMin($0, $1) },
    FilterDescription(
      "CIDiscBlur", kCICategoryBlur,
      [
        .image,
        .number(
          kCIInputRadiusKey, 8, type: kCIAttributeTypeDistance, identity: 0,
          range: 0...Double.infinity, slider: 0...100),
      ]
    ) { values in
      values.image(kCIInputImageKey).map { image in
        let disc = disc(values.number(kCIInputRadiusKey))
        let reach = disc.map { abs($0.x) }.max() ?? 0
        return NeighborSource(image, reach: (reach, reach), grows: true) { tile, x, y in
          disc.reduce(into: SIMD4<Float>.zero) { $0 += tile.pixel(x + $1.x, y + $1.y) }
            / Float(disc.count)
        }
      }
    },
    FilterDescription(
      "CIMotionBlur", kCICategoryBlur,
      [
        .image,
        .number(
          kCIInputRadiusKey, 20, type: kCIAttributeTypeDistance, identity: 0,
          range: 0...Double.infinity, slider: 0...100),
        .number(kCIInputAngleKey, 0, type: kCIAttributeTypeAngle, slider: -Double.pi...Double.pi),
      ]
    ) { values in
      // The mean along a line of the radius on each side (guess).
      let radius = min(1000, max(0, values.number(kCIInputRadiusKey)))
      let angle = values.number(kCIInputAngleKey)
      let way = (ExactMath.cosine(angle), ExactMath.sine(angle))
      let steps = (-Int(radius.rounded())...Int(radius.rounded())).map(Double.init)
      let reach = Int(radius.rounded()) + 1
      return values.image(kCIInputImageKey).map { image in
        radius < 0.5
          ? image
          : NeighborSource(image, reach: (reach, reach), grows: true) { tile, x, y in
            steps.reduce(into: SIMD4<Float>.zero) {
              $0 += tile.mixed(Double(x) + $1 * way.0, Double(y) + $1 * way.1)
            } / Float(steps.count)
          }
      }
    },
    FilterDescription(
      "CIUnsharpMask", kCICategorySharpen,
      [
        .image,
        .number(
          kCIInputRadiusKey, 2.5, type: kCIAttributeTypeDistance, range: 0...Double.infinity,
          slider: 0...100),
        .number(kCIInputIntensityKey, 0.5, identity: 0, slider: 0...1),
      ]
    ) { values in
      let intensity = Float(values.number(kCIInputIntensityKey))
      return sharpened(values) { pixel, blurred in
        SIMD4(pixel.color + (pixel.color - blurred.color) * intensity, pixel.w)
      }
    },
    FilterDescription(
      "CISharpenLuminance", kCICategorySharpen,
      [
        .image, .number(kCIInputSharpnessKey, 0.4, identity: 0, slider: 0...2),
        .number(kCIInputRadiusKey, 1.69, range: 0...Double.infinity, slider: 0...20),
      ]
    ) { values in
      let sharpness = Float(values.number(kCIInputSharpnessKey))
      return sharpened(values) { pixel, blurred in
        let change = (pixel.luminance - blurred.luminance) * sharpness
        return SIMD4(pixel.color + SIMD3(repeating: change), pixel.w)
      }
    },
    FilterDescription(
      "CIPixellate", kCICategoryStylize,
      [
        .image, .point(kCIInputCenterKey, 150, 150),
        .number(
          kCIInputScaleKey, 8, type: kCIAttributeTypeDistance, range: 1...Double.infinity,
          slider: 1...100),
      ]
    ) { values in
      let scale = values.number(kCIInputScaleKey)
      guard scale >= 1, scale.isFinite else { return values.image(kCIInputImageKey) }
      return values.image(kCIInputImageKey).map {
        PixellateSource($0, size: scale, center: values.point(kCIInputCenterKey))
      }
    },
  ]

  /// Returns the sharpened image: the difference of a pixel from the average around it is amplified
  /// (the usual method; guess).
  private static func sharpened(
    _ values: FilterValues, _ mix: @escaping @Sendable (SIMD4<Float>, SIMD4<Float>) -> SIMD4<Float>
  ) -> (any ImageSource)? {
    guard let image = values.image(kCIInputImageKey) else { return nil }
    let radius = values.number(kCIInputRadiusKey)
    guard radius > 0 else { return image }
    // The edge is extended, so that it does not become brighter.
    let ground = image.extent.isInfinite ? image : ClampSource(image, to: image.extent)
    let blurred = BlurSource(ground, weights: BlurSource.gaussian(radius))
    return MapSource(image, blurred, extent: image.extent) { _ in mix }
  }

  /// Returns the offsets within a radius.
  private static func disc(_ radius: Double) -> [(x: Int, y: Int)] {
    let reach = Int(min(200, max(0, radius)))
    let limit = radius * radius
    var offsets: [(x: Int, y: Int)] = []
    for y in -reach...reach {
      for x in -reach...reach where Double(x * x + y * y) <= limit { offsets.append((x, y)) }
    }
    return offsets
  }

  private static func morphology(
    _ name: String, grows: Bool,
    _ choose: @escaping @Sendable ([SIMD4<Float>]) -> SIMD4<Float>
  ) -> FilterDescription {
    FilterDescription(
      name, kCICategoryBlur,
      [.image, .number(kCIInputRadiusKey, 5, range: 0...Double.infinity, slider: 0...50)]
    ) { values in
      let disc = disc(values.number(kCIInputRadiusKey))
      let reach = disc.map { abs($0.x) }.max() ?? 0
      return values.image(kCIInputImageKey).map { image in
        NeighborSource(image, reach: (reach, reach), grows: grows) { tile, x, y in
          choose(disc.map { tile.pixel(x + $0.x, y + $0.y) })
        }
      }
    }
  }

  private static func rectangle(
    _ name: String, grows: Bool,
    _ choose: @escaping @Sendable (SIMD4<Float>, SIMD4<Float>) -> SIMD4<Float>
  ) -> FilterDescription {
    FilterDescription(
      name, kCICategoryBlur,
      [
        .image, .number(kCIInputWidthKey, 5, range: 1...Double.infinity, slider: 1...51),
        .number("inputHeight", 5, range: 1...Double.infinity, slider: 1...51),
      ]
    ) { values in
      // Sizes are odd: half of them lies on each side (guess).
      let reachX = Int(min(400, max(0, values.number(kCIInputWidthKey) / 2)))
      let reachY = Int(min(400, max(0, values.number("inputHeight") / 2)))
      return values.image(kCIInputImageKey).map { image in
        NeighborSource(image, reach: (reachX, reachY), grows: grows) { tile, x, y in
          var result = tile.pixel(x, y)
          for row in -reachY...reachY {
            for column in -reachX...reachX {
              result = choose(result, tile.pixel(x + column, y + row))
            }
          }
          return result
        }
      }
    }
  }
}
