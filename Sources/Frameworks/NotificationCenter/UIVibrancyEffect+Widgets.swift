extension UIVibrancyEffect {
  // - Source: the styles that the names suggest. Confidence: guess.

  /// Returns the effect of the primary content of a widget.
  public class func widgetPrimary() -> UIVibrancyEffect { widgetEffect(forVibrancyStyle: .label) }

  /// Returns the effect of the secondary content of a widget.
  public class func widgetSecondary() -> UIVibrancyEffect {
    widgetEffect(forVibrancyStyle: .secondaryLabel)
  }

  /// Returns the effect of the content of a widget, by a style.
  public class func widgetEffect(
    forVibrancyStyle vibrancyStyle: UIVibrancyEffectStyle
  ) -> UIVibrancyEffect {
    UIVibrancyEffect(blurEffect: UIBlurEffect(), style: vibrancyStyle)
  }

  /// Returns the effect of the content of a widget.
  @available(iOS, deprecated: 10.0, renamed: "widgetPrimary")
  public class func notificationCenter() -> UIVibrancyEffect { widgetPrimary() }
}
