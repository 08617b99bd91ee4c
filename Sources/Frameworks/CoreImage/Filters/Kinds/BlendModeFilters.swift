/// The filters that blend one image with another (CoreImage.FT4).
///
/// - Source: the blend modes of ISO 32000-1 (PDF 1.7), 11.3.5, which Apple's filter reference
///   names. Confidence: documented.
enum BlendModeFilters {
  /// A blend mode for separate components: of the backdrop and of the source.
  private typealias Mode = @Sendable (Float, Float) -> Float

  static let all: [FilterDescription] = [
    filter("CIMultiplyBlendMode") { $0 * $1 },
    filter("CIScreenBlendMode") { $0 + $1 - $0 * $1 },
    filter("CIOverlayBlendMode") { hardLight($1, $0) },
    filter("CIDarkenBlendMode") { min($0, $1) },
    filter("CILightenBlendMode") { max($0, $1) },
    filter("CIDifferenceBlendMode") { abs($0 - $1) },
    filter("CIExclusionBlendMode") { $0 + $1 - 2 * $0 * $1 },
    filter("CIHardLightBlendMode") { hardLight($0, $1) },
    filter("CISoftLightBlendMode") { ground, source in
      if source <= 0.5 { return ground - (1 - 2 * source) * ground * (1 - ground) }
      let curve =
        ground <= 0.25
        ? ((16 * ground - 12) * ground + 4) * ground : max(0, ground).squareRoot()
      return ground + (2 * source - 1) * (curve - ground)
    },
    filter("CIColorDodgeBlendMode") { ground, source in
      dodge(ground, source)
    },
    filter("CIColorBurnBlendMode") { ground, source in
      burn(ground, source)
    },
    filter("CILinearBurnBlendMode") { max(0, $0 + $1 - 1) },
    filter("CILinearDodgeBlendMode") { min(1, $0 + $1) },
    filter("CIVividLightBlendMode") { vividLight($0, $1) },
    filter("CILinearLightBlendMode") { max(0, min(1, $0 + 2 * $1 - 1)) },
    filter("CIPinLightBlendMode") { ground, source in
      source > 0.5 ? max(ground, 2 * source - 1) : min(ground, 2 * source)
    },
    // The background is the dividend or the minuend (guess).
    filter("CIDivideBlendMode") { ground, source in
      ground <= 0 ? 0 : source <= ground ? 1 : ground / source
    },
    filter("CISubtractBlendMode") { max(0, $0 - $1) },
    filter("CIHueBlendMode", colors: ColorBlending.hue),
    filter("CISaturationBlendMode", colors: ColorBlending.saturation),
    filter("CIColorBlendMode", colors: ColorBlending.color),
    filter("CILuminosityBlendMode", colors: ColorBlending.luminosity),
  ]

  private static func dodge(_ ground: Float, _ source: Float) -> Float {
    ground <= 0 ? 0 : source >= 1 ? 1 : min(1, ground / (1 - source))
  }

  private static func burn(_ ground: Float, _ source: Float) -> Float {
    ground >= 1 ? 1 : source <= 0 ? 0 : 1 - min(1, (1 - ground) / source)
  }

  /// A burn by dark sources and a dodge by light ones, with twice the contrast.
  static func vividLight(_ ground: Float, _ source: Float) -> Float {
    source <= 0.5 ? burn(ground, 2 * source) : dodge(ground, 2 * source - 1)
  }

  private static func hardLight(_ ground: Float, _ source: Float) -> Float {
    guard source > 0.5 else { return ground * 2 * source }
    let light = 2 * source - 1
    return ground + light - ground * light
  }

  private static func filter(_ name: String, _ mode: @escaping Mode) -> FilterDescription {
    filter(name, colors: byComponent(mode))
  }

  /// Returns the mode of colors that mixes each component.
  static func byComponent(
    _ mode: @escaping @Sendable (Float, Float) -> Float
  ) -> ColorBlending.Mode {
    { ground, source in
      var mixed = SIMD3<Float>()
      for index in 0..<3 { mixed[index] = mode(ground[index], source[index]) }
      return mixed
    }
  }

  private static func filter(
    _ name: String, colors mode: @escaping ColorBlending.Mode
  ) -> FilterDescription {
    FilterDescription(name, kCICategoryCompositeOperation, [.image, .background]) { values in
      guard let image = values.image(kCIInputImageKey) else { return nil }
      // Without a background the image is unchanged (guess).
      guard let ground = values.image(kCIInputBackgroundImageKey) else { return image }
      let extent = image.extent.union(ground.extent)
      return MapSource(image, ground, extent: extent) { _ in ColorBlending.pixels(mode) }
    }
  }
}
