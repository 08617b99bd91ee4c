internal import CTactusQrencode
internal import TactusCrashReports

/// The filters that generate images (CoreImage.FT6, CoreImage.BD2).
///
/// - Source: the inputs and defaults of Apple's filter reference, unless a comment says otherwise.
///   Confidence: documented.
enum GeneratorFilters {
  static let all: [FilterDescription] = [
    FilterDescription(
      // The default is a guess.
      "CIConstantColorGenerator", kCICategoryGenerator, [.color(kCIInputColorKey, .white)]
    ) { values in
      let color = values.color(kCIInputColorKey)
      return GeneratorSource { pass in
        let pixel = pass.pixel(color)
        return { _ in pixel }
      }
    },
    FilterDescription(
      "CICheckerboardGenerator", kCICategoryGenerator,
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
      // Along an axis, 1 is the field right of the center and -1 the next one; a blurred edge is a
      // ramp (guess).
      @Sendable func side(_ distance: Double) -> Double {
        let place = distance / (2 * width)
        let phase = (place - place.rounded(.down)) * 2 * width
        let sign: Double = phase < width ? 1 : -1
        let within = phase < width ? phase : phase - width
        let edge = min(within, width - within)
        return softness > 0 ? sign * min(1, 2 * edge / softness) : sign
      }
      guard width > 0 else { return nil }
      return GeneratorSource { pass in
        let (one, two) = (pass.pixel(color0), pass.pixel(color1))
        return { place in
          let share = Float((1 + side(place.x - center.x) * side(place.y - center.y)) / 2)
          return share == 1 ? one : share == 0 ? two : one * share + two * (1 - share)
        }
      }
    },
    gradient("CILinearGradient") { $0 },
    gradient("CISmoothLinearGradient") { $0 * $0 * (3 - 2 * $0) },
    FilterDescription(
      "CIRadialGradient", kCICategoryGradient,
      [
        .point(kCIInputCenterKey, 150, 150),
        .number(
          "inputRadius0", 5, type: kCIAttributeTypeDistance, range: 0...Double.infinity,
          slider: 0...800),
        .number(
          "inputRadius1", 100, type: kCIAttributeTypeDistance, range: 0...Double.infinity,
          slider: 0...800),
        .color("inputColor0", .white), .color("inputColor1", .black),
      ]
    ) { values in
      let center = values.point(kCIInputCenterKey)
      let (start, end) = (values.number("inputRadius0"), values.number("inputRadius1"))
      let (color0, color1) = (values.color("inputColor0"), values.color("inputColor1"))
      return GeneratorSource { pass in
        let (one, two) = (pass.pixel(color0), pass.pixel(color1))
        return { place in
          let away = place - center
          let distance = (away.x * away.x + away.y * away.y).squareRoot()
          let share = start == end ? (distance < end ? 0 : 1) : (distance - start) / (end - start)
          return mixed(one, two, share)
        }
      }
    },
    FilterDescription(
      "CIQRCodeGenerator", kCICategoryGenerator,
      [
        FilterInput(key: "inputMessage", className: "NSData"),
        FilterInput(key: "inputCorrectionLevel", className: "NSString", initial: "M"),
      ]
    ) { values in
      values.data("inputMessage").flatMap { code(of: $0, values.text("inputCorrectionLevel")) }
    },
    FilterDescription(
      "CIBarcodeGenerator", kCICategoryGenerator,
      [FilterInput(key: "inputBarcodeDescriptor", className: "CIBarcodeDescriptor")]
    ) { values in values.object("inputBarcodeDescriptor").flatMap(code(of:)) },
  ]

  private static func gradient(
    _ name: String, _ curve: @escaping @Sendable (Double) -> Double
  ) -> FilterDescription {
    FilterDescription(
      name, kCICategoryGradient,
      [
        .point("inputPoint0", 0, 0), .point("inputPoint1", 200, 200),
        .color("inputColor0", .white), .color("inputColor1", .black),
      ]
    ) { values in
      let (start, end) = (values.point("inputPoint0"), values.point("inputPoint1"))
      let (color0, color1) = (values.color("inputColor0"), values.color("inputColor1"))
      let way = end - start
      let square = way.x * way.x + way.y * way.y
      return GeneratorSource { pass in
        let (one, two) = (pass.pixel(color0), pass.pixel(color1))
        return { place in
          let away = place - start
          let share = square == 0 ? 0 : (away.x * way.x + away.y * way.y) / square
          return mixed(one, two, curve(max(0, min(1, share))))
        }
      }
    }
  }

  private static func mixed(
    _ one: SIMD4<Float>, _ two: SIMD4<Float>, _ share: Double
  ) -> SIMD4<Float> {
    let part = Float(max(0, min(1, share)))
    return one + (two - one) * part
  }

  /// Returns a QR code of bytes, one pixel per module, with a border of one module (guess); nil if
  /// there are too many bytes.
  private static func code(of data: Data, _ level: String) -> TileSource? {
    let correction =
      switch level {
      case "L": QR_ECLEVEL_L
      case "Q": QR_ECLEVEL_Q
      case "H": QR_ECLEVEL_H
      default: QR_ECLEVEL_M
      }
    let bytes = Array(data)
    guard !bytes.isEmpty, let code = QRcode_encodeData(Int32(bytes.count), bytes, 0, correction)
    else { return nil }
    defer { QRcode_free(code) }
    let width = Int(code.pointee.width)
    let modules = (0..<width).map { row in
      (0..<width).map { code.pointee.data[row * width + $0] & 1 == 1 }
    }
    return TileSource(modules, border: 1)
  }

  /// Returns the barcode of a descriptor; nil, with a warning, if it cannot be generated
  /// (CoreImage.BD2).
  private static func code(of descriptor: CIBarcodeDescriptor) -> TileSource? {
    guard let descriptor = descriptor as? CIQRCodeDescriptor else {
      RuntimeWarning.once(
        "CIBarcodeGenerator: symbols of a \(type(of: descriptor)) are not drawn; only QR codes are",
        namesPlace: true)
      return nil
    }
    guard let symbol = QRCodeSymbol(descriptor) else {
      RuntimeWarning.once(
        "CIBarcodeGenerator: the payload of a CIQRCodeDescriptor has "
          + "\(descriptor.errorCorrectedPayload.count) bytes, which is not the number of code words "
          + "of its version and level; there is no image", namesPlace: true)
      return nil
    }
    let rows = (0..<symbol.width).map { row in
      Array(symbol.modules[row * symbol.width..<(row + 1) * symbol.width])
    }
    return TileSource(rows, border: 1)
  }
}
