/// The primaries of an RGB color space, with the white point D65.
enum ColorPrimaries: Sendable {
  case sRGB
  case displayP3

  /// Converts linear light from these primaries to those of sRGB.
  ///
  /// - Source: computed from the chromaticities of IEC 61966-2-1 and SMPTE RP 431-2 with the white
  ///   of D65 (documented).
  func toSRGB(_ light: (Double, Double, Double)) -> (Double, Double, Double) {
    guard self == .displayP3 else { return light }
    let (r, g, b) = light
    return (
      1.224_940_18 * r - 0.224_940_18 * g,
      -0.042_056_95 * r + 1.042_056_95 * g,
      -0.019_637_55 * r - 0.078_636_05 * g + 1.098_273_60 * b
    )
  }

  /// Converts linear light from the primaries of sRGB to these.
  func fromSRGB(_ light: (Double, Double, Double)) -> (Double, Double, Double) {
    guard self == .displayP3 else { return light }
    let (r, g, b) = light
    return (
      0.822_461_97 * r + 0.177_538_03 * g,
      0.033_194_20 * r + 0.966_805_80 * g,
      0.017_082_63 * r + 0.072_397_44 * g + 0.910_519_93 * b
    )
  }
}
