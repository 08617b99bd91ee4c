import TactusUIKitViews

extension UIListContentConfiguration {
  /// The properties of a text.
  ///
  /// Sendable because it is a value, and nobody changes its colors and fonts.
  public struct TextProperties: Hashable, @unchecked Sendable {
    /// The alignments of a text.
    public enum TextAlignment: Sendable, Hashable {
      /// The alignment of the layout direction.
      case natural
      /// Centered lines.
      case center
      /// Lines of equal width.
      case justified
    }

    /// The transforms of a text.
    public enum TextTransform: Sendable, Hashable {
      /// The text as it is.
      case none
      /// The text in uppercase letters.
      case uppercase
      /// The text in lowercase letters.
      case lowercase
      /// The words with an uppercase first letter.
      case capitalized
    }

    /// The font.
    public var font: UIFont {
      get { ownFont.value }
      set { ownFont.value = newValue }
    }
    /// The color.
    public var color: UIColor {
      get { ownColor.value }
      set { ownColor.value = newValue }
    }
    /// The transformer of the color.
    public var colorTransformer: UIConfigurationColorTransformer?
    /// Returns the transformed color.
    public func resolvedColor() -> UIColor { colorTransformer.map { $0(color) } ?? color }

    /// The alignment.
    public var alignment = TextAlignment.natural
    /// The line break mode.
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// The maximum number of lines; 0 for no limit.
    public var numberOfLines = 0
    /// Whether the font shrinks when the text does not fit.
    public var adjustsFontSizeToFitWidth = false
    /// The smallest factor by which the font shrinks.
    public var minimumScaleFactor: CGFloat = 0
    /// Whether letters move together before text is truncated.
    public var allowsDefaultTighteningForTruncation = false
    /// Whether the font follows the preferred text size.
    public var adjustsFontForContentSizeCategory = true
    /// The transform of the text.
    public var transform: TextTransform {
      get { ownTransform.value }
      set { ownTransform.value = newValue }
    }

    // MARK: Internals

    private var ownFont: ConfiguredValue<UIFont>
    private var ownColor: ConfiguredValue<UIColor>
    private var ownTransform: ConfiguredValue<TextTransform>

    init(_ defaults: ListContentStyle.Text) {
      ownFont = ConfiguredValue(defaults.font)
      ownColor = ConfiguredValue(defaults.color)
      ownTransform = ConfiguredValue(defaults.transform)
    }

    /// Replaces the defaults.
    mutating func setDefaults(_ defaults: ListContentStyle.Text) {
      (ownFont.standard, ownColor.standard) = (defaults.font, defaults.color)
      ownTransform.standard = defaults.transform
    }
  }
}
