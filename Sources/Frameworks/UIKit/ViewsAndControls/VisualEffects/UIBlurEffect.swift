/// Blurs what is behind a view, as frosted glass does, and lightens or darkens it.
open class UIBlurEffect: UIVisualEffect {
  /// Makes a blur.
  public init(style: Style) {
    self.style = style
    super.init()
  }

  let style: Style

  /// Which glass it is.
  public enum Style: Int, Sendable {
    /// Lighter than what is behind.
    case extraLight = 0
    /// About as light.
    case light = 1
    /// Darker.
    case dark = 2
    /// As light as the screen looks.
    case regular = 4
    /// The same, and more to be seen.
    case prominent = 5
    /// Of the system's, the thinnest.
    case systemUltraThinMaterial = 6
    /// A thin one.
    case systemThinMaterial = 7
    /// The usual one.
    case systemMaterial = 8
    /// A thick one.
    case systemThickMaterial = 9
    /// That of bars.
    case systemChromeMaterial = 10
    /// The thinnest, always light.
    case systemUltraThinMaterialLight = 11
    /// A thin one, always light.
    case systemThinMaterialLight = 12
    /// The usual one, always light.
    case systemMaterialLight = 13
    /// A thick one, always light.
    case systemThickMaterialLight = 14
    /// That of bars, always light.
    case systemChromeMaterialLight = 15
    /// The thinnest, always dark.
    case systemUltraThinMaterialDark = 16
    /// A thin one, always dark.
    case systemThinMaterialDark = 17
    /// The usual one, always dark.
    case systemMaterialDark = 18
    /// A thick one, always dark.
    case systemThickMaterialDark = 19
    /// That of bars, always dark.
    case systemChromeMaterialDark = 20
  }
}
