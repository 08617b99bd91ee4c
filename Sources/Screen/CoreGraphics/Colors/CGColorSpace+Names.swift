extension CGColorSpace {
  /// The sRGB color space.
  public static let sRGB: CFString = "kCGColorSpaceSRGB"
  /// sRGB with components outside 0…1.
  public static let extendedSRGB: CFString = "kCGColorSpaceExtendedSRGB"
  /// sRGB with a linear transfer curve.
  public static let linearSRGB: CFString = "kCGColorSpaceLinearSRGB"
  /// Linear sRGB with components outside 0…1.
  public static let extendedLinearSRGB: CFString = "kCGColorSpaceExtendedLinearSRGB"
  /// The wide colors of displays, with the curve of sRGB.
  public static let displayP3: CFString = "kCGColorSpaceDisplayP3"
  /// Display P3 with components outside 0…1.
  public static let extendedDisplayP3: CFString = "kCGColorSpaceExtendedDisplayP3"
  /// Gray with gamma 2.2.
  public static let genericGrayGamma2_2: CFString = "kCGColorSpaceGenericGrayGamma2_2"
  /// Gray with gamma 2.2 and components outside 0…1.
  public static let extendedGray: CFString = "kCGColorSpaceExtendedGray"
  /// Gray with a linear transfer curve.
  public static let linearGray: CFString = "kCGColorSpaceLinearGray"
  /// Linear gray with components outside 0…1.
  public static let extendedLinearGray: CFString = "kCGColorSpaceExtendedLinearGray"
  /// RGB with a linear transfer curve.
  public static let genericRGBLinear: CFString = "kCGColorSpaceGenericRGBLinear"
  /// CMYK, converted without a profile.
  public static let genericCMYK: CFString = "kCGColorSpaceGenericCMYK"
  /// Display P3 with a linear transfer curve.
  public static let linearDisplayP3: CFString = "kCGColorSpaceLinearDisplayP3"
  /// Linear Display P3 with components outside 0…1.
  public static let extendedLinearDisplayP3: CFString = "kCGColorSpaceExtendedLinearDisplayP3"
  /// Display P3 with the curve of perceptual quantization.
  public static let displayP3_PQ: CFString = "kCGColorSpaceDisplayP3_PQ"
  /// Display P3 with the curve of hybrid log-gamma.
  public static let displayP3_HLG: CFString = "kCGColorSpaceDisplayP3_HLG"
  /// The space of digital cinema.
  public static let dcip3: CFString = "kCGColorSpaceDCIP3"
  /// Adobe RGB (1998).
  public static let adobeRGB1998: CFString = "kCGColorSpaceAdobeRGB1998"
  /// ROMM RGB, also called ProPhoto.
  public static let rommrgb: CFString = "kCGColorSpaceROMMRGB"
  /// The Academy's linear space for computer graphics.
  public static let acescgLinear: CFString = "kCGColorSpaceACESCGLinear"
  /// ITU-R BT.709.
  public static let itur_709: CFString = "kCGColorSpaceITUR_709"
  /// ITU-R BT.709 with the curve of perceptual quantization.
  public static let itur_709_PQ: CFString = "kCGColorSpaceITUR_709_PQ"
  /// ITU-R BT.709 with the curve of hybrid log-gamma.
  public static let itur_709_HLG: CFString = "kCGColorSpaceITUR_709_HLG"
  /// ITU-R BT.2020.
  public static let itur_2020: CFString = "kCGColorSpaceITUR_2020"
  /// ITU-R BT.2020 with the curve of sRGB.
  public static let itur_2020_sRGBGamma: CFString = "kCGColorSpaceITUR_2020_sRGBGamma"
  /// ITU-R BT.2020 with components outside 0…1.
  public static let extendedITUR_2020: CFString = "kCGColorSpaceExtendedITUR_2020"
  /// ITU-R BT.2020 with a linear transfer curve.
  public static let linearITUR_2020: CFString = "kCGColorSpaceLinearITUR_2020"
  /// Linear ITU-R BT.2020 with components outside 0…1.
  public static let extendedLinearITUR_2020: CFString = "kCGColorSpaceExtendedLinearITUR_2020"
  /// ITU-R BT.2100 with the curve of perceptual quantization.
  public static let itur_2100_PQ: CFString = "kCGColorSpaceITUR_2100_PQ"
  /// ITU-R BT.2100 with the curve of hybrid log-gamma.
  public static let itur_2100_HLG: CFString = "kCGColorSpaceITUR_2100_HLG"

  static let definitions: [CFString: Definition] = [
    sRGB: Definition(), extendedSRGB: Definition(),
    linearSRGB: Definition(curve: .linear), extendedLinearSRGB: Definition(curve: .linear),
    genericRGBLinear: Definition(curve: .linear),
    displayP3: Definition(primaries: .displayP3),
    extendedDisplayP3: Definition(primaries: .displayP3),
    genericGrayGamma2_2: Definition(model: .monochrome, curve: .gamma2_2),
    extendedGray: Definition(model: .monochrome, curve: .gamma2_2),
    linearGray: Definition(model: .monochrome, curve: .linear),
    extendedLinearGray: Definition(model: .monochrome, curve: .linear),
    genericCMYK: Definition(model: .cmyk),
    linearDisplayP3: Definition(curve: .linear, primaries: .displayP3),
    extendedLinearDisplayP3: Definition(curve: .linear, primaries: .displayP3),
    displayP3_PQ: Definition(curve: .perceptual, primaries: .displayP3),
    displayP3_HLG: Definition(curve: .hybridLog, primaries: .displayP3),
    dcip3: Definition(curve: .cinema, primaries: .dciP3),
    adobeRGB1998: Definition(curve: .adobeRGB, primaries: .adobeRGB),
    rommrgb: Definition(curve: .romm, primaries: .romm),
    acescgLinear: Definition(curve: .linear, primaries: .acesCG),
    coreMedia709: Definition(curve: .ituR709),
    itur_709: Definition(curve: .ituR709), itur_709_PQ: Definition(curve: .perceptual),
    itur_709_HLG: Definition(curve: .hybridLog),
    itur_2020: Definition(curve: .ituR709, primaries: .ituR2020),
    itur_2020_sRGBGamma: Definition(primaries: .ituR2020),
    extendedITUR_2020: Definition(curve: .ituR709, primaries: .ituR2020),
    linearITUR_2020: Definition(curve: .linear, primaries: .ituR2020),
    extendedLinearITUR_2020: Definition(curve: .linear, primaries: .ituR2020),
    itur_2100_PQ: Definition(curve: .perceptual, primaries: .ituR2020),
    itur_2100_HLG: Definition(curve: .hybridLog, primaries: .ituR2020),
  ]

  static let deviceRGB = CGColorSpace(name: nil, Definition())
  static let deviceGray = CGColorSpace(name: nil, Definition(model: .monochrome))
  static let deviceCMYK = CGColorSpace(name: nil, Definition(model: .cmyk))
  static let pattern = CGColorSpace(name: nil, Definition(model: .pattern))
  static let standardRGB = CGColorSpace(name: sRGB, Definition())
  static let standardGray = CGColorSpace(
    name: genericGrayGamma2_2, Definition(model: .monochrome, curve: .gamma2_2))
}

/// Returns the device's RGB color space, which is sRGB here.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { .deviceRGB }

/// Returns the device's gray color space, which has the transfer curve of sRGB here.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { .deviceGray }

/// Returns the device's CMYK color space, which is converted without a profile.
public func CGColorSpaceCreateDeviceCMYK() -> CGColorSpace { .deviceCMYK }

extension CGColorSpace: Hashable {
  /// Returns whether two color spaces have the same name and model.
  public static func == (a: CGColorSpace, b: CGColorSpace) -> Bool {
    a.name == b.name && a.model == b.model && a.baseColorSpace == b.baseColorSpace
  }

  /// Hashes the name and the model.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(model)
  }
}
