extension CGColorSpace {
  /// The space of most screens and pictures.
  public static let sRGB: CFString = "kCGColorSpaceSRGB"
  /// The same with components outside 0…1.
  public static let extendedSRGB: CFString = "kCGColorSpaceExtendedSRGB"
  /// The same with components in proportion to light.
  public static let linearSRGB: CFString = "kCGColorSpaceLinearSRGB"
  /// The same, linear and beyond 0…1.
  public static let extendedLinearSRGB: CFString = "kCGColorSpaceExtendedLinearSRGB"
  /// The space of wide screens since the iPhone 7.
  public static let displayP3: CFString = "kCGColorSpaceDisplayP3"
  /// The same with components outside 0…1.
  public static let extendedDisplayP3: CFString = "kCGColorSpaceExtendedDisplayP3"
  /// Gray with a gamma of 2.2.
  public static let genericGrayGamma2_2: CFString = "kCGColorSpaceGenericGrayGamma2_2"
  /// The same with components outside 0…1.
  public static let extendedGray: CFString = "kCGColorSpaceExtendedGray"
  /// Gray in proportion to light.
  public static let linearGray: CFString = "kCGColorSpaceLinearGray"
  /// The same with components outside 0…1.
  public static let extendedLinearGray: CFString = "kCGColorSpaceExtendedLinearGray"
  /// Red, green and blue in proportion to light.
  public static let genericRGBLinear: CFString = "kCGColorSpaceGenericRGBLinear"
  /// Inks, converted without a profile.
  public static let genericCMYK: CFString = "kCGColorSpaceGenericCMYK"

  static let forms: [CFString: Form] = [
    sRGB: Form(), extendedSRGB: Form(),
    linearSRGB: Form(curve: .linear), extendedLinearSRGB: Form(curve: .linear),
    genericRGBLinear: Form(curve: .linear),
    displayP3: Form(primaries: .displayP3), extendedDisplayP3: Form(primaries: .displayP3),
    genericGrayGamma2_2: Form(model: .monochrome, curve: .gamma2_2),
    extendedGray: Form(model: .monochrome, curve: .gamma2_2),
    linearGray: Form(model: .monochrome, curve: .linear),
    extendedLinearGray: Form(model: .monochrome, curve: .linear),
    genericCMYK: Form(model: .cmyk),
  ]

  static let deviceRGB = CGColorSpace(name: nil, Form())
  static let deviceGray = CGColorSpace(name: nil, Form(model: .monochrome))
  static let deviceCMYK = CGColorSpace(name: nil, Form(model: .cmyk))
  static let pattern = CGColorSpace(name: nil, Form(model: .pattern))
  static let standardRGB = CGColorSpace(name: sRGB, Form())
  static let standardGray = CGColorSpace(
    name: genericGrayGamma2_2, Form(model: .monochrome, curve: .gamma2_2))
}

/// The space of red, green and blue as the device shows them, here sRGB.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { .deviceRGB }

/// The space of gray as the device shows it, here with the curve of sRGB.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { .deviceGray }

/// The space of inks as the device shows them, converted without a profile.
public func CGColorSpaceCreateDeviceCMYK() -> CGColorSpace { .deviceCMYK }

extension CGColorSpace: Hashable {
  /// Whether two spaces give the same meaning to the same components.
  public static func == (a: CGColorSpace, b: CGColorSpace) -> Bool {
    a.name == b.name && a.model == b.model
  }

  /// Feeds what makes the space what it is to a hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(model)
  }
}
