/// An effect that colors content by the blurred content behind it.
open class UIVibrancyEffect: UIVisualEffect {
  /// Creates an effect for content over a blur.
  public init(blurEffect: UIBlurEffect) {
    (blur, style) = (blurEffect, .label)
    super.init()
  }

  /// Creates an effect of a style for content over a blur.
  public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {
    (blur, self.style) = (blurEffect, style)
    super.init()
  }

  let blur: UIBlurEffect
  let style: UIVibrancyEffectStyle
}

/// The styles of a vibrancy effect.
public enum UIVibrancyEffectStyle: Int, Sendable {
  /// Primary labels.
  case label = 0
  /// Secondary labels.
  case secondaryLabel = 1
  /// Tertiary labels.
  case tertiaryLabel = 2
  /// Quaternary labels.
  case quaternaryLabel = 3
  /// Fills of small areas.
  case fill = 4
  /// Fills of medium areas.
  case secondaryFill = 5
  /// Fills of large areas.
  case tertiaryFill = 6
  /// Separators.
  case separator = 7
}
