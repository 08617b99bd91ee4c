/// The filters that blend one image with another.
///
/// Step CoreImage.FT4.
///
/// - Source: the blend modes of ISO 32000-1 (PDF 1.7), 11.3.5, which Apple's filter reference
///   names. Confidence: documented.
enum BlendModeFilters {
  /// A mode: a component of the backdrop and of the source give one of the result.
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
      ground <= 0 ? 0 : source >= 1 ? 1 : min(1, ground / (1 - source))
    },
    filter("CIColorBurnBlendMode") { ground, source in
      ground >= 1 ? 1 : source <= 0 ? 0 : 1 - min(1, (1 - ground) / source)
    },
  ]

  private static func hardLight(_ ground: Float, _ source: Float) -> Float {
    guard source > 0.5 else { return ground * 2 * source }
    let light = 2 * source - 1
    return ground + light - ground * light
  }

  private static func filter(_ name: String, _ mode: @escaping Mode) -> FilterDescription {
    FilterDescription(name, kCICategoryCompositeOperation, [.image, .background]) { values in
      guard let image = values.image(kCIInputImageKey) else { return nil }
      // Without a background the image is alone (guess).
      guard let ground = values.image(kCIInputBackgroundImageKey) else { return image }
      let extent = image.extent.union(ground.extent)
      return MapSource(image, ground, extent: extent) { _ in
        { source, ground in
          let (plainSource, plainGround) = (source.unmultiplied, ground.unmultiplied)
          var mixed = SIMD3<Float>()
          for index in 0..<3 { mixed[index] = mode(plainGround[index], plainSource[index]) }
          let color =
            source.color * (1 - ground.w) + ground.color * (1 - source.w)
            + mixed * (source.w * ground.w)
          return SIMD4(color, source.w + ground.w - source.w * ground.w)
        }
      }
    }
  }
}
