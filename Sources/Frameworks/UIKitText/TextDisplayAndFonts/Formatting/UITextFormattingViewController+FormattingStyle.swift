extension UITextFormattingViewController {
  /// A style with a name that gives text several attributes at once.
  public struct FormattingStyle: Equatable {
    /// The key, by which changes and descriptors refer to the style.
    public let styleKey: String
    /// The title that the user sees.
    public let title: LocalizedStringResource
    /// The attributes of text in the style.
    public let attributes: AttributeContainer

    /// Creates a style.
    ///
    /// - Parameters:
    ///   - styleKey: The key.
    ///   - title: The title that the user sees.
    ///   - attributes: The attributes of text in the style.
    public init(
      styleKey: String, title: LocalizedStringResource, attributes: AttributeContainer
    ) {
      (self.styleKey, self.title, self.attributes) = (styleKey, title, attributes)
    }

    /// Creates a style with attributes of an `NSAttributedString`.
    ///
    /// - Parameters:
    ///   The equal alignment of a paragraph style; natural for a raw value of the app's own.
    ///   - title: The title that the user sees.
    ///   - attributes: The attributes of text in the style.
    public init(
      styleKey: String, title: LocalizedStringResource,
      attributes: [NSAttributedString.Key: Any]
    ) {
      self.init(styleKey: styleKey, title: title, attributes: AttributeContainer(attributes))
    }
  }
}
