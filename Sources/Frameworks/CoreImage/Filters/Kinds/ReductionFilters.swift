/// The filters that reduce an area to one pixel.
///
/// Step CoreImage.FT7.
///
/// - Source: the inputs and defaults of Apple's filter reference. Confidence: documented.
enum ReductionFilters {
  static let all: [FilterDescription] = [
    filter("CIAreaAverage", .average), filter("CIAreaMaximum", .maximum),
    filter("CIAreaMinimum", .minimum),
  ]

  private static func filter(
    _ name: String, _ kind: ReductionSource.Kind
  ) -> FilterDescription {
    FilterDescription(
      name, kCICategoryReduction,
      [.image, .vector(kCIInputExtentKey, [0, 0, 640, 80], type: kCIAttributeTypeRectangle)]
    ) { values in
      values.image(kCIInputImageKey).flatMap {
        ReductionSource($0, area: values.rect(kCIInputExtentKey), kind: kind)
      }
    }
  }
}
