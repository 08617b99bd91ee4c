extension NSAttributedString {
  /// Creates a text from Markdown (Markdown.MD12).
  ///
  /// - Parameters:
  ///   - markdown: The Markdown source.
  ///   - options: The options.
  ///   - baseURL: The base URL of relative links.
  public convenience init(
    markdown: String,
    options: AttributedString.MarkdownParsingOptions = AttributedString.MarkdownParsingOptions(),
    baseURL: URL? = nil
  ) throws {
    try self.init(AttributedString(markdown: markdown, options: options, baseURL: baseURL))
  }

  /// Creates a text from Markdown in UTF-8; other data throws as for `AttributedString`.
  public convenience init(
    markdown: Data,
    options: AttributedString.MarkdownParsingOptions = AttributedString.MarkdownParsingOptions(),
    baseURL: URL? = nil
  ) throws {
    try self.init(AttributedString(markdown: markdown, options: options, baseURL: baseURL))
  }

  /// Creates a text from a Markdown file.
  public convenience init(
    contentsOf url: URL,
    options: AttributedString.MarkdownParsingOptions = AttributedString.MarkdownParsingOptions(),
    baseURL: URL? = nil
  ) throws {
    try self.init(AttributedString(contentsOf: url, options: options, baseURL: baseURL))
  }
}

extension NSAttributedString.Key {
  /// The presentation intent of a part of a line, a number.
  public static let inlinePresentationIntent = Self(
    AttributeScopes.FoundationAttributes.InlinePresentationIntentAttribute.name)
  /// The presentation intent of blocks.
  public static let presentationIntentAttributeName = Self(
    AttributeScopes.FoundationAttributes.PresentationIntentAttribute.name)
  /// The rule by which a part is inflected.
  public static let inflectionRule = Self(
    AttributeScopes.FoundationAttributes.InflectionRuleAttribute.name)
  /// The text in place of a part that cannot be inflected.
  public static let inflectionAlternative = Self(
    AttributeScopes.FoundationAttributes.InflectionAlternativeAttribute.name)
  /// The description of an image in the text.
  public static let alternateDescription = Self(
    AttributeScopes.FoundationAttributes.AlternateDescriptionAttribute.name)
  /// The URL of an image in the text.
  public static let imageURL = Self(AttributeScopes.FoundationAttributes.ImageURLAttribute.name)
  /// The number of the argument of a format that a part shows.
  public static let replacementIndex = Self(
    AttributeScopes.FoundationAttributes.ReplacementIndexAttribute.name)
}
