// The light of colors.
extension CGColorSpace {
  /// Three components of light or of a color.
  package typealias Components = (Double, Double, Double)

  /// Whether the transfer curve is linear.
  package var isLinear: Bool { model == .rgb && curve == .linear }

  /// Whether the curve is linear or that of sRGB, and the primaries those of sRGB or Display P3;
  /// gray counts as sRGB, as it is painted.
  package var hasCommonEncoding: Bool {
    guard model == .rgb else { return true }
    switch (curve, primaries) {
    case (.linear, .sRGB), (.linear, .displayP3), (.sRGB, .sRGB), (.sRGB, .displayP3): return true
    default: return false
    }
  }

  /// Returns the light of an RGB color, with the primaries of sRGB.
  package func standardLight(_ color: Components) -> Components {
    primaries.toSRGB((curve.light(of: color.0), curve.light(of: color.1), curve.light(of: color.2)))
  }

  /// Returns the RGB color of light with the primaries of sRGB; components may be outside of 0…1.
  package func components(ofStandardLight light: Components) -> Components {
    let own = primaries.fromSRGB(light)
    return (
      curve.component(of: own.0), curve.component(of: own.1), curve.component(of: own.2)
    )
  }
}
