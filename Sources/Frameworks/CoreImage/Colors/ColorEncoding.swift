/// The meaning of an image's components: a transfer curve and primaries.
struct ColorEncoding: Hashable, Sendable {
  enum Curve: Sendable { case linear, sRGB }

  var curve: Curve
  /// Whether the primaries are those of Display P3 instead of sRGB.
  var isWide = false
  /// A color space with another curve or other primaries; nil for the curves and primaries above.
  private var space: CGColorSpace?

  static let sRGB = ColorEncoding(curve: .sRGB)
  static let linear = ColorEncoding(curve: .linear)

  init(curve: Curve, isWide: Bool = false) { (self.curve, self.isWide) = (curve, isWide) }

  /// Creates the encoding of a color space; gray has the curve of sRGB, as Core Graphics paints it.
  init(_ space: CGColorSpace) {
    self.init(curve: space.isLinear ? .linear : .sRGB, isWide: space.isWideGamutRGB)
    if !space.hasCommonEncoding { self.space = space }
  }

  /// Returns a component as light; for negative values the curve is mirrored.
  ///
  /// - Source: IEC 61966-2-1. Confidence: documented.
  static func light(_ component: Double) -> Double {
    let size = abs(component)
    if size <= 0.04045 { return component / 12.92 }
    // x to the power of 2.4 is x², times the square of x's fifth root.
    let base = (size + 0.055) / 1.055
    let root = ExactMath.fifthRoot(base)
    let light = base * base * root * root
    return component < 0 ? -light : light
  }

  /// Returns light as a component of sRGB; for negative values the curve is mirrored.
  static func component(_ light: Double) -> Double {
    let size = abs(light)
    if size <= 0.003_130_8 { return light * 12.92 }
    // x to the power of 5⁄12 is the fifth power of the cube root of x's fourth root.
    let root = ExactMath.cubeRoot(size.squareRoot().squareRoot())
    let square = root * root
    let component = 1.055 * (square * square * root) - 0.055
    return light < 0 ? -component : component
  }

  /// Returns a color as light with the primaries of sRGB.
  func light(_ color: SIMD3<Double>) -> SIMD3<Double> {
    if let space {
      let light = space.standardLight((color.x, color.y, color.z))
      return SIMD3(light.0, light.1, light.2)
    }
    var light = color
    if curve == .sRGB { for index in 0..<3 { light[index] = Self.light(color[index]) } }
    guard isWide else { return light }
    // Source: the chromaticities of IEC 61966-2-1 and SMPTE RP 431-2, with the white of D65.
    return SIMD3(
      1.224_940_18 * light.x - 0.224_940_18 * light.y,
      -0.042_056_95 * light.x + 1.042_056_95 * light.y,
      -0.019_637_55 * light.x - 0.078_636_05 * light.y + 1.098_273_60 * light.z)
  }

  /// Returns the color of light with the primaries of sRGB.
  func color(_ light: SIMD3<Double>) -> SIMD3<Double> {
    if let space {
      let color = space.components(ofStandardLight: (light.x, light.y, light.z))
      return SIMD3(color.0, color.1, color.2)
    }
    var color = light
    if isWide {
      color = SIMD3(
        0.822_461_97 * light.x + 0.177_538_03 * light.y,
        0.033_194_20 * light.x + 0.966_805_80 * light.y,
        0.017_082_63 * light.x + 0.072_397_44 * light.y + 0.910_519_93 * light.z)
    }
    if curve == .sRGB { for index in 0..<3 { color[index] = Self.component(color[index]) } }
    return color
  }
}
