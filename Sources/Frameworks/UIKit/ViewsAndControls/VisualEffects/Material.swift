import DisplayList

/// What a blur does to what is behind it.
///
/// The numbers are in `Data/Materials.json`, with their sources.
/// Source: Documentation/Behaviour/Drawing.md (DR19)
struct Material: Sendable {
  let light: Recipe
  let dark: Recipe

  /// What is done in one look.
  struct Recipe: Sendable {
    /// How far it is blurred: the standard deviation, in points.
    var sigma: Double
    /// How much stronger colours become.
    var saturation: Double
    /// What is laid over it, as red, green, blue and alpha of 8 bits.
    var tint: UInt32

    var backdrop: LayerBackdrop {
      LayerBackdrop(
        sigma: sigma, matrix: .saturation(saturation), tint: DrawingColor(hex: tint))
    }
  }
}

/// The colour of what is over a blur, in each look, as red, green, blue and alpha of 8 bits.
struct VibrantTint: Sendable {
  let light: UInt32
  let dark: UInt32
}

extension DrawingColor {
  /// Makes a colour of red, green, blue and alpha of 8 bits each.
  init(hex: UInt32) {
    func part(_ shift: UInt32) -> Double { Double(hex >> shift & 0xff) / 255 }
    self.init(red: part(24), green: part(16), blue: part(8), alpha: part(0))
  }
}

extension UIBlurEffect {
  /// What it does where the screen looks so (DR19, DR20).
  func backdrop(for traits: UITraitCollection, isOpaque: Bool) -> LayerBackdrop {
    let isDark = looksDark(for: traits)
    if isOpaque {
      let color = isDark ? Material.opaqueDark : Material.opaqueLight
      return LayerBackdrop(sigma: 0, tint: DrawingColor(hex: color))
    }
    let recipe = isDark && !isAlwaysLight ? material.dark : material.light
    return recipe.backdrop
  }

  /// Whether it darkens what is behind it.
  func looksDark(for traits: UITraitCollection) -> Bool {
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
  /// How what is in the view is seen where the screen looks so (DR21).
  func vibrancy(for traits: UITraitCollection) -> LayerVibrancy {
    let isDark = blur.looksDark(for: traits)
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
