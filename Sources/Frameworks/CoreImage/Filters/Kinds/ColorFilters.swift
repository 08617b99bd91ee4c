/// The filters that adjust colors (CoreImage.FT2).
///
/// - Source: the formulas and defaults of Apple's filter reference, unless a comment says
///   otherwise. Confidence: documented.
enum ColorFilters {
  static let all: [FilterDescription] = [
    .map(
      "CIColorControls", kCICategoryColorAdjustment,
      [
        .number("inputSaturation", 1, identity: 1, range: 0...Double.infinity, slider: 0...2),
        .number("inputBrightness", 0, identity: 0, range: -1...1),
        .number("inputContrast", 1, identity: 1, range: 0...Double.infinity, slider: 0.25...4),
      ]
    ) { values in
      let saturation = Float(values.number("inputSaturation"))
      let brightness = Float(values.number("inputBrightness"))
      let contrast = Float(values.number("inputContrast"))
      let half = SIMD3<Float>(repeating: 0.5)
      return { pixel in
        pixel.mapColor { color in
          // The weights of the gray image are those of the primaries (guess).
          let gray = SIMD3<Float>(repeating: color.luminance)
          let saturated = saturation == 1 ? color : gray + (color - gray) * saturation
          let bright = saturated + SIMD3(repeating: brightness)
          return contrast == 1 ? bright : (bright - half) * contrast + half
        }
      }
    },
    .map(
      "CIColorMatrix", kCICategoryColorAdjustment,
      [
        .vector("inputRVector", [1, 0, 0, 0], identity: [1, 0, 0, 0]),
        .vector("inputGVector", [0, 1, 0, 0], identity: [0, 1, 0, 0]),
        .vector("inputBVector", [0, 0, 1, 0], identity: [0, 0, 1, 0]),
        .vector("inputAVector", [0, 0, 0, 1], identity: [0, 0, 0, 1]),
        .vector("inputBiasVector", [0, 0, 0, 0], identity: [0, 0, 0, 0]),
      ]
    ) { values in
      let rows = ["R", "G", "B", "A"].map { values.vector("input\($0)Vector") }
      let bias = values.vector("inputBiasVector")
      return { pixel in
        let straight = pixel.unmultiplied
        let sums = rows.map { ($0 * straight).sum() }
        return (SIMD4(sums[0], sums[1], sums[2], sums[3]) + bias).multiplied
      }
    },
    .map(
      "CIExposureAdjust", kCICategoryColorAdjustment,
      [.number(kCIInputEVKey, 0.5, identity: 0, range: -10...10)]
    ) { values in
      let factor = Float(ExactMath.exponential(values.number(kCIInputEVKey) * 0.693147180559945309))
      return { SIMD4($0.color * factor, $0.w) }
    },
    .map(
      "CIGammaAdjust", kCICategoryColorAdjustment,
      [.number("inputPower", 0.75, identity: 1, range: 0.1...3, slider: 0.25...4)]
    ) { values in
      let power = values.number("inputPower")
      return { pixel in
        pixel.mapColor { color in
          var result = SIMD3<Float>()
          for index in 0..<3 { result[index] = Float(ExactMath.power(Double(color[index]), power)) }
          return result
        }
      }
    },
    .map(
      "CIHueAdjust", kCICategoryColorAdjustment,
      [
        .number(
          kCIInputAngleKey, 0, type: kCIAttributeTypeAngle, identity: 0,
          range: -Double.pi...Double.pi)
      ]
    ) { values in
      // A rotation of the color cube around its neutral axis, from black to white.
      let angle = values.number(kCIInputAngleKey)
      let (cosine, sine) = (ExactMath.cosine(angle), ExactMath.sine(angle))
      let rest = (1 - cosine) / 3
      let shift = sine / 3.0.squareRoot()
      let (same, next, last) = (Float(cosine + rest), Float(rest - shift), Float(rest + shift))
      return { pixel in
        let (r, g, b) = (pixel.x, pixel.y, pixel.z)
        return SIMD4(
          same * r + next * g + last * b, last * r + same * g + next * b,
          next * r + last * g + same * b, pixel.w)
      }
    },
    .map(
      "CIWhitePointAdjust", kCICategoryColorAdjustment, [.color(kCIInputColorKey, .white)]
    ) { values in
      let color = values.color(kCIInputColorKey)
      let white = SIMD3<Float>(Float(color.red), Float(color.green), Float(color.blue))
      return { SIMD4($0.color * white, $0.w) }
    },
    .map("CIColorInvert", kCICategoryColorEffect, []) { _ in
      { SIMD4(SIMD3(repeating: $0.w) - $0.color, $0.w) }
    },
    FilterDescription(
      "CIColorMonochrome", kCICategoryColorEffect,
      [
        .image, .color(kCIInputColorKey, CIColor(red: 0.6, green: 0.45, blue: 0.3)),
        .number(kCIInputIntensityKey, 1, identity: 0, range: 0...1),
      ]
    ) { values in
      // The reference has no formula: the color times the luminance (guess).
      let (color, intensity) = (
        values.color(kCIInputColorKey), Float(values.number(kCIInputIntensityKey))
      )
      return values.image(kCIInputImageKey).map { input in
        MapSource(input) { pass in
          let tint = pass.pixel(color).color
          return { pixel in
            let shade = tint * pixel.luminance
            return SIMD4(pixel.color + (shade - pixel.color) * intensity, pixel.w)
          }
        }
      }
    },
    FilterDescription(
      "CISepiaTone", kCICategoryColorEffect,
      [.image, .number(kCIInputIntensityKey, 1, identity: 0, range: 0...1)]
    ) { values in
      // The reference has no formula: the matrix of the W3C's Filter Effects, for sRGB components
      // (guess).
      let intensity = Float(values.number(kCIInputIntensityKey))
      return values.image(kCIInputImageKey).map { input in
        MapSource(input) { pass in
          let encode = ColorConversion(from: pass.working, to: .sRGB)
          let decode = ColorConversion(from: .sRGB, to: pass.working)
          return { pixel in
            let own = encode?(pixel) ?? pixel
            let (r, g, b) = (own.x, own.y, own.z)
            let brown = SIMD3<Float>(
              0.393 * r + 0.769 * g + 0.189 * b, 0.349 * r + 0.686 * g + 0.168 * b,
              0.272 * r + 0.534 * g + 0.131 * b
            ).clamped(lowerBound: .zero, upperBound: SIMD3(repeating: own.w))
            let mixed = SIMD4(own.color + (brown - own.color) * intensity, own.w)
            return decode?(mixed) ?? mixed
          }
        }
      }
    },
  ]
}
