/// How a component follows the light it stands for.
enum TransferCurve: Sendable {
  /// In proportion.
  case linear
  /// By the curve of sRGB.
  case sRGB
  /// By a power of 2.2.
  case gamma2_2

  /// Light of a component; below 0 the curve goes on mirrored.
  ///
  /// - Source: the two pieces of the curve of sRGB are those of IEC 61966-2-1 (documented).
  func light(of component: Double) -> Double {
    let size = abs(component)
    let light =
      switch self {
      case .linear: size
      case .sRGB: size <= 0.04045 ? size / 12.92 : pow((size + 0.055) / 1.055, 2.4)
      case .gamma2_2: pow(size, 2.2)
      }
    return component < 0 ? -light : light
  }

  /// The component for some light.
  func component(of light: Double) -> Double {
    let size = abs(light)
    let component =
      switch self {
      case .linear: size
      case .sRGB: size <= 0.003_130_8 ? size * 12.92 : 1.055 * pow(size, 1 / 2.4) - 0.055
      case .gamma2_2: pow(size, 1 / 2.2)
      }
    return light < 0 ? -component : component
  }
}
