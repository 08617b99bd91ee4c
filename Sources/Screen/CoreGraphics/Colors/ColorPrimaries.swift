/// The primaries and the white point of an RGB color space.
enum ColorPrimaries: Sendable {
  case sRGB
  case displayP3
  case dciP3
  case adobeRGB
  case ituR2020
  case romm
  case acesCG

  /// Whether the gamut is wider than that of sRGB.
  var isWide: Bool { self != .sRGB }

  /// Converts linear light from these primaries to those of sRGB.
  func toSRGB(_ light: (Double, Double, Double)) -> (Double, Double, Double) {
    guard let matrix = Self.toSRGB[self] else { return light }
    return matrix * light
  }

  /// Converts linear light from the primaries of sRGB to these.
  func fromSRGB(_ light: (Double, Double, Double)) -> (Double, Double, Double) {
    guard let matrix = Self.fromSRGB[self] else { return light }
    return matrix * light
  }

  // MARK: Internals

  /// The matrices from the other primaries to those of sRGB, and back.
  ///
  /// - Source: those of Display P3 are computed from the chromaticities of IEC 61966-2-1 and SMPTE
  ///   RP 431-2 with the white of D65 (documented); the others likewise, with Bradford's adaptation
  ///   of white, which ICC's specification uses (guess that Core Graphics does).
  private static let toSRGB: [ColorPrimaries: ColorMatrix3] = {
    var matrices = Dictionary(
      uniqueKeysWithValues: computed.map { ($0, ColorMatrix3(from: $0.chromaticities)) })
    matrices[.displayP3] = ColorMatrix3(
      (1.224_940_18, -0.224_940_18, 0), (-0.042_056_95, 1.042_056_95, 0),
      (-0.019_637_55, -0.078_636_05, 1.098_273_60))
    return matrices
  }()

  private static let fromSRGB: [ColorPrimaries: ColorMatrix3] = {
    var matrices = Dictionary(
      uniqueKeysWithValues: computed.map { ($0, ColorMatrix3(from: $0.chromaticities).inverse) })
    matrices[.displayP3] = ColorMatrix3(
      (0.822_461_97, 0.177_538_03, 0), (0.033_194_20, 0.966_805_80, 0),
      (0.017_082_63, 0.072_397_44, 0.910_519_93))
    return matrices
  }()

  private static let computed: [ColorPrimaries] = [.dciP3, .adobeRGB, .ituR2020, .romm, .acesCG]

  /// The chromaticities.
  ///
  /// - Source: SMPTE RP 431-2, Adobe RGB (1998) Color Image Encoding, ITU-R BT.2020, ISO 22028-2
  ///   and the Academy's S-2014-004 (documented).
  private var chromaticities: ColorMatrix3.Chromaticities {
    switch self {
    case .sRGB: .sRGB
    case .displayP3:
      .init(red: (0.68, 0.32), green: (0.265, 0.69), blue: (0.15, 0.06), white: (0.3127, 0.329))
    case .dciP3:
      .init(red: (0.68, 0.32), green: (0.265, 0.69), blue: (0.15, 0.06), white: (0.314, 0.351))
    case .adobeRGB:
      .init(red: (0.64, 0.33), green: (0.21, 0.71), blue: (0.15, 0.06), white: (0.3127, 0.329))
    case .ituR2020:
      .init(
        red: (0.708, 0.292), green: (0.17, 0.797), blue: (0.131, 0.046), white: (0.3127, 0.329))
    case .romm:
      .init(
        red: (0.7347, 0.2653), green: (0.1596, 0.8404), blue: (0.0366, 0.0001),
        white: (0.3457, 0.3585))
    case .acesCG:
      .init(
        red: (0.713, 0.293), green: (0.165, 0.83), blue: (0.128, 0.044), white: (0.32168, 0.33767))
    }
  }
}
