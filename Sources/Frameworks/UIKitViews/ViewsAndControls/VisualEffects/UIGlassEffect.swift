/// An effect that shows the content behind a view like glass.
///
/// The phone looks like iOS 18, so the effect blurs the content like a system material.
open class UIGlassEffect: UIVisualEffect, @unchecked Sendable {
  /// Creates a glass effect of the regular style.
  public override init() {
    style = .regular
    super.init()
  }

  /// Creates a glass effect.
  public init(style: Style) {
    self.style = style
    super.init()
  }

  /// Creates an effect from an archive (Archives.AR12).
  public required init?(coder: NSCoder) {
    guard coder.hasArchive(of: "UIGlassEffect", marked: "TactusGlassStyle"),
      let style = Style(rawValue: coder.decodeInteger(forKey: "TactusGlassStyle"))
    else { return nil }
    self.style = style
    super.init(coder: coder)
  }

  /// Encodes the style (Archives.AR12).
  open override func encode(with coder: NSCoder) {
    coder.encode(style.rawValue, forKey: "TactusGlassStyle")
  }

  let style: Style

  /// Whether the glass reacts to touches.
  open var isInteractive = false
  /// The color of the glass; `nil` for none.
  open var tintColor: UIColor?

  package override var backdropBlur: UIBlurEffect? {
    UIBlurEffect(style: style == .clear ? .systemUltraThinMaterial : .systemThinMaterial)
  }

  /// The styles of a glass effect.
  public enum Style: Int, Sendable {
    /// The style of most controls.
    case regular = 0
    /// A more transparent style.
    case clear = 1
  }
}

/// An effect that joins the glass of the views in its view.
///
/// The phone looks like iOS 18, so the views keep their own effects.
open class UIGlassContainerEffect: UIVisualEffect, @unchecked Sendable {
  /// The distance below which two glass views begin to join, in points.
  open var spacing: CGFloat = 0
}
