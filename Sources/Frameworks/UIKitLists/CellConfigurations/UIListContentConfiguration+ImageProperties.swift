import TactusUIKitViews

extension UIListContentConfiguration {
  /// The properties of an image.
  ///
  /// Sendable because it is a value, and nobody changes its colors.
  public struct ImageProperties: Hashable, @unchecked Sendable {
    /// A width or height of `reservedLayoutSize` that stands for the standard one of symbols, which
    /// follows the text size (CellConfigurations.CC5).
    public static let standardDimension = CGFloat.greatestFiniteMagnitude

    /// The configuration of a symbol image that has none of its own.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    /// The tint color of a template image; `nil` for that of its view.
    public var tintColor: UIColor? {
      get { ownTint.value }
      set { ownTint.value = newValue }
    }
    /// The transformer of the tint color.
    public var tintColorTransformer: UIConfigurationColorTransformer?
    /// Returns the transformed tint color, for that of the view.
    public func resolvedTintColor(for tintColor: UIColor) -> UIColor {
      let color = self.tintColor ?? tintColor
      return tintColorTransformer.map { $0(color) } ?? color
    }

    /// The corner radius, in points.
    public var cornerRadius: CGFloat = 0
    /// The size that a larger image is reduced to; 0 for no limit of a dimension.
    public var maximumSize = CGSize.zero
    /// The area that the image is centered in; 0 for the image's own dimension
    /// (CellConfigurations.CC5).
    public var reservedLayoutSize = CGSize.zero
    /// Whether the image keeps its colors while those of the screen are inverted.
    public var accessibilityIgnoresInvertColors = false

    /// The width of the border, in points; 0 for none.
    public var strokeWidth: CGFloat = 0
    /// The color of the border; `nil` for the tint color of the view.
    public var strokeColor: UIColor?
    /// The transformer of the border's color.
    public var strokeColorTransformer: UIConfigurationColorTransformer?
    /// Returns the transformed color of the border, for a tint color of the view.
    public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
      let color = strokeColor ?? tintColor
      return strokeColorTransformer.map { $0(color) } ?? color
    }

    // MARK: Internals

    private var ownTint: ConfiguredValue<UIColor?>

    init(tint: UIColor?, _ style: UIFont.TextStyle) {
      ownTint = ConfiguredValue(tint)
      preferredSymbolConfiguration = UIImage.SymbolConfiguration(textStyle: style, scale: .large)
    }

    /// Replaces the default tint color.
    mutating func setDefaultTint(_ color: UIColor?) { ownTint.standard = color }
  }
}
