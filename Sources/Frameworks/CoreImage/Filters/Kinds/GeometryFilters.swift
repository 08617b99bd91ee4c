/// The filters that change the geometry or blur (CoreImage.FT5).
///
/// - Source: the inputs and defaults of Apple's filter reference, unless a comment says otherwise.
///   Confidence: documented.
enum GeometryFilters {
  static let all: [FilterDescription] = [
    FilterDescription("CIAffineTransform", kCICategoryGeometryAdjustment, [.image, transform]) {
      values in
      values.image(kCIInputImageKey).map {
        TransformSource($0, by: values.transform(kCIInputTransformKey), isNearest: false)
      }
    },
    FilterDescription("CIAffineClamp", kCICategoryTileEffect, [.image, transform]) { values in
      values.image(kCIInputImageKey).map {
        let moved = TransformSource(
          $0, by: values.transform(kCIInputTransformKey), isNearest: false)
        return ClampSource(moved, to: moved.extent)
      }
    },
    FilterDescription(
      "CIClamp", kCICategoryTileEffect,
      [.image, .vector(kCIInputExtentKey, [0, 0, 640, 80], type: kCIAttributeTypeRectangle)]
    ) { values in
      values.image(kCIInputImageKey).map {
        let rect = values.rect(kCIInputExtentKey)
        return ClampSource($0, to: $0.extent.isInfinite ? rect : $0.extent.intersection(rect))
      }
    },
    FilterDescription(
      "CICrop", kCICategoryGeometryAdjustment,
      [
        .image,
        .vector(
          "inputRectangle", [CGRect.infinite.minX, CGRect.infinite.minY, .infinity, .infinity],
          type: kCIAttributeTypeRectangle),
      ]
    ) { values in
      values.image(kCIInputImageKey).map { image in
        let rect = values.rect("inputRectangle")
        return rect.width.isInfinite ? image : CropSource(image, to: rect)
      }
    },
    FilterDescription(
      "CILanczosScaleTransform", kCICategoryGeometryAdjustment,
      [
        .image,
        .number(kCIInputScaleKey, 1, identity: 1, range: 0...Double.infinity, slider: 0.05...1.5),
        .number(
          kCIInputAspectRatioKey, 1, identity: 1, range: 0...Double.infinity, slider: 0.5...2),
      ]
    ) { values in
      let scale = values.number(kCIInputScaleKey)
      let width = scale * values.number(kCIInputAspectRatioKey)
      guard scale > 0, width > 0, scale.isFinite, width.isFinite,
        let image = values.image(kCIInputImageKey), !image.extent.isInfinite
      else { return nil }
      return LanczosSource(image, scaleX: width, scaleY: scale)
    },
    FilterDescription(
      "CIGaussianBlur", kCICategoryBlur, [.image, radius]
    ) { values in
      // The radius as the standard deviation is a guess.
      let deviation = values.number(kCIInputRadiusKey)
      return values.image(kCIInputImageKey).map {
        deviation > 0 ? BlurSource($0, weights: BlurSource.gaussian(deviation)) : $0
      }
    },
    FilterDescription(
      "CIBoxBlur", kCICategoryBlur, [.image, radius]
    ) { values in
      // A box of whole pixels on each side is a guess.
      let radius = values.number(kCIInputRadiusKey)
      return values.image(kCIInputImageKey).map {
        radius > 0 ? BlurSource($0, weights: BlurSource.box(radius)) : $0
      }
    },
  ]

  private static let transform = FilterInput(
    key: kCIInputTransformKey, className: "NSValue", type: kCIAttributeTypeTransform)
  private static let radius = FilterInput.number(
    kCIInputRadiusKey, 10, type: kCIAttributeTypeDistance, identity: 0, range: 0...Double.infinity,
    slider: 0...100)
}
