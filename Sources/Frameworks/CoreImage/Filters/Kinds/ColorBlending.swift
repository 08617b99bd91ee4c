/// The blending of whole colors.
///
/// - Source: ISO 32000-1 (PDF 1.7), 11.3.5.3, with the names of its functions and their weights of
///   the components. Confidence: documented.
enum ColorBlending {
  /// A blend mode for colors: of the backdrop and of the source.
  typealias Mode = @Sendable (SIMD3<Float>, SIMD3<Float>) -> SIMD3<Float>

  static let hue: Mode = { ground, source in
    withLuminosity(withSaturation(source, saturation(ground)), luminosity(ground))
  }
  static let saturation: Mode = { ground, source in
    withLuminosity(withSaturation(ground, saturation(source)), luminosity(ground))
  }
  static let color: Mode = { withLuminosity($1, luminosity($0)) }
  static let luminosity: Mode = { withLuminosity($0, luminosity($1)) }

  /// Returns the function from premultiplied pixels of the source and of the backdrop to one of the
  /// result.
  static func pixels(
    _ mode: @escaping Mode
  ) -> @Sendable (SIMD4<Float>, SIMD4<Float>) -> SIMD4<Float> {
    { source, ground in
      let mixed = mode(ground.unmultiplied.color, source.unmultiplied.color)
      let color =
        source.color * (1 - ground.w) + ground.color * (1 - source.w)
        + mixed * (source.w * ground.w)
      return SIMD4(color, source.w + ground.w - source.w * ground.w)
    }
  }

  // MARK: Internals

  private static func luminosity(_ color: SIMD3<Float>) -> Float {
    0.3 * color.x + 0.59 * color.y + 0.11 * color.z
  }

  private static func saturation(_ color: SIMD3<Float>) -> Float { color.max() - color.min() }

  private static func withLuminosity(_ color: SIMD3<Float>, _ value: Float) -> SIMD3<Float> {
    let moved = color + SIMD3(repeating: value - luminosity(color))
    let (low, high) = (moved.min(), moved.max())
    let gray = SIMD3(repeating: value)
    if low < 0, value > low { return gray + (moved - gray) * (value / (value - low)) }
    if high > 1, high > value {
      return gray + (moved - gray) * ((1 - value) / (high - value))
    }
    return moved
  }

  private static func withSaturation(_ color: SIMD3<Float>, _ value: Float) -> SIMD3<Float> {
    let (low, range) = (color.min(), saturation(color))
    guard range > 0 else { return .zero }
    return (color - SIMD3(repeating: low)) * (value / range)
  }
}
