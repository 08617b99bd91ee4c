extension CGColorSpace {
  /// The sRGB color space.
  public static let sRGB: CFString = "kCGColorSpaceSRGB"
  /// sRGB with components outside 0…1.
  public static let extendedSRGB: CFString = "kCGColorSpaceExtendedSRGB"
  /// sRGB with a linear transfer curve.
  public static let linearSRGB: CFString = "kCGColorSpaceLinearSRGB"
  /// Linear sRGB with components outside 0…1.
  public static let extendedLinearSRGB: CFString = "kCGColorSpaceExtendedLinearSRGB"
  /// The Display P3 color space.
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
