import TactusDisplayList

/// The parameters of a blur effect.
///
/// The numbers are in `Data/Materials.json`, with their sources (Drawing.DR19).
struct Material: Sendable {
  let light: Recipe
  let dark: Recipe

  /// The parameters in one appearance.
  struct Recipe: Sendable {
    /// The standard deviation of the blur, in points.
    var sigma: Double
    /// The factor of the saturation.
    var saturation: Double
    /// The color laid over the blur, as red, green, blue and alpha of 8 bits.
    var tint: UInt32

    var backdrop: LayerBackdrop {
      LayerBackdrop(
        sigma: sigma, matrix: .saturation(saturation), tint: DrawingColor(hex: tint))
    }
  }
}

/// The color of vibrant content in each appearance, as red, green, blue and alpha of 8 bits.
struct VibrantTint: Sendable {
  let light: UInt32
  let dark: UInt32
}

extension DrawingColor {
  /// Creates a color of red, green, blue and alpha of 8 bits each.
  init(hex: UInt32) {
    func part(_ shift: UInt32) -> Double { Double(hex >> shift & 0xff) / 255 }
    self.init(red: part(24), green: part(16), blue: part(8), alpha: part(0))
  }
}

extension UIBlurEffect {
  /// Returns the backdrop for traits (Drawing.DR19, Drawing.DR20).
  func backdrop(for traits: UITraitCollection, isOpaque: Bool) -> LayerBackdrop {
    let isDark = isDark(for: traits)
    if isOpaque {
      let color = isDark ? Material.opaqueDark : Material.opaqueLight
      return LayerBackdrop(sigma: 0, tint: DrawingColor(hex: color))
    }
    let recipe = isDark && !isAlwaysLight ? material.dark : material.light
    return recipe.backdrop
  }

  /// Returns whether the effect is dark for traits.
  func isDark(for traits: UITraitCollection) -> Bool {
    if style == .dark || style.rawValue >= Style.systemUltraThinMaterialDark.rawValue {
      return true
    }
    return !isAlwaysLight && traits.userInterfaceStyle == .dark
  }

  private var isAlwaysLight: Bool {
    let named =
      Style.systemUltraThinMaterialLight.rawValue...Style.systemChromeMaterialLight.rawValue
    return style == .light || style == .extraLight || named.contains(style.rawValue)
  }

  private var material: Material {
    switch style {
    case .extraLight: .extraLight
    case .light: .light
    case .dark: .dark
    case .regular: .regular
    case .prominent: .prominent
    case .systemUltraThinMaterial, .systemUltraThinMaterialLight, .systemUltraThinMaterialDark:
      .systemUltraThin
    case .systemThinMaterial, .systemThinMaterialLight, .systemThinMaterialDark: .systemThin
    case .systemMaterial, .systemMaterialLight, .systemMaterialDark: .system
    case .systemThickMaterial, .systemThickMaterialLight, .systemThickMaterialDark: .systemThick
    case .systemChromeMaterial, .systemChromeMaterialLight, .systemChromeMaterialDark:
      .systemChrome
    }
  }
}

extension UIVibrancyEffect {
  /// Returns the vibrancy for traits (Drawing.DR21).
  func vibrancy(for traits: UITraitCollection) -> LayerVibrancy {
    let isDark = blur.isDark(for: traits)
    let color = DrawingColor(hex: isDark ? tint.dark : tint.light)
    return LayerVibrancy(color: color, mode: isDark ? .plusLighter : .plusDarker)
  }

  private var tint: VibrantTint {
    switch style {
    case .label: .label
    case .secondaryLabel: .secondaryLabel
    case .tertiaryLabel: .tertiaryLabel
    case .quaternaryLabel: .quaternaryLabel
    case .fill: .fill
    case .secondaryFill: .secondaryFill
    case .tertiaryFill: .tertiaryFill
    case .separator: .separator
    }
  }
}
