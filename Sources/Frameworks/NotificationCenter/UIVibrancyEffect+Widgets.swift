extension UIVibrancyEffect {
  // - Source: the styles that the names suggest. Confidence: guess.

  /// Returns the vibrancy effect of primary widget content.
  public class func widgetPrimary() -> UIVibrancyEffect { widgetEffect(forVibrancyStyle: .label) }

  /// Returns the vibrancy effect of secondary widget content.
  public class func widgetSecondary() -> UIVibrancyEffect {
    widgetEffect(forVibrancyStyle: .secondaryLabel)
  }

  /// Returns the vibrancy effect of a style.
  public class func widgetEffect(
    forVibrancyStyle vibrancyStyle: UIVibrancyEffectStyle
  ) -> UIVibrancyEffect {
    UIVibrancyEffect(blurEffect: UIBlurEffect(), style: vibrancyStyle)
  }

  /// Returns the vibrancy effect of widget content: the primary one.
  @available(iOS, deprecated: 10.0, renamed: "widgetPrimary")
  public class func notificationCenter() -> UIVibrancyEffect { widgetPrimary() }
}
