/// The filters that compute with single components (CoreImage.FT3).
///
/// - Source: the formulas and defaults of Apple's filter reference, unless a comment says
///   otherwise. Confidence: documented.
enum ComponentFilters {
  static let all: [FilterDescription] = [
    .map(
      "CIColorClamp", kCICategoryColorAdjustment,
      [
        .vector("inputMinComponents", [0, 0, 0, 0], identity: [0, 0, 0, 0]),
        .vector("inputMaxComponents", [1, 1, 1, 1], identity: [1, 1, 1, 1]),
      ]
    ) { values in
      let low = values.vector("inputMinComponents")
      let high = pointwiseMax(low, values.vector("inputMaxComponents"))
      return { $0.unmultiplied.clamped(lowerBound: low, upperBound: high).multiplied }
    },
    .map(
      "CIColorThreshold", kCICategoryColorEffect,
      [.number("inputThreshold", 0.5, range: 0...1)]
    ) { values in
      let threshold = Float(values.number("inputThreshold"))
      return { pixel in
        pixel.mapColor { SIMD3<Float>.zero.replacing(with: 1, where: $0 .>= threshold) }
      }
    },
    .map("CIMaximumComponent", kCICategoryColorEffect, []) { _ in
      { SIMD4(SIMD3(repeating: $0.color.max()), $0.w) }
    },
    .map("CIMinimumComponent", kCICategoryColorEffect, []) { _ in
      { SIMD4(SIMD3(repeating: $0.color.min()), $0.w) }
    },
    .map("CIMaskToAlpha", kCICategoryColorEffect, []) { _ in
      // The opacity of the image scales the mask (guess).
      { SIMD4(repeating: max(0, min(1, $0.luminance))) }
    },
    .map("CILinearToSRGBToneCurve", kCICategoryColorAdjustment, []) { _ in
      { pixel in
        pixel.mapColor { color in
          var result = SIMD3<Float>()
          for index in 0..<3 {
            result[index] = Float(ColorEncoding.component(Double(color[index])))
          }
          return result
        }
      }
    },
    .map("CISRGBToneCurveToLinear", kCICategoryColorAdjustment, []) { _ in
      { pixel in
        pixel.mapColor { color in
          var result = SIMD3<Float>()
          for index in 0..<3 { result[index] = Float(ColorEncoding.light(Double(color[index]))) }
          return result
        }
      }
    },
    FilterDescription(
      "CILabDeltaE", kCICategoryColorEffect, [.image, .image("inputImage2")]
    ) { values in
      guard let first = values.image(kCIInputImageKey), let second = values.image("inputImage2")
      else { return nil }
      return MapSource(first, second, extent: first.extent.union(second.extent)) { pass in
        // Without color management the components are those of images, in sRGB (guess).
        let encoding = pass.working ?? .sRGB
        func lab(_ pixel: SIMD4<Float>) -> LabColor {
          LabColor(light: encoding.light(SIMD3<Double>(pixel.color)))
        }
        return { first, second in
          guard first.color != second.color else { return [0, 0, 0, 1] }
          let difference = lab(first).difference(from: lab(second))
          return SIMD4(SIMD3(repeating: Float(min(100, difference))), 1)
        }
      }
    },
  ]
}
