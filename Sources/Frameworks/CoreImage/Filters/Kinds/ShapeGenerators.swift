/// The filters that generate stripes, rounded rectangles, radial gradients and barcodes
/// (CoreImage.FT6, CoreImage.BD3).
///
/// - Source: the inputs and defaults of Apple's filter reference, unless a comment says otherwise.
///   Confidence: documented.
enum ShapeGenerators {
  static let all: [FilterDescription] = [
    FilterDescription(
      "CIStripesGenerator", kCICategoryGenerator,
      [
        .point(kCIInputCenterKey, 150, 150), .color("inputColor0", .white),
        .color("inputColor1", .black),
        .number(
          kCIInputWidthKey, 80, type: kCIAttributeTypeDistance, range: 0...Double.infinity,
          slider: 0...800),
        .number(kCIInputSharpnessKey, 1, range: 0...1),
      ]
    ) { values in
      let (center, width) = (values.point(kCIInputCenterKey), values.number(kCIInputWidthKey))
      let softness = max(0, 1 - values.number(kCIInputSharpnessKey)) * width
      let (color0, color1) = (values.color("inputColor0"), values.color("inputColor1"))
      guard width > 0 else { return nil }
      // The first color is right of the center; a blurred edge is a ramp (guesses).
      return GeneratorSource { pass in
        let (one, two) = (pass.pixel(color0), pass.pixel(color1))
        return { place in
          let turns = (place.x - center.x) / (2 * width)
          let phase = (turns - turns.rounded(.down)) * 2 * width
          let within = phase < width ? phase : phase - width
          let edge = min(within, width - within)
          let away = softness > 0 ? min(1, 2 * edge / softness) : 1
          let share = Float((1 + (phase < width ? away : -away)) / 2)
          return one * share + two * (1 - share)
        }
      }
    },
    FilterDescription(
      "CIRoundedRectangleGenerator", kCICategoryGenerator,
      [
        .vector(kCIInputExtentKey, [0, 0, 100, 100], type: kCIAttributeTypeRectangle),
        .number(
          kCIInputRadiusKey, 10, type: kCIAttributeTypeDistance, range: 0...Double.infinity,
          slider: 0...100),
        .color(kCIInputColorKey, .white),
      ]
    ) { values in
      let (rect, color) = (values.rect(kCIInputExtentKey), values.color(kCIInputColorKey))
      guard !rect.isInfinite, !rect.isNull, !rect.isEmpty else { return nil }
      let half: SIMD2<Double> = [Double(rect.width) / 2, Double(rect.height) / 2]
      let radius = max(0, min(values.number(kCIInputRadiusKey), half.x, half.y))
      let middle: SIMD2<Double> = [Double(rect.midX), Double(rect.midY)]
      return GeneratorSource(rect.integral) { pass in
        let pixel = pass.pixel(color)
        return { place in
          let away = place - middle
          let corner: SIMD2<Double> = [
            abs(away.x) - half.x + radius, abs(away.y) - half.y + radius,
          ]
          let outer = pointwiseMax(corner, .zero)
          let distance =
            (outer * outer).sum().squareRoot() + min(0, max(corner.x, corner.y)) - radius
          // A pixel at the edge is partly covered.
          return pixel * Float(max(0, min(1, 0.5 - distance)))
        }
      }
    },
    FilterDescription(
      "CIGaussianGradient", kCICategoryGradient,
      [
        .point(kCIInputCenterKey, 150, 150), .color("inputColor0", .white),
        .color("inputColor1", .clear),
        .number(
          kCIInputRadiusKey, 300, type: kCIAttributeTypeDistance, range: 0...Double.infinity,
          slider: 0...800),
      ]
    ) { values in
      let (center, radius) = (values.point(kCIInputCenterKey), values.number(kCIInputRadiusKey))
      let (color0, color1) = (values.color("inputColor0"), values.color("inputColor1"))
      guard radius > 0 else { return nil }
      // The radius is three standard deviations, beyond which only the second color remains
      // (guess).
      return GeneratorSource { pass in
        let (one, two) = (pass.pixel(color0), pass.pixel(color1))
        return { place in
          let away = (place - center) / radius
          let square = (away * away).sum()
          guard square < 1 else { return two }
          let share = Float(ExactMath.exponential(-4.5 * square))
          return one * share + two * (1 - share)
        }
      }
    },
    FilterDescription(
      "CICode128BarcodeGenerator", kCICategoryGenerator,
      [
        FilterInput(key: "inputMessage", className: "NSData"),
        .number("inputQuietSpace", 10, type: kCIAttributeTypeInteger, range: 0...100),
        .number("inputBarcodeHeight", 32, type: kCIAttributeTypeInteger, range: 1...500),
      ]
    ) { values in
      guard let symbol = values.data("inputMessage").flatMap(Code128Symbol.init) else { return nil }
      let quiet = Int(max(0, min(100, values.number("inputQuietSpace"))))
      let height = Int(max(1, min(500, values.number("inputBarcodeHeight"))))
      // One pixel a module, with the quiet space on each side and no rows above and below (guess).
      let white = [SIMD4<Float>](repeating: .one, count: quiet)
      let row = white + symbol.modules.map { $0 ? [0, 0, 0, 1] : .one } + white
      let region = PixelRegion(x: 0, y: 0, width: row.count, height: height)
      return TileSource(
        PixelTile(region, pixels: Array(repeatElement(row, count: height).joined())))
    },
  ]
}
