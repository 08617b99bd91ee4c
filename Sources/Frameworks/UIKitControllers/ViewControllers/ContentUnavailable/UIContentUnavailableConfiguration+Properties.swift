extension UIContentUnavailableConfiguration {
  /// The properties of the image.
  public struct ImageProperties: Hashable, Sendable {
    /// The configuration of a symbol.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration? = .init(
      pointSize: symbolSize)
    /// The tint color of a template; nil for that of the view.
    public var tintColor: UIColor? = .secondaryLabel
    /// The radius of the corners, in points.
    public var cornerRadius: CGFloat = 0
    /// The greatest size; 0 for no limit.
    public var maximumSize = CGSize.zero
    /// Whether inverted colors leave the image as it is.
    public var accessibilityIgnoresInvertColors = false

    /// The size of a symbol, in points.
    ///
    /// - Source: pictures of Apple's reference. Confidence: guess.
    private static let symbolSize: CGFloat = 48

    init() {}
  }

  /// The properties of a text.
  public struct TextProperties: Hashable, Sendable {
    /// The font.
    public var font: UIFont
    /// The color.
    public var color: UIColor
    /// The line break mode.
    public var lineBreakMode = NSLineBreakMode.byWordWrapping
    /// The maximum number of lines; 0 for no limit.
    public var numberOfLines = 0
    /// Whether the font shrinks when the text does not fit.
    public var adjustsFontSizeToFitWidth = false
    /// The smallest factor by which the font shrinks.
    public var minimumScaleFactor: CGFloat = 0
    /// Whether letters move together before text is truncated.
    public var allowsDefaultTighteningForTruncation = false

    init(_ font: UIFont, _ color: UIColor) { (self.font, self.color) = (font, color) }
  }

  /// The properties of a button.
  public struct ButtonProperties: Hashable, Sendable {
    /// The action of a tap.
    public var primaryAction: UIAction?
    /// The menu; without an action, a tap shows it.
    public var menu: UIMenu?
    /// The role.
    public var role = UIButton.Role.normal
    /// Whether the button reacts.
    public var isEnabled = true

    init() {}
  }
}
