extension AttributedString {
  /// The text of a key in the language of a bundle, read as Markdown within lines (TX1, MD3).
  ///
  /// - Parameters:
  ///   - keyAndValue: What is looked up, and the text where nothing is found.
  ///   - table: The table's name; nil for `Localizable`.
  ///   - bundle: Whose table; nil for the app's.
  ///   - locale: In whose way numbers are written.
  ///   - comment: A word for who translates.
  public init(
    localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) {
    self.init(
      lines: String(
        localized: keyAndValue, table: table, bundle: bundle, locale: locale, comment: comment))
  }

  /// The text that a resource stands for, read as Markdown within lines.
  public init(localized resource: LocalizedStringResource) {
    self.init(lines: String(localized: resource))
  }

  private init(lines text: String) {
    let options = MarkdownParsingOptions(interpretedSyntax: .inlineOnlyPreservingWhitespace)
    self = MarkdownReader(options: options, baseURL: nil).text(text)
  }
}
