/// The filters that reduce an area to one pixel (CoreImage.FT7).
///
/// - Source: the inputs and defaults of Apple's filter reference. Confidence: documented.
enum ReductionFilters {
  static let all: [FilterDescription] = [
    filter("CIAreaAverage", .average), filter("CIAreaMaximum", .maximum),
    filter("CIAreaMinimum", .minimum), filter("CIAreaMaximumAlpha", .maximumAlpha),
    filter("CIAreaMinimumAlpha", .minimumAlpha), filter("CIAreaMinMax", .extremes),
    filter("CIAreaMinMaxRed", .redExtremes), filter("CIRowAverage", .rows),
    filter("CIColumnAverage", .columns),
    FilterDescription(
      "CIAreaHistogram", kCICategoryReduction,
      [
        .image, area, .number(kCIInputCountKey, 64, type: kCIAttributeTypeCount, range: 1...2048),
        .number(kCIInputScaleKey, 1, range: 0...Double.infinity, slider: 0...1),
      ]
    ) { values in
      let count = Int(max(1, min(2048, values.number(kCIInputCountKey))))
      return values.image(kCIInputImageKey).flatMap {
        ReductionSource(
          $0, area: values.rect(kCIInputExtentKey),
          kind: .histogram(count, Float(values.number(kCIInputScaleKey))))
      }
    },
  ]

  private static let area = FilterInput.vector(
    kCIInputExtentKey, [0, 0, 640, 80], type: kCIAttributeTypeRectangle)

  private static func filter(
    _ name: String, _ kind: ReductionSource.Kind
  ) -> FilterDescription {
    FilterDescription(
      name, kCICategoryReduction, [.image, area]
    ) { values in
      values.image(kCIInputImageKey).flatMap {
        ReductionSource($0, area: values.rect(kCIInputExtentKey), kind: kind)
      }
    }
  }
}
