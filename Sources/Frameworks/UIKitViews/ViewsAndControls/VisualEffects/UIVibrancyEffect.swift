/// An effect that tints content by the blurred content behind it.
open class UIVibrancyEffect: UIVisualEffect, @unchecked Sendable {
  /// Creates an effect for labels over a blur of the first style (a guess, as for the blur).
  public override init() {
    (blur, style) = (UIBlurEffect(), .label)
    super.init()
  }

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

  /// Creates an effect from an archive (Archives.AR12).
  public required init?(coder: NSCoder) {
    guard coder.hasArchive(of: "UIVibrancyEffect", marked: "TactusVibrancyStyle"),
      let blur = coder.decodeObject(of: UIBlurEffect.self, forKey: "TactusBlur"),
      let style = UIVibrancyEffectStyle(
        rawValue: coder.decodeInteger(forKey: "TactusVibrancyStyle"))
    else { return nil }
    (self.blur, self.style) = (blur, style)
    super.init(coder: coder)
  }

  /// Encodes the blur and the style (Archives.AR12).
  open override func encode(with coder: NSCoder) {
    coder.encode(blur, forKey: "TactusBlur")
    coder.encode(style.rawValue, forKey: "TactusVibrancyStyle")
  }

  package let blur: UIBlurEffect
  package let style: UIVibrancyEffectStyle
}
