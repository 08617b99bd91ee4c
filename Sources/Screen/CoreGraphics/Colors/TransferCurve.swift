/// The transfer curve between components and linear light.
enum TransferCurve: Sendable {
  /// Linear.
  case linear
  /// The curve of sRGB.
  case sRGB
  /// A gamma of 2.2.
  case gamma2_2

  /// Returns the linear light for a component; for negative values the curve is mirrored.
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

  /// Returns the component for linear light.
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
