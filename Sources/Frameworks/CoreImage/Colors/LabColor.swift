/// A color in CIE L\*a\*b\*, relative to the white of D65.
struct LabColor: Sendable {
  let lightness: Double
  let a: Double
  let b: Double

  /// Creates the color of light with the primaries of sRGB.
  ///
  /// - Source: the matrix and the white of IEC 61966-2-1, and the formulas of ISO/CIE 11664-4.
  ///   Confidence: documented.
  init(light: SIMD3<Double>) {
    let x = (0.412_456_4 * light.x + 0.357_576_1 * light.y + 0.180_437_5 * light.z) / 0.950_47
    let y = 0.212_672_9 * light.x + 0.715_152_2 * light.y + 0.072_175_0 * light.z
    let z = (0.019_333_9 * light.x + 0.119_192_0 * light.y + 0.950_304_1 * light.z) / 1.088_83
    let (fx, fy, fz) = (Self.scale(x), Self.scale(y), Self.scale(z))
    (lightness, a, b) = (116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz))
  }

  /// Returns the color difference ΔE of 1994 (graphic arts) to another color.
  ///
  /// - Source: CIE 116-1995, with its weights 0.045 and 0.015. Confidence: documented.
  func difference(from other: LabColor) -> Double {
    let (dL, dA, dB) = (lightness - other.lightness, a - other.a, b - other.b)
    let chroma = (a * a + b * b).squareRoot()
    let dC = chroma - (other.a * other.a + other.b * other.b).squareRoot()
    let hue = max(0, dA * dA + dB * dB - dC * dC)
    let (forChroma, forHue) = (1 + 0.045 * chroma, 1 + 0.015 * chroma)
    let sum = dL * dL + dC * dC / (forChroma * forChroma) + hue / (forHue * forHue)
    return sum.squareRoot()
  }

  private static func scale(_ value: Double) -> Double {
    value > 216.0 / 24_389 ? ExactMath.cubeRoot(value) : (24_389.0 / 27 * value + 16) / 116
  }
}
