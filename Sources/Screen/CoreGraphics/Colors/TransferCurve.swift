/// The transfer curve between components and linear light.
enum TransferCurve: Sendable {
  /// Linear.
  case linear
  /// The curve of sRGB.
  case sRGB
  /// A gamma of 2.2.
  case gamma2_2
  /// The gamma of Adobe RGB (1998), 563/256.
  case adobeRGB
  /// The gamma of digital cinema, 2.6.
  case cinema
  /// The curve of ROMM RGB.
  case romm
  /// The curve of ITU-R BT.709 and BT.2020.
  case ituR709
  /// The curve of perceptual quantization, whose light is 1 at 100 candelas per square meter.
  case perceptual
  /// The curve of hybrid log-gamma, whose light is 1 at three quarters of the signal.
  case hybridLog

  /// Returns the linear light for a component; for negative values the curve is mirrored.
  ///
  /// - Source: the curves are those of IEC 61966-2-1, Adobe RGB (1998) Color Image Encoding, SMPTE
  ///   RP 431-2, ISO 22028-2, ITU-R BT.709 and BT.2100 (documented). The light of 1 of the last two
  ///   is a guess.
  func light(of component: Double) -> Double {
    let size = abs(component)
    let light =
      switch self {
      case .linear: size
      case .sRGB: size <= 0.04045 ? size / 12.92 : pow((size + 0.055) / 1.055, 2.4)
      case .gamma2_2: pow(size, 2.2)
      case .adobeRGB: pow(size, 563.0 / 256)
      case .cinema: pow(size, 2.6)
      case .romm: size < 16 / 512.0 ? size / 16 : pow(size, 1.8)
      case .ituR709: size < 0.081 ? size / 4.5 : pow((size + 0.099) / 1.099, 1 / 0.45)
      case .perceptual: Quantization.light(of: size)
      case .hybridLog: HybridLog.light(of: size) / HybridLog.white
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
      case .adobeRGB: pow(size, 256.0 / 563)
      case .cinema: pow(size, 1 / 2.6)
      case .romm: size < 1 / 512.0 ? size * 16 : pow(size, 1 / 1.8)
      case .ituR709: size < 0.018 ? size * 4.5 : 1.099 * pow(size, 0.45) - 0.099
      case .perceptual: Quantization.component(of: size)
      case .hybridLog: HybridLog.component(of: size * HybridLog.white)
      }
    return light < 0 ? -component : component
  }

  // MARK: Internals

  /// The curve of perceptual quantization.
  private enum Quantization {
    private static let (m1, m2) = (2_610.0 / 16_384, 2_523.0 / 4_096 * 128)
    private static let (c1, c2, c3) = (
      3_424.0 / 4_096, 2_413.0 / 4_096 * 32, 2_392.0 / 4_096 * 32
    )
    /// The greatest light: 10,000 candelas in units of 100.
    private static let peak = 100.0

    static func light(of component: Double) -> Double {
      let power = pow(component, 1 / m2)
      return peak * pow(max(power - c1, 0) / (c2 - c3 * power), 1 / m1)
    }

    static func component(of light: Double) -> Double {
      let power = pow(light / peak, m1)
      return pow((c1 + c2 * power) / (1 + c3 * power), m2)
    }
  }

  /// The curve of hybrid log-gamma.
  private enum HybridLog {
    private static let a = 0.178_832_77
    private static let (b, c) = (1 - 4 * a, 0.5 - a * log(4 * a))
    /// The light at three quarters of the signal, the white of diffuse objects by ITU-R BT.2408.
    static let white = light(of: 0.75)

    static func light(of component: Double) -> Double {
      component <= 0.5 ? component * component / 3 : (exp((component - c) / a) + b) / 12
    }

    static func component(of light: Double) -> Double {
      light <= 1 / 12.0 ? (3 * light).squareRoot() : a * log(12 * light - b) + c
    }
  }
}
