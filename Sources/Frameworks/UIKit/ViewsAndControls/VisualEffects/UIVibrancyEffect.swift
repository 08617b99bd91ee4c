/// Has what is in a view take its colour from what is behind it, which a blur has made even.
open class UIVibrancyEffect: UIVisualEffect {
  /// Makes an effect for what is over a blur.
  public init(blurEffect: UIBlurEffect) {
    (blur, style) = (blurEffect, .label)
    super.init()
  }

  /// Makes an effect of a rank for what is over a blur.
  public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {
    (blur, self.style) = (blurEffect, style)
    super.init()
  }

  let blur: UIBlurEffect
  let style: UIVibrancyEffectStyle
}

/// Of which rank what is over a blur is.
public enum UIVibrancyEffectStyle: Int, Sendable {
  /// Text of the first rank.
  case label = 0
  /// Text of the second rank.
  case secondaryLabel = 1
  /// Text of the third rank.
  case tertiaryLabel = 2
  /// Text of the fourth rank.
  case quaternaryLabel = 3
  /// Small areas.
  case fill = 4
  /// Areas of middling size.
  case secondaryFill = 5
  /// Large areas.
  case tertiaryFill = 6
  /// Lines.
  case separator = 7
}
