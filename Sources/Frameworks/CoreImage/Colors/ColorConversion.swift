/// The conversion of premultiplied pixels from one encoding to another.
struct ColorConversion: Sendable {
  private let source: ColorEncoding
  private let target: ColorEncoding

  /// Creates a conversion; fails if there is nothing to convert.
  ///
  /// A nil encoding means numbers without color management.
  init?(from source: ColorEncoding?, to target: ColorEncoding?) {
    guard let source, let target, source != target else { return nil }
    (self.source, self.target) = (source, target)
  }

  /// Returns a converted pixel.
  func callAsFunction(_ pixel: SIMD4<Float>) -> SIMD4<Float> {
    pixel.mapColor { color in
      let light = source.light(SIMD3<Double>(color))
      return SIMD3<Float>(target.color(light))
    }
  }
}
