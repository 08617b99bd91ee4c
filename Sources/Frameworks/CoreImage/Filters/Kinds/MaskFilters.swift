/// The filters that mix two images by a third or by a time (CoreImage.FT8).
///
/// - Source: Apple's filter reference, unless a comment says otherwise. Confidence: documented.
enum MaskFilters {
  static let all: [FilterDescription] = [
    // The luminance of the mask is its gray value (guess).
    filter("CIBlendWithMask") { $0.luminance }, filter("CIBlendWithAlphaMask") { $0.w },
    filter("CIBlendWithRedMask") { $0.x }, filter("CIBlendWithBlueMask") { $0.z },
    FilterDescription(
      "CIMix", kCICategoryStylize,
      [.image, .background, .number(kCIInputAmountKey, 1, identity: 1, range: 0...1)]
    ) { values in
      guard let image = values.image(kCIInputImageKey) else { return nil }
      let ground = values.image(kCIInputBackgroundImageKey) ?? CIImage.empty().source
      let part = Float(values.number(kCIInputAmountKey))
      return MapSource(image, ground, extent: image.extent.union(ground.extent)) { _ in
        { $0 * part + $1 * (1 - part) }
      }
    },
    FilterDescription(
      "CIDissolveTransition", kCICategoryTransition,
      [
        .image, .image(kCIInputTargetImageKey),
        .number(kCIInputTimeKey, 0, type: kCIAttributeTypeTime, identity: 0, range: 0...1),
      ]
    ) { values in
      guard let image = values.image(kCIInputImageKey),
        let target = values.image(kCIInputTargetImageKey)
      else { return nil }
      let time = Float(max(0, min(1, values.number(kCIInputTimeKey))))
      return MapSource(image, target, extent: image.extent.union(target.extent)) { _ in
        { $0 * (1 - time) + $1 * time }
      }
    },
  ]

  private static func filter(
    _ name: String, _ share: @escaping @Sendable (SIMD4<Float>) -> Float
  ) -> FilterDescription {
    FilterDescription(
      name, kCICategoryStylize, [.image, .background, .image(kCIInputMaskImageKey)]
    ) { values in
      guard let image = values.image(kCIInputImageKey),
        let mask = values.image(kCIInputMaskImageKey)
      else { return nil }
      let ground = values.image(kCIInputBackgroundImageKey) ?? CIImage.empty().source
      return MapSource(image, ground, mask, extent: image.extent.union(ground.extent)) {
        image, ground, mask in
        let part = max(0, min(1, share(mask)))
        return image * part + ground * (1 - part)
      }
    }
  }
}
