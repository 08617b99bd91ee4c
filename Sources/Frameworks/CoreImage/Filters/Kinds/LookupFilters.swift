internal import TactusCrashReports

/// The filters that map colors by a table, a curve or another image (CoreImage.FT11).
///
/// - Source: the inputs and defaults of Apple's filter reference, unless a comment says otherwise.
///   Confidence: documented.
enum LookupFilters {
  static let all: [FilterDescription] = [
    FilterDescription(
      "CIFalseColor", kCICategoryColorEffect,
      [
        .image, .color("inputColor0", CIColor(red: 0.3, green: 0, blue: 0)),
        .color("inputColor1", CIColor(red: 1, green: 0.9, blue: 0.8)),
      ]
    ) { values in
      let (color0, color1) = (values.color("inputColor0"), values.color("inputColor1"))
      return values.image(kCIInputImageKey).map { input in
        MapSource(input) { pass in
          let (dark, light) = (pass.pixel(color0), pass.pixel(color1))
          return { pixel in
            let share = max(0, min(1, pixel.unmultiplied.luminance))
            return (dark + (light - dark) * share) * pixel.w
          }
        }
      }
    },
    FilterDescription(
      "CIColorMap", kCICategoryColorEffect, [.image, .image(kCIInputGradientImageKey)]
    ) { values in
      guard let image = values.image(kCIInputImageKey),
        let gradient = values.image(kCIInputGradientImageKey), !gradient.extent.isInfinite,
        !gradient.extent.isEmpty
      else { return nil }
      // The luminance is a position along the middle row of the gradient (guess).
      let area = PixelRegion(gradient.extent)
      let row = PixelRegion(x: area.x, y: area.y + area.height / 2, width: area.width, height: 1)
      return MapSource(image) { pass in
        let colors = pass.tile(of: gradient, row).pixels
        return { pixel in
          let place = max(0, min(1, pixel.unmultiplied.luminance)) * Float(colors.count - 1)
          let index = min(colors.count - 1, Int(place))
          let next = min(colors.count - 1, index + 1)
          let share = place - Float(index)
          return (colors[index] * (1 - share) + colors[next] * share) * pixel.w
        }
      }
    },
    cube("CIColorCube", [], space: { _ in nil }),
    cube(
      "CIColorCubeWithColorSpace", [FilterInput(key: kCIInputColorSpaceKey, className: "NSObject")],
      space: { values in
        let space: CGColorSpace? = values.object(kCIInputColorSpaceKey)
        return space.map { ColorEncoding($0) }
      }),
    .map(
      "CIToneCurve", kCICategoryColorAdjustment,
      (0..<5).map { index in
        let value = CGFloat(index) / 4
        return .vector(
          "inputPoint\(index)", [value, value], type: kCIAttributeTypeOffset,
          identity: [value, value])
      }
    ) { values in
      // The curve applies to components with a gamma of 2 (documented), and is a natural spline
      // (guess).
      let curve = ToneCurve((0..<5).map { values.point("inputPoint\($0)") })
      return { pixel in
        pixel.mapColor { color in
          var result = SIMD3<Float>()
          for index in 0..<3 {
            let height = curve(Double(max(0, color[index])).squareRoot())
            result[index] = Float(height * abs(height))
          }
          return result
        }
      }
    },
  ]

  private static func cube(
    _ name: String, _ inputs: [FilterInput],
    space: @escaping @Sendable (FilterValues) -> ColorEncoding?
  ) -> FilterDescription {
    let own: [FilterInput] = [
      .image, .number("inputCubeDimension", 2, type: kCIAttributeTypeCount, range: 2...128),
      FilterInput(key: "inputCubeData", className: "NSData"),
    ]
    return FilterDescription(name, kCICategoryColorEffect, own + inputs) { values in
      guard let image = values.image(kCIInputImageKey), let data = values.data("inputCubeData")
      else { return nil }
      let size = Int(max(0, min(1000, values.number("inputCubeDimension"))))
      guard let cube = ColorCube(data, size: size) else {
        RuntimeWarning.once(
          "\(name): a table of \(size) colors a side has \(size * size * size * 16) bytes, and "
            + "inputCubeData has \(data.count); there is no image", namesPlace: true)
        return nil
      }
      let encoding = space(values)
      return MapSource(image) { pass in
        let encode = ColorConversion(from: pass.working, to: encoding)
        let decode = ColorConversion(from: encoding, to: pass.working)
        return { pixel in
          let straight = pixel.unmultiplied
          let found = cube((encode?(SIMD4(straight.color, 1)) ?? straight).color)
          return (decode?(found) ?? found) * pixel.w
        }
      }
    }
  }
}
