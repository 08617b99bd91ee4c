// Made by `swift run generate-tables` of Data/Materials.json, which names its sources.
// Do not edit.

extension Material {
  static let dark = Material(
    light: Recipe(sigma: 10.0, saturation: 1.8, tint: 0x1c1c_1cba),
    dark: Recipe(sigma: 10.0, saturation: 1.8, tint: 0x1c1c_1cba))
  static let extraLight = Material(
    light: Recipe(sigma: 10.0, saturation: 1.8, tint: 0xf7f7_f7d1),
    dark: Recipe(sigma: 10.0, saturation: 1.8, tint: 0xf7f7_f7d1))
  static let light = Material(
    light: Recipe(sigma: 15.0, saturation: 1.8, tint: 0xffff_ff4d),
    dark: Recipe(sigma: 15.0, saturation: 1.8, tint: 0xffff_ff4d))
  static let prominent = Material(
    light: Recipe(sigma: 10.0, saturation: 1.8, tint: 0xf7f7_f7d1),
    dark: Recipe(sigma: 10.0, saturation: 1.8, tint: 0x1c1c_1cba))
  static let regular = Material(
    light: Recipe(sigma: 15.0, saturation: 1.8, tint: 0xffff_ff4d),
    dark: Recipe(sigma: 10.0, saturation: 1.8, tint: 0x1c1c_1cba))
  static let system = Material(
    light: Recipe(sigma: 29.5, saturation: 1.8, tint: 0xf9f9_f9c7),
    dark: Recipe(sigma: 29.5, saturation: 1.8, tint: 0x1919_19c7))
  static let systemChrome = Material(
    light: Recipe(sigma: 10.0, saturation: 1.8, tint: 0xf9f9_f9f0),
    dark: Recipe(sigma: 10.0, saturation: 1.8, tint: 0x1d1d_1df0))
  static let systemThick = Material(
    light: Recipe(sigma: 29.5, saturation: 1.8, tint: 0xf9f9_f9e6),
    dark: Recipe(sigma: 29.5, saturation: 1.8, tint: 0x2525_25e6))
  static let systemThin = Material(
    light: Recipe(sigma: 29.5, saturation: 1.8, tint: 0xf9f9_f99c),
    dark: Recipe(sigma: 29.5, saturation: 1.8, tint: 0x2525_25b3))
  static let systemUltraThin = Material(
    light: Recipe(sigma: 29.5, saturation: 1.8, tint: 0xf9f9_f970),
    dark: Recipe(sigma: 29.5, saturation: 1.8, tint: 0x2525_258c))

  /// The color of every material in a light appearance with reduced transparency.
  static let opaqueLight: UInt32 = 0xf2f2_f7ff
  /// The color of every material in a dark appearance with reduced transparency.
  static let opaqueDark: UInt32 = 0x1c1c_1eff
}

extension VibrantTint {
  static let fill = VibrantTint(
    light: 0x0000_0033, dark: 0xffff_ff33)
  static let label = VibrantTint(
    light: 0x0000_00d9, dark: 0xffff_ffb3)
  static let quaternaryLabel = VibrantTint(
    light: 0x0000_002e, dark: 0xffff_ff29)
  static let secondaryFill = VibrantTint(
    light: 0x0000_0029, dark: 0xffff_ff29)
  static let secondaryLabel = VibrantTint(
    light: 0x0000_0099, dark: 0xffff_ff80)
  static let separator = VibrantTint(
    light: 0x0000_0033, dark: 0xffff_ff33)
  static let tertiaryFill = VibrantTint(
    light: 0x0000_001f, dark: 0xffff_ff1f)
  static let tertiaryLabel = VibrantTint(
    light: 0x0000_004d, dark: 0xffff_ff4d)
}
