/// An effect that blurs and tints the content behind a view.
open class UIBlurEffect: UIVisualEffect, @unchecked Sendable {
  /// Creates a blur effect of the first style.
  ///
  /// - Source: the initializer of `NSObject`; the style with the raw value 0. Confidence: guess.
  public override init() {
    style = .extraLight
    super.init()
  }

  /// Creates a blur effect.
  public init(style: Style) {
    self.style = style
    super.init()
  }

  /// Creates an effect from an archive (Archives.AR12).
  public required init?(coder: NSCoder) {
    guard coder.hasArchive(of: "UIBlurEffect", marked: "TactusBlurStyle"),
      let style = Style(rawValue: coder.decodeInteger(forKey: "TactusBlurStyle"))
    else { return nil }
    self.style = style
    super.init(coder: coder)
  }

  /// Encodes the style (Archives.AR12).
  open override func encode(with coder: NSCoder) {
    coder.encode(style.rawValue, forKey: "TactusBlurStyle")
  }

  package let style: Style

  package override var backdropBlur: UIBlurEffect? { self }

  /// The styles of a blur effect.
  public enum Style: Int, Sendable {
    /// A style lighter than the content behind.
    case extraLight = 0
    /// A light style.
    case light = 1
    /// A dark style.
    case dark = 2
    /// A style that adapts to the user interface style.
    case regular = 4
    /// A more prominent style that adapts to the user interface style.
    case prominent = 5
    /// The thinnest system material.
    case systemUltraThinMaterial = 6
    /// A thin system material.
    case systemThinMaterial = 7
    /// The default system material.
    case systemMaterial = 8
    /// A thick system material.
    case systemThickMaterial = 9
    /// The system material of bars.
    case systemChromeMaterial = 10
    /// The thinnest system material, always light.
    case systemUltraThinMaterialLight = 11
    /// A thin system material, always light.
    case systemThinMaterialLight = 12
    /// The default system material, always light.
    case systemMaterialLight = 13
    /// A thick system material, always light.
    case systemThickMaterialLight = 14
    /// The system material of bars, always light.
    case systemChromeMaterialLight = 15
    /// The thinnest system material, always dark.
    case systemUltraThinMaterialDark = 16
    /// A thin system material, always dark.
    case systemThinMaterialDark = 17
    /// The default system material, always dark.
    case systemMaterialDark = 18
    /// A thick system material, always dark.
    case systemThickMaterialDark = 19
    /// The system material of bars, always dark.
    case systemChromeMaterialDark = 20
  }
}
