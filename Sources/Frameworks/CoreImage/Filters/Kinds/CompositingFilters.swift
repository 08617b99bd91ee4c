/// The filters that composite one image over another (CoreImage.FT4).
///
/// - Source: the operators of Porter and Duff, which Apple's filter reference names. Confidence:
///   documented.
enum CompositingFilters {
  private typealias Operator = @Sendable (SIMD4<Float>, SIMD4<Float>) -> SIMD4<Float>

  static let all: [FilterDescription] = [
    filter("CISourceOverCompositing", .union) { $0 + $1 * (1 - $0.w) },
    filter("CISourceInCompositing", .intersection) { $0 * $1.w },
    filter("CISourceOutCompositing", .image) { $0 * (1 - $1.w) },
    filter("CISourceAtopCompositing", .background) { $0 * $1.w + $1 * (1 - $0.w) },
    filter("CIAdditionCompositing", .union) { one, two in
      let sum = one + two
      return SIMD4(sum.color, min(1, sum.w))
    },
    filter("CIMultiplyCompositing", .union) { $0 * $1 },
    filter("CIMaximumCompositing", .union) { pointwiseMax($0, $1) },
    filter("CIMinimumCompositing", .union) { pointwiseMin($0, $1) },
  ]

  /// The rectangle of a composition: that of the image, of the background, or of both.
  private enum Extent { case image, background, union, intersection }

  private static func filter(
    _ name: String, _ extent: Extent, _ mix: @escaping Operator
  ) -> FilterDescription {
    FilterDescription(name, kCICategoryCompositeOperation, [.image, .background]) { values in
      guard let image = values.image(kCIInputImageKey) else { return nil }
      // Without a background the image is unchanged (guess).
      guard let ground = values.image(kCIInputBackgroundImageKey) else { return image }
      let rectangle =
        switch extent {
        case .image: image.extent
        case .background: ground.extent
        case .union: image.extent.union(ground.extent)
        case .intersection: image.extent.intersection(ground.extent)
        }
      return MapSource(image, ground, extent: rectangle) { _ in mix }
    }
  }
}
