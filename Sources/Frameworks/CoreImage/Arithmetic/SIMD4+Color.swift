/// A pixel: red, green, blue and alpha.
extension SIMD4<Float> {
  /// The color without alpha.
  var color: SIMD3<Float> { SIMD3(x, y, z) }

  /// The unpremultiplied pixel; a transparent one has no color.
  var unmultiplied: SIMD4<Float> {
    if w == 1 { return self }
    return w == 0 ? .zero : SIMD4(color / w, w)
  }

  /// The premultiplied pixel.
  var multiplied: SIMD4<Float> { w == 1 ? self : SIMD4(color * w, w) }

  /// Returns the pixel with its color changed as if it were opaque.
  func mapColor(_ change: (SIMD3<Float>) -> SIMD3<Float>) -> SIMD4<Float> {
    if w == 1 { return SIMD4(change(color), 1) }
    return w == 0 ? .zero : SIMD4(change(color / w) * w, w)
  }

  /// The luminance of the color, with the weights of the primaries of sRGB.
  ///
  /// - Source: IEC 61966-2-1. Confidence: documented.
  var luminance: Float { 0.2126 * x + 0.7152 * y + 0.0722 * z }
}

extension SIMD3<Float> {
  /// The luminance, with the weights of the primaries of sRGB.
  var luminance: Float { 0.2126 * x + 0.7152 * y + 0.0722 * z }

  /// Each component limited to 0…1.
  var limited: SIMD3<Float> { clamped(lowerBound: .zero, upperBound: .one) }
}
