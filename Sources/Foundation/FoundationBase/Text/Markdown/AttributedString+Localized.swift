extension AttributedString {
  /// Creates a localized text, parsed as inline Markdown, with grammar agreement (ObjectiveC.TX1,
  /// Markdown.MD3, Markdown.MD10).
  ///
  /// - Parameters:
  ///   - keyAndValue: The key, which is also the default text.
  ///   - table: The name of the table; nil for `Localizable`.
  ///   - bundle: The bundle; nil for the app's.
  ///   - locale: The locale of number formats.
  ///   - comment: A comment for translators.
  public init(
    localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale? = nil, comment: StaticString? = nil
  ) {
    self.init(
      lines: String(
        localized: keyAndValue, table: table, bundle: bundle, locale: locale ?? .current,
        comment: comment),
      language: (bundle ?? .main).preferredLocalizations.first)
  }

  /// Creates a localized text with a key that differs from the default text.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - defaultValue: The text if the table has none.
  ///   - table: The name of the table; nil for `Localizable`.
  ///   - bundle: The bundle; nil for the app's.
  ///   - locale: The locale of number formats.
  ///   - comment: A comment for translators.
  public init(
    localized key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
    bundle: Bundle? = nil, locale: Locale? = nil, comment: StaticString? = nil
  ) {
    self.init(
      lines: String(
        localized: key, defaultValue: defaultValue, table: table, bundle: bundle,
        locale: locale ?? .current, comment: comment),
      language: (bundle ?? .main).preferredLocalizations.first)
  }

  /// Creates the localized text of a resource, parsed as inline Markdown.
  public init(localized resource: LocalizedStringResource) {
    self.init(
      lines: String(localized: resource), language: Bundle.main.preferredLocalizations.first)
  }

  /// Creates a text of Markdown, with grammar agreement in a language unless it is disabled.
  init(lines text: String, language: String?, inflects: Bool = true) {
    let options = MarkdownParsingOptions(
      allowsExtendedAttributes: true, interpretedSyntax: .inlineOnlyPreservingWhitespace)
    let read = MarkdownReader(options: options, baseURL: nil).text(text)
    self = inflects ? read.inflected(inLanguage: language) : read
  }
}

extension Bundle {
  /// Returns a localized text, parsed as inline Markdown, with grammar agreement (Markdown.MD13).
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - value: The text if the table has none; nil for the key.
  ///   - tableName: The name of the table; nil for `Localizable`.
  public func localizedAttributedString(
    forKey key: String, value: String?, table tableName: String?
  ) -> NSAttributedString {
    let text = localizedString(forKey: key, value: value, table: tableName)
    return NSAttributedString(
      AttributedString(lines: text, language: preferredLocalizations.first))
  }
}
