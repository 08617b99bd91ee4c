/// The filters that lay one image over another.
///
/// Step CoreImage.FT4.
///
/// - Source: the operators of Porter and Duff, which Apple's filter reference names. Confidence:
///   documented.
enum CompositingFilters {
  private typealias Operator = @Sendable (SIMD4<Float>, SIMD4<Float>) -> SIMD4<Float>

  static let all: [FilterDescription] = [
    filter("CISourceOverCompositing", .either) { $0 + $1 * (1 - $0.w) },
    filter("CISourceInCompositing", .both) { $0 * $1.w },
    filter("CISourceOutCompositing", .first) { $0 * (1 - $1.w) },
    filter("CISourceAtopCompositing", .second) { $0 * $1.w + $1 * (1 - $0.w) },
    filter("CIAdditionCompositing", .either) { one, two in
      let sum = one + two
      return SIMD4(sum.color, min(1, sum.w))
    },
    filter("CIMultiplyCompositing", .either) { $0 * $1 },
    filter("CIMaximumCompositing", .either) { pointwiseMax($0, $1) },
    filter("CIMinimumCompositing", .either) { pointwiseMin($0, $1) },
  ]

  /// The rectangle of a composition.
  private enum Area { case first, second, either, both }

  private static func filter(
    _ name: String, _ area: Area, _ mix: @escaping Operator
  ) -> FilterDescription {
    FilterDescription(name, kCICategoryCompositeOperation, [.image, .background]) { values in
      guard let image = values.image(kCIInputImageKey) else { return nil }
      // Without a background the image is alone (guess).
      guard let ground = values.image(kCIInputBackgroundImageKey) else { return image }
      let extent =
        switch area {
        case .first: image.extent
        case .second: ground.extent
        case .either: image.extent.union(ground.extent)
        case .both: image.extent.intersection(ground.extent)
        }
      return MapSource(image, ground, extent: extent) { _ in mix }
    }
  }
}
